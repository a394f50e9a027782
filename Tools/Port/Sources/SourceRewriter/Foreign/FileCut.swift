import SwiftSyntax

/// The edits that remove from a file what uses names that are not there.
struct FileCut {
    let index: ModuleIndex
    private let source: ParsedSource
    /// The missing names of frameworks that the file uses.
    private let own: [String: String]
    private let counts: [String: Int]
    /// What is not there in the module, with what this file adds.
    private(set) var names: MissingDeclarations.Names
    private(set) var edits: [Edit] = []
    /// The frameworks that the file needs.
    private(set) var needs: Set<String> = []
    /// The names of the types, functions and variables of the file that remain.
    private(set) var kept: Set<String> = []
    /// Whether a class of UIKit's remains as it is.
    private(set) var hasScreen = false
    /// Whether other statements or extensions remain.
    private var hasRest = false

    /// Whether nothing remains.
    var isEmpty: Bool { kept.isEmpty && !hasRest }

    init(
        _ source: ParsedSource, _ own: [String: String], _ names: MissingDeclarations.Names, _ index: ModuleIndex,
        _ counts: [String: Int]
    ) {
        (self.source, self.own, self.names, self.index, self.counts) = (source, own, names, index, counts)
        for item in source.tree.statements.activeItems where !item.item.is(ImportDeclSyntax.self) {
            if let group = Syntax(item.item).asProtocol((any DeclGroupSyntax).self) {
                var cut = TypeCut(group, in: self, isTop: true)
                cut.run()
                record(cut, group)
            } else {
                let (cut, isCut) = MemberCut.outside(Syntax(item.item), in: self)
                adopt(cut)
                let declared = Self.declared(Syntax(item.item))
                if !isCut { kept.formUnion(declared) }
                if !isCut, declared.isEmpty { hasRest = true }
                if isCut { edits.append(Edit(range: item.range, replacement: "", kind: "")) }
            }
        }
    }

    private mutating func record(_ cut: TypeCut, _ group: any DeclGroupSyntax) {
        adopt(cut.members)
        guard !cut.isCut else { return }
        if group.is(ExtensionDeclSyntax.self) { hasRest = true } else { group.typeName.map { _ = kept.insert($0) } }
        if cut.isScreen, cut.members.edits.isEmpty { hasScreen = true }
    }

    private mutating func adopt(_ cut: MemberCut) {
        edits += cut.edits
        needs.formUnion(cut.needs)
        names = cut.names
    }

    private static func declared(_ node: Syntax) -> Set<String> {
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.reduce(into: []) { $0.formUnion(Syntax($1.pattern).declaredNames) }
        }
        if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return node.as(TypeAliasDeclSyntax.self).map { [$0.name.text] } ?? []
    }

    /// Returns the names that are missing in a type, or outside of types, with their frameworks.
    func missing(in type: String?, _ names: MissingDeclarations.Names) -> [String: String] {
        var missing = own.merging(names.global) { own, _ in own }
        guard let type else { return missing }
        for name in [type] + index.ancestors(of: type) {
            if let members = names.members[name] { missing.merge(members) { first, _ in first } }
        }
        return missing
    }

    /// Whether a name is declared once in the module, so that it means the same wherever it is used.
    func isUnique(_ name: String) -> Bool { counts[name, default: 0] == 1 && !Self.common.contains(name) }

    /// Names that UIKit's types have as well.
    private static let common: Set<String> = [
        "backgroundColor", "bounds", "center", "color", "content", "data", "dataSource", "delegate", "description",
        "frame", "identifier", "image", "items", "layer", "location", "name", "position", "scene", "session", "size",
        "state", "text", "title", "transform", "url", "value", "view", "window",
    ]
}

extension SyntaxProtocol {
    /// The bytes of the node without the spaces and comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
