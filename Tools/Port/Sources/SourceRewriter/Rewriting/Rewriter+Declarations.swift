import SwiftSyntax

extension Rewriter {
    /// Attributes that have no meaning without the runtime, or are errors.
    static let refused: Set<String> = [
        "objc", "objcMembers", "nonobjc", "NSManaged", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable",
        "NSCopying",
        "_objcImplementation", "implementation",
    ]

    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    mutating func rewrite(_ attribute: AttributeSyntax) {
        let name = attribute.name
        if Self.entryPoints.contains(name) {
            replace(Syntax(attribute), with: "@main", as: "@\(name)")
        } else if Self.refused.contains(name) {
            switch style {
            case .local: remove(Syntax(attribute), as: "@\(name)")
            case .portable: guarded(Syntax(attribute), else: nil, as: "@\(name)")
            }
        } else if name == "convention", attribute.isBlockConvention, style == .local {
            remove(Syntax(attribute), as: "@\(name)")
        }
    }

    /// `@NSManaged` properties read and write the layer's own storage.
    mutating func rewrite(managed variable: VariableDeclSyntax) {
        guard variable.attributes.contains("NSManaged") else { return }
        if style == .portable { return guarded(Syntax(variable), else: variable.withStoredAccessors, as: "@NSManaged") }
        for binding in variable.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
            insert(" \(binding.storedAccessors)", at: binding.endPositionBeforeTrailingTrivia, as: "accessors")
        }
    }

    /// Only classes conform to a protocol of Objective-C.
    mutating func rewrite(_ declaration: ProtocolDeclSyntax) {
        guard declaration.attributes.contains("objc") else { return }
        if separateOptionalRequirements(of: declaration), style == .portable { return double(Syntax(declaration)) }
        if let clause = declaration.inheritanceClause {
            if !clause.inheritedTypes.contains(where: { ["AnyObject", "class"].contains($0.type.plainName) }) {
                insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia, as: "AnyObject")
            }
        } else {
            insert(": AnyObject", at: declaration.name.endPositionBeforeTrailingTrivia, as: "AnyObject")
        }
    }
}

extension PatternBindingSyntax {
    /// Reads and writes what the layer stores under the property's name.
    fileprivate var storedAccessors: String {
        let name = pattern.trimmedDescription.trimmingBackticks
        return "{ get { _managedGet(\"\(name)\") } set { _managedSet(\"\(name)\", newValue) } }"
    }
}

extension VariableDeclSyntax {
    /// The declaration in one line, without attributes of Objective-C.
    fileprivate var withStoredAccessors: String {
        let kept = attributes.all.filter { !Rewriter.refused.contains($0.name) }.map { Syntax($0).inOneLine }
        let words = kept + modifiers.map { Syntax($0).inOneLine } + ["var"]
        let properties = bindings.map { binding in
            let head = binding.pattern.trimmedDescription + (binding.typeAnnotation.map { Syntax($0).inOneLine } ?? "")
            return "\(head) \(binding.storedAccessors)"
        }
        return (words + [properties.joined(separator: ", ")]).joined(separator: " ")
    }
}

extension AttributeSyntax {
    fileprivate var isBlockConvention: Bool { arguments?.trimmedDescription == "block" }
}
