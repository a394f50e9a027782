import QuartziteRewriting
import SwiftSyntax

extension SourceReport {
    init(_ source: ParsedSource, output: String?, applied: [Edit], index: ModuleIndex) {
        self.init(source: source.path, output: output)
        edits = Dictionary(applied.filter { !$0.kind.isEmpty }.map { ($0.kind, 1) }, uniquingKeysWith: +)
        errors = source.errors
        let modules = Self.imports(of: source.tree)
        imports = modules.filter {
            !BuildConditions.settings.drops($0) || index.merged.contains($0)
                || PlaceholderModules.replacement(of: $0, in: source) != nil
        }
        missingModules = modules.filter { !imports.contains($0) }
        topLevelCode = source.tree.statements.activeItems.contains { !$0.item.is(DeclSyntax.self) && !$0.item.isMacro }
        for item in source.tree.statements.activeItems { collect(item.item, in: nil, source, index) }
        previews = source.tree.statements.activeItems.compactMap { item in
            Preview(Syntax(item.item), in: source).map { preview in
                PreviewReport(
                    name: preview.name, line: source.locations.location(for: preview.position).line,
                    function: preview.function, traits: preview.traits)
            }
        }
        oldSwift = OldSwift(source, index: index)
    }

    private static func imports(of tree: SourceFileSyntax) -> [String] {
        tree.imports.compactMap { $0.path.first?.name.text }.reduce(into: []) { names, name in
            let module = Rewriter.insideUIKit.contains(name) ? "UIKit" : name
            if !names.contains(module) { names.append(module) }
        }
    }

    private mutating func collect(
        _ node: some SyntaxProtocol, in outer: String?, _ source: ParsedSource, _ index: ModuleIndex
    ) {
        guard let group = Syntax(node).asProtocol((any DeclGroupSyntax).self), let name = group.typeName else { return }
        let path = [outer, group.typePath].compactMap(\.self).joined(separator: ".")
        if let kind = TypeReport.Kind(group) {
            let entry = index.name(of: group).flatMap { index.types[$0] }
            types.append(
                TypeReport(
                    name: name, kind: kind, inherits: entry?.superclasses ?? group.inheritedNames,
                    line: source.locations.location(for: group.positionAfterSkippingLeadingTrivia).line,
                    nestedIn: outer, access: group.modifiers.access,
                    generic: Syntax(group).asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
                        != nil,
                    attributes: group.attributes.all.map {
                        ["UIApplicationMain", "NSApplicationMain"].contains($0.name) ? "main" : $0.name
                    } + (group.attributes.isUnavailable ? ["unavailable"] : []),
                    initializers: entry?.initializers ?? []))
        }
        for member in group.memberBlock.members.activeMembers {
            collect(member.decl, in: path, source, index)
            if let function = member.decl.as(FunctionDeclSyntax.self), function.isTest {
                tests.append(
                    TestReport(
                        type: path, name: function.name.text,
                        line: source.locations.location(for: function.name.position).line,
                        isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil))
            }
        }
    }
}

extension MemberBlockItemListSyntax {
    /// The members that are compiled, including those in active clauses of `#if`.
    var activeMembers: [MemberBlockItemSyntax] {
        flatMap { member -> [MemberBlockItemSyntax] in
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
            guard case .decls(let members) = condition.activeClause?.elements else { return [] }
            return members.activeMembers
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether XCTest would call the function as a test if its class were a test case.
    fileprivate var isTest: Bool {
        let modifiers = Set(modifiers.map(\.name.text))
        let result = signature.returnClause?.type.trimmedDescription
        return name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
            && genericParameterClause == nil && [nil, "Void", "()"].contains(result)
            && modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"])
    }
}

extension TypeReport.Kind {
    /// Returns the kind of a declaration; `nil` for an extension.
    init?(_ group: any DeclGroupSyntax) {
        switch group.kind {
        case .classDecl: self = .class
        case .structDecl: self = .struct
        case .enumDecl: self = .enum
        case .actorDecl: self = .actor
        case .protocolDecl: self = .protocol
        default: return nil
        }
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether the item begins with a number sign, such as `#warning("…")`.
    fileprivate var isMacro: Bool { self.is(MacroExpansionExprSyntax.self) }
}
