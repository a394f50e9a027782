import SwiftSyntax

/// The tests of a file that use frameworks which Quartzite does not have, and which the file imports only where they are.
///
/// The file does not count as one that needs the frameworks, although its tests use them without a condition. They are
/// skipped with a reason; the other tests run.
enum MissingFrameworkTests {
    /// The frameworks that a file imports in clauses of `#if` that are not compiled.
    fileprivate static func frameworks(of source: ParsedSource) -> Set<String> {
        var found: Set<String> = []
        Syntax(source.tree).walk { node in
            guard let declaration = node.as(ImportDeclSyntax.self) else { return !node.is(MemberBlockSyntax.self) }
            guard let name = declaration.path.first?.name.text, FrameworkVocabulary.isMissing(name), !node.isCompiled
            else { return false }
            found.insert(name)
            return false
        }
        return found
    }

    /// Returns the framework that the compiled code of a declaration uses; nil if it uses none of these.
    fileprivate static func framework(ofCodeIn declaration: Syntax, among frameworks: Set<String>) -> String? {
        var found: String?
        declaration.walk { node in
            if let clause = node.as(IfConfigDeclSyntax.self) {
                if let active = clause.activeClause, found == nil {
                    found = framework(of: Syntax(active), among: frameworks)
                }
                return false
            }
            if let token = node.as(TokenSyntax.self), found == nil { found = framework(of: token, among: frameworks) }
            return found == nil
        }
        return found
    }

    private static func framework(of node: Syntax, among frameworks: Set<String>) -> String? {
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let found = framework(of: token, among: frameworks) { return found }
        }
        return nil
    }

    private static func framework(of token: TokenSyntax, among frameworks: Set<String>) -> String? {
        guard case .identifier(let name) = token.tokenKind else { return nil }
        if frameworks.contains("SwiftUI"), name == "SwiftUI" || name == HostedViews.controller { return "SwiftUI" }
        return FrameworkVocabulary.framework(of: name, among: frameworks)
    }
}

extension ParsedSource {
    /// Returns the file with tests that are skipped because of missing frameworks, and these; nil if there are none.
    func skippingMissingFrameworkTests() throws(Unreadable) -> (source: ParsedSource, frameworks: Set<String>)? {
        let imports = Set(tree.imports.compactMap { $0.path.first?.name.text })
        guard imports.contains("XCTest") || !imports.isDisjoint(with: Rewriter.snapshots.keys) else { return nil }
        let frameworks = MissingFrameworkTests.frameworks(of: self)
        guard !frameworks.isEmpty else { return nil }
        var edits: [Edit] = []
        var used: Set<String> = []
        // Types within a class of tests that use a framework are removed with the tests that use them.
        var removed: [String: String] = [:]
        Syntax(tree).walk { node in
            if node.is(FunctionDeclSyntax.self) { return false }
            guard let group = node.asProtocol((any DeclGroupSyntax).self),
                node.parent?.is(MemberBlockItemSyntax.self) == true,
                let name = group.typeName, node.isCompiled,
                let framework = MissingFrameworkTests.framework(ofCodeIn: node, among: frameworks)
            else { return true }
            removed[name] = framework
            let range =
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(Edit(range: range, replacement: "", kind: framework))
            return false
        }
        func framework(of function: FunctionDeclSyntax) -> String? {
            MissingFrameworkTests.framework(ofCodeIn: Syntax(function), among: frameworks)
                ?? removed.keys.sorted().first(where: Syntax(function).identifiers.contains).flatMap { removed[$0] }
        }
        Syntax(tree).walk { node in
            guard let function = node.as(FunctionDeclSyntax.self) else { return true }
            let signature = function.signature
            guard let body = function.body, function.name.text.hasPrefix("test"), node.isCompiled,
                signature.parameterClause.parameters.isEmpty, signature.returnClause == nil,
                let framework = framework(of: function)
            else { return false }
            used.insert(framework)
            let start = body.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = body.endPositionBeforeTrailingTrivia.utf8Offset
            let effect = signature.effectSpecifiers?.throwsClause == nil ? "throws " : ""
            let text = "\(effect){ throw XCTSkip(\"needs \(framework), which Quartzite does not have\") }"
            edits.append(Edit(range: start..<end, replacement: text, kind: framework))
            return false
        }
        guard !edits.isEmpty else { return nil }
        return (try ParsedSource(path: path, bytes: bytes.applying(edits).bytes), used)
    }
}
