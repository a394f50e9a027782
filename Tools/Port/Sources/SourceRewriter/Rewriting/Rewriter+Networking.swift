import SwiftSyntax

extension Rewriter {
    /// Imports FoundationNetworking after the first import if the file uses `URLSession` or related types.
    mutating func importNetworking() {
        guard let first = source.tree.imports.first,
            !source.tree.imports.contains(where: { $0.path.first?.name.text == "FoundationNetworking" })
        else { return }
        var isUsed = false
        for token in source.tree.tokens(viewMode: .sourceAccurate) where !isUsed {
            guard case .identifier(let name) = token.tokenKind else { continue }
            isUsed = Self.isNetworking(name)
        }
        guard isUsed else { return }
        let text =
            switch style {
            case .local: "; import FoundationNetworking"
            case .portable: "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
            }
        insert(text, at: first.endPositionBeforeTrailingTrivia, as: "import FoundationNetworking")
    }

    /// Replaces the settings of sessions in the background, which Foundation on Linux refuses, by the default ones.
    mutating func rewrite(backgroundSession call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.plainName == "URLSessionConfiguration", callee.declName.baseName.text == "background",
            call.arguments.first?.label?.text == "withIdentifier"
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(call), with: "URLSessionConfiguration.default", as: "background(withIdentifier:)")
    }

    /// Declares settings of `URLSession` that Foundation on Linux lacks, and that have no effect there.
    mutating func appendSessionSettings() {
        var seen: Set<String> = []
        Syntax(source.tree).walk { node in
            guard let member = node.as(MemberAccessExprSyntax.self), member.base != nil else { return true }
            let name = member.declName.baseName.text
            guard Self.sessionSettings.contains(name), !index.hasProperty(name), seen.insert(name).inserted else {
                return true
            }
            append(
                "extension URLSessionConfiguration { fileprivate var \(name): Bool { get { false } set {} } }",
                from: node.position)
            return true
        }
    }

    private static let sessionSettings: Set<String> = [
        "sessionSendsLaunchEvents", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
        "shouldUseExtendedBackgroundIdleMode",
    ]

    static func isNetworking(_ name: String) -> Bool {
        name.hasPrefix("URLSession") || networking.contains(name)
    }

    private static let networking: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
    ]
}
