import SwiftSyntax

/// The edits that remove from the members of a type what uses names that are not there.
///
/// A member remains if its own type is there. A function without a result loses only the statements that use such names;
/// another one returns an empty value, or ends the program with a message if its type has none.
struct MemberCut {
    enum Screen { case view, controller }

    let file: FileCut
    /// The name of the type; nil outside of types.
    let type: String?
    /// The name of the type around this one; nil if there is none.
    let outer: String?
    /// The missing names that the members can use, with their frameworks.
    private var missing: [String: String]
    var names: MissingDeclarations.Names
    /// Whether the superclass is replaced, so that nothing of it can be overridden or used.
    var isReplaced = false
    var kind: Screen?
    private(set) var edits: [Edit] = []
    private(set) var needs: Set<String> = []
    /// The types of the stored properties without an initial value.
    private var uninitialized: [String: TypeSyntax] = [:]

    init(of group: any DeclGroupSyntax, in file: FileCut, names: MissingDeclarations.Names, missing: [String: String]) {
        (self.file, type, self.names, self.missing) = (file, group.typeName, names, missing)
        outer = Syntax(group).enclosing { $0.asProtocol((any DeclGroupSyntax).self) }?.typeName
        for member in group.memberBlock.members.activeMembers {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
                guard let type = binding.typeAnnotation?.type else { continue }
                uninitialized[binding.pattern.trimmedDescription] = type
            }
        }
    }

    private init(outsideIn file: FileCut) {
        (self.file, type, outer, names) = (file, nil, nil, file.names)
        missing = file.missing(in: nil, file.names)
    }

    /// Visits a declaration outside of types; returns also whether it must be cut.
    static func outside(_ node: Syntax, in file: FileCut) -> (MemberCut, isCut: Bool) {
        var cut = MemberCut(outsideIn: file)
        guard cut.need(of: node) != nil else { return (cut, false) }
        let isCut = cut.visit(declaration: node)
        return (cut, isCut)
    }

    // MARK: Names

    /// Returns the framework that a node needs; nil if all names in it are there.
    func need(of node: Syntax) -> String? {
        node.usedNames.compactMap { missing[$0] }.min()
    }

    /// Records that a declaration is not there.
    mutating func lose(_ name: String, of type: String?, needing framework: String) {
        needs.insert(framework)
        if let type {
            names.members[type, default: [:]][name] = framework
            names.global["\(type).\(name)"] = framework
            if file.isUnique(name) || name.first?.isUppercase == true { names.global[name] = framework }
        } else {
            names.global[name] = framework
        }
        missing[name] = framework
    }

    /// Records a framework that the type needs.
    mutating func record(_ framework: String) { needs.insert(framework) }

    mutating func remove(_ node: Syntax, needing framework: String) {
        record(framework)
        replace(node.range, with: "")
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, replacement: text, kind: ""))
    }

    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    // MARK: Members

    /// Visits a member.
    mutating func visit(_ member: MemberBlockItemSyntax) {
        guard isReplaced || need(of: Syntax(member)) != nil else { return }
        if visit(declaration: Syntax(member.decl)) { replace(member.range, with: "") }
    }

    /// Visits a declaration; returns whether it must be cut.
    private mutating func visit(declaration node: Syntax) -> Bool {
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            var cut = TypeCut(group, in: file, isTop: false, after: self)
            cut.run()
            edits += cut.members.edits
            needs.formUnion(cut.members.needs)
            names = cut.members.names
            return false
        }
        if let function = node.as(FunctionDeclSyntax.self) { return visit(function) }
        if let initializer = node.as(InitializerDeclSyntax.self) { return visit(initializer) }
        if let variable = node.as(VariableDeclSyntax.self) { return visit(variable) }
        if let end = node.as(DeinitializerDeclSyntax.self) {
            if let body = end.body { prune(body, named: "deinit") }
            return false
        }
        guard let framework = need(of: node) else { return false }
        needs.insert(framework)
        if let alias = node.as(TypeAliasDeclSyntax.self) { lose(alias.name.text, of: type, needing: framework) }
        return node.is(DeclSyntax.self) && !node.is(EnumCaseDeclSyntax.self)
    }

    private mutating func visit(_ function: FunctionDeclSyntax) -> Bool {
        let name = function.name.text.trimmingBackticks
        var head: [Syntax] = [Syntax(function.attributes), Syntax(function.signature)]
        head += [function.genericParameterClause.map { Syntax($0) }, function.genericWhereClause.map { Syntax($0) }]
            .compactMap(\.self)
        if let framework = head.compactMap({ need(of: $0) }).first {
            needs.insert(framework)
            let isOverloaded = type.flatMap { file.index.types[$0]?.methods.count { $0.name == name } }.map { $0 > 1 }
            if isOverloaded != true { lose(name, of: type, needing: framework) }
            return true
        }
        if isReplaced, function.modifiers.contains(where: { $0.name.text == "override" }) { return true }
        guard let body = function.body else { return false }
        let framework = need(of: Syntax(body))
        guard isReplaced || framework != nil else { return false }
        let result = function.signature.returnClause?.type
        guard let result, !["Void", "()"].contains(result.trimmedDescription) else {
            if isReplaced { replace(body.range, with: "{}") } else { prune(body, named: name) }
            return false
        }
        if result.trimmedDescription.contains("some ") { return true }
        framework.map { _ = needs.insert($0) }
        if !isReplaced, pruneResult(of: body.statements) { return false }
        let value = DefaultValue.expression(of: result, for: name + "()", needing: framework ?? reason)
        replace(body.range, with: "{ \(value.hasPrefix("fatalError") ? "" : "return ")\(value) }")
        return false
    }

    /// The framework that the type needs.
    private var reason: String { type.flatMap { names.drawing[$0]?.min() } ?? "a framework" }

    /// Removes statements of a function without a result.
    private mutating func prune(_ body: CodeBlockSyntax, named name: String, initialization: String = "") {
        guard need(of: Syntax(body)) != nil else { return }
        let pruning = StatementPruning(body.statements, without: Set(missing.keys))
        for edit in pruning.edits {
            var edit = edit
            if let property = pruning.assigned.first(where: { $0.statement == edit.range })?.name,
                !initialization.isEmpty, let type = uninitialized[property], need(of: Syntax(type)) == nil,
                let value = DefaultValue.of(type)
            {
                edit.replacement = "self.\(property) = \(value)"
            }
            if pruning.initializations.contains(edit.range) { edit.replacement = initialization }
            edits.append(edit)
        }
        let used = Set(pruning.used.compactMap { missing[$0] })
        needs.formUnion(used)
        if Self.showing.contains(name), let type, kind != nil {
            let drawing = used.filter(FrameworkVocabulary.isVisual)
            if !drawing.isEmpty { names.drawing[type, default: []].formUnion(drawing) }
        }
    }

    /// Removes statements of code with a result, unless the result is among them; returns whether it does.
    private mutating func pruneResult(of statements: CodeBlockItemListSyntax) -> Bool {
        let pruning = StatementPruning(statements, without: Set(missing.keys))
        if pruning.removesResult || pruning.edits.isEmpty { return false }
        edits += pruning.edits
        needs.formUnion(pruning.used.compactMap { missing[$0] })
        return true
    }

    /// The functions that make what a screen shows.
    private static let showing: Set<String> = [
        "init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "awakeFromNib",
        "layoutSubviews", "draw", "didMoveToSuperview", "didMoveToWindow", "setup", "setupView", "setupViews",
        "commonInit",
    ]

    private mutating func visit(_ initializer: InitializerDeclSyntax) -> Bool {
        var head: [Syntax] = [Syntax(initializer.attributes), Syntax(initializer.signature)]
        head += [
            initializer.genericParameterClause.map { Syntax($0) }, initializer.genericWhereClause.map { Syntax($0) },
        ].compactMap(\.self)
        if let framework = head.compactMap({ need(of: $0) }).first {
            needs.insert(framework)
            return true
        }
        guard let body = initializer.body else { return false }
        guard isReplaced else {
            prune(body, named: "init", initialization: Self.initialization(of: kind))
            return false
        }
        let labels = initializer.signature.parameterClause.labels
        let isOverride = initializer.modifiers.contains { $0.name.text == "override" }
        if isOverride, ![["frame"], ["coder"], ["nibName", "bundle"]].contains(labels) { return true }
        for modifier in initializer.modifiers where modifier.name.text == "convenience" {
            replace(modifier.range, with: "")
        }
        replace(body.range, with: "{ \(Self.initialization(of: kind)) }")
        return false
    }

    /// Returns a call of the superclass's initialiser.
    private static func initialization(of kind: Screen?) -> String {
        switch kind {
        case .view: "super.init(frame: .zero)"
        case .controller: "super.init(nibName: nil, bundle: nil)"
        case nil: "super.init()"
        }
    }

    /// Removes the attributes of packages, such as property wrappers, from a property that is there without them; returns
    /// whether it is.
    private mutating func removeAttributes(of variable: VariableDeclSyntax) -> Bool {
        let absent = variable.attributes.all.compactMap { attribute in
            need(of: Syntax(attribute)).map { (node: Syntax(attribute), module: $0) }
        }
        guard !absent.isEmpty, variable.bindings.count == 1, let binding = variable.bindings.first,
            need(of: Syntax(binding)) == nil, binding.typeAnnotation != nil || binding.initializer != nil,
            !absent.contains(where: { FrameworkVocabulary.isApple($0.module) })
        else { return false }
        for (node, module) in absent { remove(node, needing: module) }
        guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
            !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return true }
        if let value = DefaultValue.of(type) {
            insert(" = \(value)", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
        } else {
            replace(type.range, with: "(\(type.trimmedDescription))!")
        }
        return true
    }

    private mutating func visit(_ variable: VariableDeclSyntax) -> Bool {
        let framework = need(of: Syntax(variable))
        let isOverride = variable.modifiers.contains { $0.name.text == "override" }
        if isReplaced, isOverride { return true }
        if removeAttributes(of: variable) { return false }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, need(of: Syntax(type)) == nil,
            need(of: Syntax(variable.attributes)) == nil
        else {
            guard let framework else { return false }
            needs.insert(framework)
            for binding in variable.bindings {
                for name in Syntax(binding.pattern).declaredNames { lose(name, of: self.type, needing: framework) }
            }
            if FrameworkVocabulary.isVisual(framework), let type = self.type, kind != nil {
                names.drawing[type, default: []].insert(framework)
            }
            return true
        }
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
        let isPlain = binding.accessorBlock == nil && !isLazy
        if framework == nil, isPlain, binding.initializer != nil || isOptional { return false }
        if framework == nil, !isReplaced { return false }
        framework.map { _ = needs.insert($0) }
        let name = binding.pattern.trimmedDescription
        if let observers = binding.observers, !isReplaced || isOptional || binding.initializer != nil {
            for body in observers.compactMap(\.body) {
                if isReplaced { replace(body.range, with: "{}") } else { prune(body, named: name) }
            }
            if let value = binding.initializer, need(of: Syntax(value)) != nil {
                let empty = DefaultValue.expression(of: type, for: name, needing: framework ?? reason)
                replace(value.range, with: "= \(empty)")
            }
            return false
        }
        if !isReplaced, let code = binding.code, pruneResult(of: code) { return false }
        if isOptional, isPlain || isLazy {
            // The optional stays, without its value.
            if let value = binding.initializer { replace(value.range, with: "= nil") }
            return false
        }
        let value = DefaultValue.expression(of: type, for: name, needing: framework ?? reason)
        let modifiers = variable.modifiers.map(\.trimmedDescription).filter {
            !["lazy", "weak", "unowned", "final"].contains($0)
        }
        let start = (modifiers + ["var"]).joined(separator: " ")
        replace(variable.bindingRange, with: "\(start) \(name): \(type.trimmedDescription) { get { \(value) } set {} }")
        return false
    }
}

extension VariableDeclSyntax {
    /// The bytes of the declaration without its attributes.
    fileprivate var bindingRange: Range<Int> {
        let start =
            modifiers.first?.positionAfterSkippingLeadingTrivia ?? bindingSpecifier.positionAfterSkippingLeadingTrivia
        return start.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension PatternBindingSyntax {
    /// The statements of a computed property without a setter, or of the closure whose result is the initial value.
    fileprivate var code: CodeBlockItemListSyntax? {
        if case .getter(let statements)? = accessorBlock?.accessors { return statements }
        let call = initializer?.value.as(FunctionCallExprSyntax.self)
        guard accessorBlock == nil, call?.arguments.isEmpty == true else { return nil }
        return call?.calledExpression.as(ClosureExprSyntax.self)?.statements
    }

    /// The observers of a stored property; nil if it has none.
    fileprivate var observers: [AccessorDeclSyntax]? {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else { return nil }
        let isStored = accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        return isStored ? Array(accessors) : nil
    }
}
