import SwiftSyntax

extension Rewriter {
    /// The attributes that are errors, or have no meaning, without the Objective-C runtime.
    static let refused: Set<String> = [
        "objc", "objcMembers", "nonobjc", "NSManaged", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable",
        "NSCopying",
        "_objcImplementation", "implementation",
    ]

    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    /// Removes or replaces an attribute that requires the Objective-C runtime.
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

    /// Makes static members public that are marked `open`, which Swift 4 allows and Swift 5 refuses.
    mutating func rewrite(_ modifiers: DeclModifierListSyntax) {
        guard modifiers.contains(where: { $0.name.text == "static" }),
            let open = modifiers.first(where: { $0.name.text == "open" })
        else { return }
        replace(Syntax(open), with: "public", as: "open static")
    }

    /// Gives `@NSManaged` properties accessors that read and write the storage of the layer or the managed object.
    mutating func rewrite(managed variable: VariableDeclSyntax) {
        guard variable.attributes.contains("NSManaged") else { return }
        if style == .portable { return guarded(Syntax(variable), else: variable.withStoredAccessors, as: "@NSManaged") }
        for binding in variable.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
            insert(" \(binding.storedAccessors)", at: binding.endPositionBeforeTrailingTrivia, as: "accessors")
        }
    }

    /// Restricts an Objective-C protocol to classes, and moves its optional requirements to protocols of their own.
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
    /// The accessors that read and write the value that the object stores under the property's name.
    fileprivate var storedAccessors: String {
        let name = pattern.trimmedDescription.trimmingBackticks
        return "{ get { _managedGet(\"\(name)\") } set { _managedSet(\"\(name)\", newValue) } }"
    }
}

extension VariableDeclSyntax {
    /// The declaration on one line, with stored accessors and without Objective-C attributes.
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
