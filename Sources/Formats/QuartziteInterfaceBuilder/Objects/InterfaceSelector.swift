/// The Objective-C name of a method, as used by actions (interface_builder_segues.md I96).
package struct InterfaceSelector: Hashable, Sendable {
    /// The name of the selector, such as `tappedWithSender:`.
    package var name: String

    /// The number of arguments of the method.
    package var argumentCount: Int { name.count { $0 == ":" } }

    /// The possible names of the method in Swift, the more probable ones first, such as `tapped(sender:)`.
    ///
    /// Swift's compiler inserts "With" before the first label unless the label is a preposition.
    package var swiftNames: [String] {
        guard name.hasSuffix(":") else { return [name + "()"] }
        var labels = name.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let first = labels.removeFirst()
        func swiftName(_ base: some StringProtocol, _ label: String) -> String {
            "\(base)(\(([label] + labels).map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
        }
        var names = [swiftName(first, "_")]
        for preposition in ["With", "For", "From", "In", "On", "To", "By", "At", "Of"] {
            // The last preposition in the name starts the label.
            guard let range = first.ranges(of: preposition).last, range.lowerBound > first.startIndex,
                first[range.upperBound...].first?.isLowercase != true
            else { continue }
            let rest = first[range.upperBound...]
            let label = preposition == "With" && !rest.isEmpty ? rest : first[range.lowerBound...]
            let name = swiftName(first[..<range.lowerBound], label.prefix(1).lowercased() + label.dropFirst())
            if preposition == "With" { names.insert(name, at: 0) } else { names.append(name) }
        }
        return names
    }
}
