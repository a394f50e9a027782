import SwiftSyntax

/// The edits that remove from a type or an extension what uses missing names.
struct TypeCut {
    private let group: any DeclGroupSyntax
    private let file: FileCut
    private let name: String
    /// The edits of the members.
    private(set) var members: MemberCut
    /// Whether nothing of the type remains.
    private(set) var isCut = false
    /// Whether the type is a view or a controller.
    private(set) var isScreen = false
    private var missing: [String: String]
    /// The class that takes the place of a missing superclass.
    private var base: String?
    /// The kind of the class that takes the place of a package's class.
    private var relativeKind: MemberCut.Screen?

    init(_ group: any DeclGroupSyntax, in file: FileCut, isTop: Bool, after members: MemberCut? = nil) {
        (self.group, self.file, name) = (group, file, group.typeName ?? "")
        let names = members?.names ?? file.names
        missing = file.missing(in: group.typeName, names)
        self.members = MemberCut(of: group, in: file, names: names, missing: missing)
    }

    mutating func run() {
        isScreen = group.is(ClassDeclSyntax.self) && (kind != nil)
        let words = Syntax(group).usedNames
        guard words.contains(where: { missing[$0] != nil }) || names.replaced.contains(name) else { return }
        if let framework = headerNeed ?? caseNeed { return cut(framework) }
        guard cutInheritance() else { return }
        let isReplaced = names.replaced.contains(name) || superclass.map(names.replaced.contains) == true
        if base != nil || isReplaced { members.names.replaced.insert(name) }
        members.isReplaced = base != nil || isReplaced
        members.kind = base.map { $0 == Self.view ? .view : .controller } ?? relativeKind ?? kind
        for member in group.memberBlock.members.activeMembers { members.visit(member) }
        if group.is(ClassDeclSyntax.self), members.kind != nil { addPlaceholder() }
    }

    private var names: MissingDeclarations.Names { members.names }

    private var superclass: String? { group.is(ClassDeclSyntax.self) ? group.inheritedNames.first : nil }

    /// The kind of screen that the class is.
    private var kind: MemberCut.Screen? {
        for ancestor in file.index.ancestors(of: name) {
            if SystemClasses.inherits(ancestor, from: "UIViewController") || ancestor == "UISplitViewController" {
                return .controller
            }
            if SystemClasses.inherits(ancestor, from: "UIView") { return .view }
        }
        return nil
    }

    private mutating func cut(_ framework: String) {
        isCut = true
        members.remove(Syntax(group), needing: framework)
        if !group.is(ExtensionDeclSyntax.self) { members.lose(name, of: members.outer, needing: framework) }
    }

    /// Returns the framework that the declaration needs without its body and inherited types.
    private var headerNeed: String? {
        var nodes: [Syntax?] = [Syntax(group.attributes)]
        if let type = group.as(ExtensionDeclSyntax.self) {
            nodes += [Syntax(type.extendedType), type.genericWhereClause.map { Syntax($0) }]
        }
        if let type = Syntax(group).asProtocol((any WithGenericParametersSyntax).self) {
            nodes += [type.genericParameterClause.map { Syntax($0) }, type.genericWhereClause.map { Syntax($0) }]
        }
        return nodes.compactMap(\.self).lazy.compactMap { members.need(of: $0) }.first
    }

    /// Returns the framework that a case of an enumeration needs.
    private var caseNeed: String? {
        guard group.is(EnumDeclSyntax.self) else { return nil }
        return group.memberBlock.members.activeMembers.lazy.filter { $0.decl.is(EnumCaseDeclSyntax.self) }.compactMap {
            members.need(of: Syntax($0))
        }.first
    }

    /// Removes missing types from the inherited types; returns false if the type is cut because of them.
    private mutating func cutInheritance() -> Bool {
        guard let clause = group.inheritanceClause, members.need(of: Syntax(clause)) != nil else { return true }
        var kept: [String] = []
        for (position, inherited) in clause.inheritedTypes.enumerated() {
            guard let framework = members.need(of: Syntax(inherited)) else {
                kept.append(inherited.type.trimmedDescription)
                continue
            }
            let name = inherited.type.plainName
            let isApple = FrameworkVocabulary.isApple(framework)
            if isApple, isWhole(name) {
                cut(framework)
                return false
            }
            guard position == 0, group.is(ClassDeclSyntax.self), !isProtocol(name) else { continue }
            if !isApple {
                kept += adoptRelative(of: name, needing: framework)
                continue
            }
            guard let replacement = Self.replacement(of: name) else {
                cut(framework)
                return false
            }
            base = replacement
            members.record(framework)
            members.names.drawing[self.name, default: []].insert(framework)
            kept.append(replacement)
        }
        if kept.isEmpty, group.is(ExtensionDeclSyntax.self), group.memberBlock.members.isEmpty { return true }
        members.replace(clause.range, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
        return true
    }

    /// Returns the class that takes the place of a superclass of a package, with which all members stay.
    private mutating func adoptRelative(of name: String, needing framework: String) -> [String] {
        members.record(framework)
        let relative = KnownRelative(of: name)
        relativeKind = relative.kind
        if relative.isPlain { members.names.drawing[self.name, default: []].insert(framework) }
        let hasOwnInitializer = group.memberBlock.members.activeMembers.contains { member in
            let initializer = member.decl.as(InitializerDeclSyntax.self)
            return initializer?.signature.parameterClause.parameters.isEmpty == true
                && initializer?.modifiers.contains { $0.name.text == "override" } == false
        }
        // A class of the user's that declares `init()` overrides nothing, so that its superclass was a protocol.
        return relative.kind == nil && hasOwnInitializer ? [] : [relative.name]
    }

    /// The protocols without which a type has no meaning.
    private static let whole: Set<String> = SwiftUIVocabulary.protocols.union([
        "App", "Scene", "Widget", "WidgetBundle", "TimelineProvider", "Shape", "ButtonStyle", "PreferenceKey",
        "EnvironmentKey", "DynamicProperty",
    ])

    /// Whether a protocol is one without which a type has no meaning, or inherits from one.
    private func isWhole(_ name: String) -> Bool {
        Self.whole.contains(name) || !Self.whole.isDisjoint(with: file.index.ancestors(of: name))
    }

    private func isProtocol(_ name: String) -> Bool {
        if let known = file.index.types[name]?.kind { return known == .protocol }
        return ["Delegate", "DataSource", "Protocol", "ing", "able"].contains { name.hasSuffix($0) }
    }

    /// The class that takes the place of a view, in which members of that have no effect.
    private static let view = "_ExternalView"
    /// The class that takes the place of a view controller.
    private static let controller = "_ExternalViewController"

    private static func replacement(of name: String) -> String? {
        if name.hasSuffix("View") { return view }
        return name.hasSuffix("Controller") && !name.hasSuffix("FetchedResultsController") ? controller : nil
    }

    /// Makes a screen say what it needs.
    private mutating func addPlaceholder() {
        if superclass.map(names.replaced.contains) == true { return }
        guard let framework = names.drawing[name]?.min() else { return }
        let hook = members.kind == .controller ? "viewDidLoad" : "didMoveToWindow"
        let call = "_showPlaceholder(for: \"\(framework)\")"
        let present = group.memberBlock.members.activeMembers.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .first { $0.name.text == hook && $0.signature.parameterClause.parameters.isEmpty }
        if let body = present?.body, !members.isReplaced {
            members.insert(" \(call);", at: body.leftBrace.endPosition.utf8Offset)
        } else {
            members.insert(
                " override \(access)func \(hook)() { super.\(hook)(); \(call) };",
                at: group.memberBlock.leftBrace.endPosition.utf8Offset)
        }
    }

    /// The access level of an override.
    private var access: String { ["open", "public"].contains(group.modifiers.access) ? "public " : "" }
}
