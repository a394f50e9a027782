import SwiftSyntax

/// Finds what the compiler refuses in one file where there is no Objective-C runtime, and what to write instead.
///
/// Only the text that must change does; comments, formatting and lines stay.
struct Rewriter {
    let source: ParsedSource
    let index: ModuleIndex
    private(set) var edits: [Edit] = []

    init(_ source: ParsedSource, index: ModuleIndex) {
        self.source = source
        self.index = index
        let importsUIKit = source.tree.imports.contains { $0.path.first?.name.text == "UIKit" }
        Syntax(source.tree).walk { node in
            switch node.kind {
            case .attribute: node.as(AttributeSyntax.self).map { rewrite($0) }
            case .importDecl: node.as(ImportDeclSyntax.self).map { rewrite($0, importsUIKit: importsUIKit) }
            case .ifConfigClause: node.as(IfConfigClauseSyntax.self)?.condition.map { rewrite(condition: $0) }
            case .macroExpansionExpr: node.as(MacroExpansionExprSyntax.self).map { rewrite($0) }
            case .functionCallExpr: node.as(FunctionCallExprSyntax.self).map { rewrite($0) }
            case .variableDecl: node.as(VariableDeclSyntax.self).map { rewrite(managed: $0) }
            case .protocolDecl: node.as(ProtocolDeclSyntax.self).map { rewrite($0) }
            default: break
            }
            return true
        }
        if let mark = source.tree.shebang {
            replace(Syntax(mark), with: "//" + mark.text.dropFirst(2), as: "#!")
        }
    }

    /// The rewritten text.
    ///
    /// A directive in front makes the compiler speak of the original file and its lines.
    func rewritten() -> (bytes: [UInt8], applied: [Edit]) {
        let (bytes, applied) = source.bytes.applying(edits)
        let path = source.path.flatMap { ["\\", "\""].contains($0) ? "\\\($0)" : "\($0)" }
        return (Array("#sourceLocation(file: \"\(String(path))\", line: 1)\n".utf8) + bytes, applied)
    }

    /// Replaces a node's text; what stands around it stays.
    mutating func replace(_ node: Syntax, with replacement: String, as kind: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Edit(range: start..<end, replacement: replacement, kind: kind))
    }

    mutating func insert(_ text: String, at position: AbsolutePosition, as kind: String) {
        edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, replacement: text, kind: kind))
    }

    /// Removes a node and the spaces after it.
    mutating func remove(_ node: Syntax, as kind: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = node.endPositionBeforeTrailingTrivia.utf8Offset
        while end < source.bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[end]) { end += 1 }
        edits.append(Edit(range: start..<end, replacement: "", kind: kind))
    }
}

extension SourceFileSyntax {
    /// The imports that are compiled, in order.
    var imports: [ImportDeclSyntax] { statements.activeItems.compactMap { $0.item.as(ImportDeclSyntax.self) } }
}

extension CodeBlockItemListSyntax {
    /// The items that are compiled: those of active clauses of `#if` in its place.
    var activeItems: [CodeBlockItemSyntax] {
        flatMap { item -> [CodeBlockItemSyntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            guard case .statements(let items) = condition.activeClause?.elements else { return [] }
            return items.activeItems
        }
    }
}
