import SwiftSyntax

extension Rewriter {
    /// Imports FoundationNetworking after an import that remains, or at the end, if the file uses `URLSession` or related types.
    mutating func importNetworking() {
        guard let first = source.tree.imports.first,
            !source.tree.imports.contains(where: { isNetworking($0) })
        else { return }
        var isUsed = false
        for token in source.tree.tokens(viewMode: .sourceAccurate) where !isUsed {
            guard case .identifier(let name) = token.tokenKind else { continue }
            isUsed = Self.isNetworking(name)
        }
        guard isUsed else { return }
        let module = style == .portable ? "import FoundationNetworking" : "import _Networking"
        switch style {
        case .portable:
            let text = "\n#if canImport(FoundationNetworking)\n\(module)\n#endif"
            insert(text, at: first.endPositionBeforeTrailingTrivia, as: module)
        case .local:
            guard let kept = source.tree.imports.first(where: remains) else {
                return append(module, from: first.position)
            }
            insert("; \(module)", at: kept.endPositionBeforeTrailingTrivia, as: module)
        }
    }

    /// Whether an import is one of networking that is compiled on Apple's systems as well, unless the code is to run on both.
    private func isNetworking(_ declaration: ImportDeclSyntax) -> Bool {
        guard declaration.path.first?.name.text == "FoundationNetworking" else { return false }
        return style == .portable || Syntax(declaration).enclosing({ $0.as(IfConfigClauseSyntax.self) }) == nil
    }

    /// Whether a line that is always compiled remains of an import of UIKit, or of a module that UIKit includes.
    private func remains(_ declaration: ImportDeclSyntax) -> Bool {
        func name(_ declaration: ImportDeclSyntax) -> String { declaration.path.first?.name.text ?? "" }
        guard Syntax(declaration).enclosing({ $0.as(IfConfigClauseSyntax.self) }) == nil else { return false }
        let importsUIKit = source.tree.imports.contains { name($0) == "UIKit" }
        return name(declaration) == "UIKit" || !importsUIKit && Self.insideUIKit.contains(name(declaration))
    }

    /// Replaces the settings of sessions in the background, which Foundation on Linux refuses, by the default ones.
    ///
    /// The module for networking of `quartzite run` has such settings.
    mutating func rewrite(backgroundSession call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.plainName == "URLSessionConfiguration", callee.declName.baseName.text == "background",
            call.arguments.first?.label?.text == "withIdentifier"
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        guard isCopy else { return }
        replace(Syntax(call), with: "URLSessionConfiguration.default", as: "background(withIdentifier:)")
    }

    /// Declares settings of `URLSession` and its requests that Foundation on Linux lacks, and that have no effect there.
    mutating func appendSessionSettings() {
        guard style == .portable else { return }
        var seen: Set<String> = []
        Syntax(source.tree).walk { node in
            guard let member = node.as(MemberAccessExprSyntax.self), member.base != nil else { return true }
            let name = member.declName.baseName.text
            guard !index.hasProperty(name), seen.insert(name).inserted else { return true }
            if Self.sessionSettings.contains(name) {
                append(
                    "extension URLSessionConfiguration { fileprivate var \(name): Bool { get { false } set {} } }",
                    from: node.position)
            }
            if let value = Self.requestSettings[name] {
                append(
                    "extension URLRequest { fileprivate var \(name): Bool { get { \(value) } set {} } }",
                    from: node.position)
            }
            return true
        }
    }

    private static let sessionSettings: Set<String> = [
        "sessionSendsLaunchEvents", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
        "shouldUseExtendedBackgroundIdleMode", "requiresDNSSECValidation",
    ]

    /// The settings of requests with their values.
    private static let requestSettings: [String: Bool] = [
        "allowsExpensiveNetworkAccess": true, "allowsConstrainedNetworkAccess": true, "assumesHTTP3Capable": false,
        "requiresDNSSECValidation": false,
    ]

    static func isNetworking(_ name: String) -> Bool {
        prefixesOfNetworking.contains { name.hasPrefix($0) } || networking.contains(name)
    }

    private static let prefixesOfNetworking = [
        "URLSession", "NSURLSession", "NSURLAuthenticationMethod", "NSURLProtectionSpace", "NSHTTPCookie",
        "NSURLCredential",
        "tls_",
    ]

    private static let networking: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
        "URLProtocol", "URLProtocolClient", "CachedURLResponse", "URLAuthenticationChallenge", "URLProtectionSpace",
        "URLCredentialStorage", "NSURLRequest", "NSMutableURLRequest", "NetService", "NetServiceDelegate",
        "NetServiceBrowser", "NetServiceBrowserDelegate", "AsyncLineSequence",
    ]
}
