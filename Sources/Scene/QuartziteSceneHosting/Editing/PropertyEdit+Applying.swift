import QuartzCore

extension PropertyEdit {
    /// Numbers beyond this limit are not accepted.
    private static let largestNumber = 1e12

    /// Sets the property of a layer or of one of its cells, without an animation.
    @MainActor func apply(to layer: CALayer) -> EditResult {
        guard value.isFinite, value.largest <= Self.largestNumber else { return .rejected("The value is not finite.") }
        if let result = applyToView(of: layer) { return result }
        guard let path = CellPath(keyPath) else { return apply(to: layer, PropertyCatalog.properties(of: layer)) }
        guard let emitter = layer as? CAEmitterLayer else { return .rejected("The layer is not an emitter.") }
        guard let cell = path.cell(of: emitter) else { return .waiting }
        guard let entry = PropertyCatalog.cellProperties.first(where: { $0.traits.key == path.property }) else {
            return .rejected("There is no property “\(path.property)”.")
        }
        switch object(for: entry, current: cell.value(forKey: path.property)) {
        case .failure(let problem): return .rejected(problem.description)
        case .success(var object):
            if path.property == "contents" {
                guard let name = object as? String, let image = ParticleImage(rawValue: name) else {
                    return .rejected("There is no image of this name.")
                }
                object = image.image
            }
            cell.setValue(object, forKey: path.property)
            emitter.cellsDidChange()
            return .applied
        }
    }

    private func apply(to layer: CALayer, _ entries: [PropertyCatalog.Entry]) -> EditResult {
        let key = String(keyPath.prefix { $0 != "." })
        guard let entry = entries.first(where: { $0.traits.key == key }) else {
            return .rejected("There is no property “\(key)”.")
        }
        guard key == keyPath else { return applyComponent(to: layer) }
        switch object(for: entry, current: layer.value(forKey: key)) {
        case .failure(let problem): return .rejected(problem.description)
        case .success(let object):
            CATransaction.withoutActions { layer.setValue(object, forKey: key) }
            return .applied
        }
    }

    /// Sets one number of a point, size, rectangle or transform.
    private func applyComponent(to layer: CALayer) -> EditResult {
        guard case .number? = AnimatableValue(layer.value(forKeyPath: keyPath)) else {
            return .rejected("There is no property “\(keyPath)”.")
        }
        guard case .number(let number) = value else { return .rejected("The value is not a number.") }
        CATransaction.withoutActions { layer.setValue(number, forKeyPath: keyPath) }
        return .applied
    }

    /// Returns the value as the property takes it.
    private func object(for entry: PropertyCatalog.Entry, current: Any?) -> Result<Any?, EditProblem> {
        let traits = entry.traits
        guard let kind = PropertyKind(of: current, entry), PropertyCatalog.isEditable(traits.key, kind) else {
            return .failure(EditProblem(description: "“\(traits.key)” cannot be edited."))
        }
        guard let object = value.object(of: kind, isEndless: traits.isEndless) else {
            return .failure(EditProblem(description: "The value is not a \(kind.rawValue)."))
        }
        if let limits = traits.limits, case .number(let number) = value, !limits.contains(number) {
            return .failure(EditProblem(description: "The value is not in \(limits.lowerBound)…\(limits.upperBound)."))
        }
        if let choices = traits.choices, case .text(let text) = value, !choices.contains(text) {
            return .failure(EditProblem(description: "“\(text)” is not one of the choices."))
        }
        // An empty choice means that there is none.
        return .success(kind == .choice && object as? String == "" ? nil : object)
    }
}

/// A reason why an edit has no effect.
private struct EditProblem: Error {
    let description: String
}

extension PropertyCatalog {
    /// The texts that an edit can set.
    private static let editableTexts: Set = ["name", "string"]

    /// Whether an edit can set a property.
    static func isEditable(_ key: String, _ kind: PropertyKind) -> Bool {
        kind != .text || editableTexts.contains(key)
    }
}

extension SceneValue {
    /// The largest absolute value of the numbers.
    fileprivate var largest: Double {
        switch self {
        case .number(let number): abs(number)
        case .numbers(let numbers): numbers.reduce(0) { max($0, abs($1)) }
        case .none, .flag, .text: 0
        }
    }
}

extension CATransaction {
    /// Runs a closure whose changes do not animate implicitly.
    static func withoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}
