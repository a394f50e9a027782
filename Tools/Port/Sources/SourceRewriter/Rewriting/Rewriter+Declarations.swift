import SwiftSyntax

extension Rewriter {
    /// Attributes that have no meaning without the runtime, or are errors.
    private static let refused: Set<String> = [
        "objc", "objcMembers", "nonobjc", "NSManaged", "IBOutlet", "IBSegueAction", "GKInspectable", "NSCopying",
        "_objcImplementation", "implementation",
    ]

    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    mutating func rewrite(_ attribute: AttributeSyntax) {
        let name = attribute.name
        if Self.entryPoints.contains(name) {
            replace(Syntax(attribute), with: "@main", as: "@\(name)")
        } else if Self.refused.contains(name) || (name == "convention" && attribute.isBlockConvention) {
            remove(Syntax(attribute), as: "@\(name)")
        }
    }

    /// `@NSManaged` properties read and write the layer's own storage.
    mutating func rewrite(managed variable: VariableDeclSyntax) {
        guard variable.attributes.contains("NSManaged") else { return }
        for binding in variable.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
            let name = binding.pattern.trimmedDescription.trimmingBackticks
            let body = " { get { _managedGet(\"\(name)\") } set { _managedSet(\"\(name)\", newValue) } }"
            insert(body, at: binding.endPositionBeforeTrailingTrivia, as: "accessors")
        }
    }

    /// Only classes conform to a protocol of Objective-C.
    mutating func rewrite(_ declaration: ProtocolDeclSyntax) {
        guard declaration.attributes.contains("objc") else { return }
        separateOptionalRequirements(of: declaration)
        if let clause = declaration.inheritanceClause {
            if !clause.inheritedTypes.contains(where: { ["AnyObject", "class"].contains($0.type.plainName) }) {
                insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia, as: "AnyObject")
            }
        } else {
            insert(": AnyObject", at: declaration.name.endPositionBeforeTrailingTrivia, as: "AnyObject")
        }
    }
}

extension AttributeSyntax {
    fileprivate var isBlockConvention: Bool { arguments?.trimmedDescription == "block" }
}
