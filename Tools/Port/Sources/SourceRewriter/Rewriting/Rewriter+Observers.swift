import SwiftSyntax

extension Rewriter {
    /// Moves an override with observers from an extension to the class's body, where it calls the observers.
    ///
    /// Returns whether the member is an override with observers.
    mutating func rewrite(
        observersOf member: MemberBlockItemSyntax, _ modifiers: DeclModifierListSyntax, in bodies: [ClassBody],
        of type: String, access: String
    ) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let annotation = binding.typeAnnotation,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            case .accessors(let accessors) = binding.accessorBlock?.accessors, let first = accessors.first,
            accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil }),
            let end = binding.accessorBlock?.rightBrace
        else { return false }
        if style == .portable {
            double(Syntax(member))
            return true
        }
        let property = pattern.identifier.text
        let valueType = Syntax(annotation.type).inOneLine
        func name(_ accessor: AccessorDeclSyntax) -> String {
            Forwarding.name("\(property.trimmingBackticks)_\(accessor.accessorSpecifier.text)", of: type)
        }
        var start = variable.positionAfterSkippingLeadingTrivia
        var calls: [String] = []
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let isWill = accessor.accessorSpecifier.text == "willSet"
            let given = isWill ? "newValue" : "oldValue"
            let parameter = accessor.parameters?.name.text ?? given
            let head = "func \(name(accessor))(_ \(parameter): \(valueType)) "
            replace(
                from: start, to: body.positionAfterSkippingLeadingTrivia, with: (accessor == first ? "" : "; ") + head,
                as: "override in an extension")
            start = body.endPositionBeforeTrailingTrivia
            calls.append("\(accessor.accessorSpecifier.text) { \(name(accessor))(\(given)) }")
        }
        replace(from: start, to: end.endPositionBeforeTrailingTrivia, with: "", as: "")
        let words = modifiers.map(\.trimmedDescription).filter { !["dynamic", "private", "fileprivate"].contains($0) }
        let hasAccess = words.contains { ["open", "public", "package", "internal"].contains($0) }
        let level = hasAccess || ["internal", "private", "fileprivate"].contains(access) ? [] : [access]
        let head = (level + words + ["var"]).joined(separator: " ")
        let declaration = "\(head) \(property): \(valueType) { \(calls.joined(separator: " ")) }"
        for body in bodies { forward(declaration, in: body) }
        return true
    }
}
