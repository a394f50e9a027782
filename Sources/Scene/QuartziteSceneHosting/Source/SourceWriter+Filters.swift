import QuartzCore

extension SourceWriter {
    /// Writes the filters of a layer and its blend mode.
    func writeFilters(of layer: CALayer, _ owner: String, to lines: inout [String]) {
        if let filter = layer.compositingFilter {
            if let name = filter as? String {
                lines.append("layer.compositingFilter = \(SwiftLiteral.string(name))")
            } else if let call = filterCall(filter, owner) {
                lines.append("layer.compositingFilter = \(call)")
            }
        }
        for (key, filters) in [("filters", layer.filters), ("backgroundFilters", layer.backgroundFilters)] {
            guard let filters, !filters.isEmpty else { continue }
            let calls = filters.compactMap { filterCall($0, owner) }
            lines.append("layer.\(key) = [\(calls.joined(separator: ", "))].compactMap { $0 }")
        }
    }

    /// Returns the call of a function that makes a filter; nil if it cannot be expressed.
    private func filterCall(_ object: Any, _ owner: String) -> String? {
        guard let filter = object as? CIFilter else {
            omit("a filter of \(owner)")
            return nil
        }
        let kind = filter.systemName
        var lines = ["let filter = CIFilter(name: \(SwiftLiteral.string(kind)))"]
        if filter.name != kind { lines.append("filter?.name = \(SwiftLiteral.string(filter.name))") }
        if !filter.isEnabled { lines.append("filter?.isEnabled = false") }
        for key in filter.inputKeys {
            guard let number = AnimatableValue(filter.value(forKey: key))?.double else {
                if filter.value(forKey: key) != nil { omit("\(key) of a filter of \(owner)") }
                continue
            }
            lines.append("filter?.setValue(\(SwiftLiteral.number(number)), forKey: \(SwiftLiteral.string(key)))")
        }
        lines.append("return filter")
        let name = uniqueName(kind + "Filter", otherwise: "Filter")
        return addFunction(name, type: "CIFilter?", comment: "A filter of \(owner).", lines)
    }
}
