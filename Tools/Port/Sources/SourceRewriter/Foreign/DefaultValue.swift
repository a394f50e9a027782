import SwiftSyntax

/// The value that a member returns whose code needs a missing framework.
enum DefaultValue {
    /// Returns an expression for an empty value of a type; nil if there is none.
    static func of(_ type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        let name = type.trimmedDescription
        if name.hasPrefix("Set<") { return "[]" }
        return values[name]
    }

    /// Returns an expression of a type: an empty value, or else one that ends the program with a message.
    static func expression(of type: TypeSyntax, for member: String, needing framework: String) -> String {
        of(type) ?? "fatalError(\"\(member) needs \(framework), which Quartzite does not have\")"
    }

    private static let values: [String: String] = {
        var values = [
            "Bool": "false", "String": "\"\"", "UIColor": ".clear", "Data": "Data()", "Date": "Date()",
            "UUID": "UUID()", "Void": "()", "()": "()",
        ]
        for name in ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
            values[name] = "0"
        }
        for name in ["Float", "Double", "CGFloat", "TimeInterval"] { values[name] = "0" }
        for name in ["CGRect", "CGPoint", "CGSize", "UIEdgeInsets"] { values[name] = ".zero" }
        for name in ["UIView", "UIViewController", "UIImage", "UILabel"] { values[name] = "\(name)()" }
        return values
    }()
}
