extension CALayer {
    final func keyedValue(forKey key: String) -> Any? {
        if key.hasComponents { return value(forKeyPath: key) }
        if let value = animatableValue(forKeyPath: key) { return value.boxed }
        return plainValue(forKey: key)
    }

    final func keyedValue(forKeyPath path: String) -> Any? {
        guard path.hasComponents else { return value(forKey: path) }
        if let (child, rest) = sublayer(onPath: path) { return child.value(forKeyPath: rest) }
        return animatableValue(forKeyPath: path)?.boxed
    }

    final func setKeyedValue(_ value: Any?, forKey key: String) {
        if key.hasComponents { return setValue(value, forKeyPath: key) }
        let isNil = value == nil || value is NSNull
        if let property = allProperties[key] {
            if isNil {
                change(property.key) { property.clear(in: self) }
            } else if let value = AnimatableValue(value) {
                change(property.key) { property.set(value, in: self) }
            }
            return
        }
        if setPlainValue(value, forKey: key) { return }
        if isNil {
            change(key) { undefinedValues[key] = nil }
        } else if let converted = AnimatableValue(value), animatableValue(forKeyPath: key) != nil,
            undefinedValues[key] == nil
        {
            change(key) { setAnimatableValue(converted, forKeyPath: key) }
        } else {
            change(key) { undefinedValues[key] = value }
        }
    }

    final func setBoxedValue(_ value: Any?, forKeyPath path: String) {
        guard let dot = path.firstDot else { return setValue(value, forKey: path) }
        let key = String(path[..<dot])
        guard let converted = AnimatableValue(value) else { return }
        if key == Row.frame.key, let component = StructComponent(path[path.index(after: dot)...]) {
            guard case .rect(let rect) = AnimatableValue.rect(frame).replacing(component, with: converted) else {
                return
            }
            frame = rect
        } else if let (child, rest) = sublayer(onPath: path) {
            child.setValue(value, forKeyPath: rest)
        } else {
            change(key) { setAnimatableValue(converted, forKeyPath: path) }
        }
    }

    final func layerValue(forKeyPath path: String) -> AnimatableValue? {
        guard let dot = path.firstDot else {
            if let property = allProperties[path] { return property.value(in: self) }
            if path == Row.frame.key { return .rect(frame) }
            return undefinedValues[path].flatMap { AnimatableValue($0) }
        }
        if let (child, rest) = sublayer(onPath: path) { return child.animatableValue(forKeyPath: rest) }
        if let filters = Row.filters.first(where: { $0.row.key == path[..<dot] }) {
            return state[keyPath: filters.list][path[path.index(after: dot)...]]
        }
        guard let component = StructComponent(path[path.index(after: dot)...]) else { return nil }
        return animatableValue(forKeyPath: String(path[..<dot]))?[component]
    }

    final func setLayerValue(_ value: AnimatableValue, forKeyPath path: String) {
        guard let dot = path.firstDot else {
            if let property = allProperties[path] {
                property.set(value, in: self)
            } else {
                undefinedValues[path] = value.boxed
            }
            return
        }
        if let (child, rest) = sublayer(onPath: path) { return child.setAnimatableValue(value, forKeyPath: rest) }
        if let filters = Row.filters.first(where: { $0.row.key == path[..<dot] }) {
            return state[keyPath: filters.list].set(value, for: path[path.index(after: dot)...])
        }
        let key = String(path[..<dot])
        guard let component = StructComponent(path[path.index(after: dot)...]),
            let whole = animatableValue(forKeyPath: key)
        else { return }
        setAnimatableValue(whole.replacing(component, with: value), forKeyPath: key)
    }

    /// Returns the sublayer that a path such as `sublayers.NAME.rest` names, and the rest of the path.
    private func sublayer(onPath path: String) -> (CALayer, String)? {
        let parts = path.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, parts[0] == Row.sublayers.key else { return nil }
        let named = (sublayers ?? []).first { $0.name == String(parts[1]) }
        return named.map { ($0, String(parts[2])) }
    }

    /// Returns the default value that `defaultValue(forKey:)` reports for `key` (facts of topic class_defaults).
    static func layerDefault(forKey key: String) -> Any? {
        let properties = allProperties
        return properties.plain(key)?.listedDefault ?? properties.property(forKey: key)?.listedDefault()
    }
}

extension String {
    /// The position of the first dot in a key path; nil if the path has one component.
    var firstDot: Index? { utf8.firstIndex(of: UInt8(ascii: ".")) }

    /// Whether the string is a key path with several components.
    var hasComponents: Bool { utf8.contains(UInt8(ascii: ".")) }
}
