import QuartziteRewriting
import SwiftSyntax

/// The types and members of the files that are rewritten together.
struct ModuleIndex {
    struct Method {
        var name: String
        /// The argument labels; `_` for an argument without one.
        var labels: [String]
        /// The types of the parameters, without spaces.
        var types: [String]
        var isStatic: Bool
        var isPrivate: Bool
        /// Whether the declaration is marked `@objc` or `@IBAction`.
        var isObjectiveC: Bool
        /// The name given in `@objc(name:)`.
        var objectiveCName: String?
        /// The declared type of the result, without optionality; `nil` if there is none.
        var result: String?

        var selector: String { objectiveCName ?? SelectorName.swift(name, labels: labels) }
    }

    struct TypeEntry {
        var superclasses: [String] = []
        var methods: [Method] = []
        /// The declared type of each property by name; empty if it is inferred.
        var properties: [String: String] = [:]
        /// The initial value of each property whose type is inferred, by name.
        var initialValues: [String: ExprSyntax] = [:]
        var initializers: [TypeReport.Initializer] = []
        /// The kind of declaration; `nil` for a type of another module that is only extended.
        var kind: TypeReport.Kind?
        /// The type's own access level; those of enclosing types are not considered.
        var access = "internal"
        /// The methods and properties, in the declaration and in extensions.
        var members: [Member] = []
        /// The constraints of each generic parameter and associated type.
        var parameters: [String: [String]] = [:]

        var isProtocol: Bool { kind == .protocol }
    }

    /// A method or property.
    struct Member {
        /// The full name, such as `tableView(_:cellForRowAt:)`.
        var name: String
        var isOverride: Bool
        var isInExtension: Bool
    }

    /// The types by name, without those of the enclosing types unless several types have the name.
    private(set) var types: [String: TypeEntry] = [:]

    /// The optional requirements of protocols, in source order.
    private(set) var requirements: [OptionalRequirement] = []

    /// The bodies of the classes in the files that are rewritten, by full name.
    private(set) var bodies: [String: ClassBody] = [:]

    /// The full names of these classes by the last part of each.
    private var classNames: [Substring: [String]] = [:]

    /// The names of the functions and operators that are declared outside of types.
    private(set) var globals: Set<String> = []

    /// The declared types of the results of the functions outside of types, by the functions' names.
    private(set) var globalResults: [String: Set<String>] = [:]

    /// Whether a type declares a property of type `AnyObject`.
    private(set) var hasAnyObjects = false

    /// Whether a type declares a case, property or function `module`, which is then what `.module` may mean.
    private(set) var declaresModule = false

    /// The types that override each member, by the member's full name.
    private(set) var overriding: [String: [String]] = [:]

    /// The files with tables of a class's members, by the class's full name.
    private(set) var memberFiles: [String: [String]] = [:]

    /// The full names of enumerations that other modules declare in a class for Objective-C, by their own names.
    ///
    /// On Apple's systems, the generated header declares them outside of the class as well.
    private(set) var nestedEnumerations: [String: String] = [:]

    /// The names of the types that the files to rewrite declare.
    private(set) var ownTypes: Set<String> = []

    /// The names that several of the types have.
    private let shared: SharedNames

    /// The modules whose files are compiled into the same module as these, so that imports of them are removed.
    let merged: Set<String>

    /// The path of the file being indexed; `nil` for files of other modules.
    private var file: String?

    /// Indexes files.
    ///
    /// - Parameters:
    ///   - context: The files of other modules that `files` import.
    ///   - merged: The modules that `files` belong to in the original project, compiled as one here.
    init(_ files: [ParsedSource] = [], context: [ParsedSource] = [], merged: Set<String> = []) {
        self.merged = merged
        shared = SharedNames(files)
        let tables = files.concurrentMap { MemberTable.tables(in: $0) }
        for (source, tables) in zip(files, tables) {
            file = source.path
            add(source.tree)
            for table in tables { memberFiles[table.type, default: []].append(source.path) }
        }
        file = nil
        for source in context { add(source.tree) }
    }

    private mutating func add(_ tree: SourceFileSyntax) {
        Syntax(tree).walk { node in
            if let condition = node.as(IfConfigDeclSyntax.self) {
                // Inactive clauses may declare the same names again.
                if let active = condition.activeClause?.elements { add(Syntax(active)) }
                return false
            }
            return collect(node)
        }
    }

    private mutating func add(_ root: Syntax) {
        root.walk { node in
            if node.id != root.id, let nested = node.as(IfConfigDeclSyntax.self) {
                if let active = nested.activeClause?.elements { add(Syntax(active)) }
                return false
            }
            return collect(node)
        }
    }

    /// Adds what a node declares; returns whether to visit its children.
    private mutating func collect(_ node: Syntax) -> Bool {
        if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
        if let alias = node.as(TypeAliasDeclSyntax.self), node.enclosing({ $0.as(MemberBlockSyntax.self) }) == nil {
            // Another name for a class has the class's initialisers.
            let classes = alias.initializer.value.composedNames.filter(SystemClasses.contains)
            if !classes.isEmpty { types[alias.name.text, default: TypeEntry()].superclasses += classes }
        }
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            guard let name = self.name(of: group) else { return true }
            types[name, default: TypeEntry()].superclasses += group.inheritedNames.map { shared.resolve($0, in: node) }
            if let kind = TypeReport.Kind(group) {
                if file != nil { ownTypes.insert(name) }
                let isNested = group.fullName != name
                if file == nil, isNested, group.is(EnumDeclSyntax.self), group.attributes.contains("objc"),
                    group.modifiers.access == "public"
                {
                    nestedEnumerations[name] = group.fullName
                }
                types[name]?.kind = kind
                types[name]?.access = group.modifiers.access
            }
            let generic = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            generic.map { types[name]?.parameters.merge($0.constraints) { $1 } }
            if let declaration = node.as(ClassDeclSyntax.self), let file {
                let body = ClassBody(declaration, in: file)
                if bodies[body.name] == nil {
                    bodies[body.name] = body
                    classNames[Self.lastPart(of: body.name), default: []].append(body.name)
                }
            }
            if let declaration = node.as(ProtocolDeclSyntax.self) {
                for member in declaration.memberBlock.members {
                    guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
                    let inherited = type.inheritanceClause?.inheritedTypes.flatMap(\.type.composedNames) ?? []
                    types[name]?.parameters[type.name.text] = inherited
                }
                requirements += OptionalRequirement.all(of: declaration).map(\.requirement)
            }
        } else if let owner = owner(of: node) {
            if let member = Member(node) {
                if member.name == "module" || member.name.hasPrefix("module(") { declaresModule = true }
                types[owner, default: TypeEntry()].members.append(member)
                if member.isOverride { overriding[member.name, default: []].append(owner) }
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                types[owner, default: TypeEntry()].methods.append(Method(function))
            } else if let initializer = node.as(InitializerDeclSyntax.self) {
                types[owner, default: TypeEntry()].initializers.append(TypeReport.Initializer(initializer))
            } else if let variable = node.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    let name = binding.pattern.trimmedDescription
                    let type = binding.declaredType ?? ""
                    types[owner, default: TypeEntry()].properties[name] = type
                    if type.isEmpty { types[owner]?.initialValues[name] = binding.initializer?.value }
                    if type == "AnyObject" { hasAnyObjects = true }
                }
            }
        } else if let element = node.as(EnumCaseElementSyntax.self) {
            if element.name.text == "module" { declaresModule = true }
        } else if let function = node.as(FunctionDeclSyntax.self) {
            globals.insert(function.name.text)
            let result = function.signature.returnClause?.type.plainName ?? "Void"
            globalResults[function.name.text, default: []].insert(result)
        } else if let name = node.as(OperatorDeclSyntax.self)?.name {
            globals.insert(name.text)
        }
        return true
    }

    /// Returns the name of the type that a member is declared in.
    private func owner(of node: Syntax) -> String? {
        guard
            node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(VariableDeclSyntax.self)
        else { return nil }
        return enclosingType(of: node)
    }

    /// Returns the name under which the index knows a declared or extended type.
    func name(of group: some DeclGroupSyntax) -> String? { shared.name(of: group) }

    /// Returns the name under which the index knows the innermost type around a node; `nil` outside of types.
    func enclosingType(of node: Syntax) -> String? {
        node.enclosing { $0.asProtocol((any DeclGroupSyntax).self) }.flatMap { shared.name(of: $0) }
    }

    /// Whether a type, or one it inherits from, has one of these names.
    func inherits(_ type: String, from names: Set<String>) -> Bool {
        names.contains(type) || ancestors(of: type).contains { names.contains($0) }
    }

    /// Returns the names of all classes and protocols that a type inherits from, the nearest first.
    func ancestors(of type: String) -> [String] {
        var (pending, seen) = (types[type]?.superclasses ?? [], [String]())
        while !pending.isEmpty {
            let next = pending.removeFirst()
            if next == type || seen.contains(next) { continue }
            seen.append(next)
            pending += types[next]?.superclasses ?? []
        }
        return seen
    }

    /// Returns the nearest superclass from another module.
    ///
    /// `nil` for a class without a superclass from another module, and for an unknown type.
    func root(of type: String) -> String? {
        var (current, steps) = (type, 0)
        while let body = body(of: current), steps < 64 {
            guard let parent = body.superclass, types[parent]?.isProtocol != true else { return nil }
            (current, steps) = (parent, steps + 1)
        }
        return steps == 0 ? nil : current
    }

    /// Whether any type declares a property of this name.
    func hasProperty(_ name: String) -> Bool { types.values.contains { $0.properties[name] != nil } }

    /// Whether a type, or an extension of it, declares a member.
    func declares(_ member: String, in type: String) -> Bool {
        types[type]?.members.contains { $0.name == member } ?? false
    }

    /// Whether a class, and not a protocol, or one that it inherits from declares a member.
    func isImplemented(_ member: String, by type: String) -> Bool {
        guard types[type]?.isProtocol == false else { return false }
        return ([type] + ancestors(of: type)).contains { types[$0]?.isProtocol == false && declares(member, in: $0) }
    }

    /// Whether any type, or an extension of it, declares a member.
    func declares(_ member: String) -> Bool { types.keys.contains { declares(member, in: $0) } }

    /// Returns the body of the class with this name, which may omit the enclosing types.
    func body(of type: String) -> ClassBody? {
        if let body = bodies[type] { return body }
        let name = classNames[Self.lastPart(of: type)]?.filter { $0.hasSuffix(".\(type)") }.min()
        return name.flatMap { bodies[$0] }
    }

    private static func lastPart(of name: String) -> Substring {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
    }

    /// Returns the bodies of a class's direct subclasses that do not declare a member themselves.
    func bodies(below type: String, without member: String) -> [ClassBody] {
        bodies.values.filter { body in
            let name = types[body.name] == nil ? String(Self.lastPart(of: body.name)) : body.name
            return body.superclass == type && !declares(member, in: name)
        }.sorted { $0.name < $1.name }
    }

    /// Whether a subclass overrides a member.
    func isOverridden(_ member: String, below type: String) -> Bool {
        overriding[member]?.contains { $0 != type && ancestors(of: $0).contains(type) } ?? false
    }

    /// Whether a type, or an extension of it, names one of the protocols or a protocol that refines one.
    func conformsDirectly(_ type: String, to names: Set<String>) -> Bool {
        types[type]?.superclasses.contains { types[$0]?.isProtocol ?? true && inherits($0, from: names) } ?? false
    }

    /// Returns the entries of a type and of all that it inherits from, the nearest first.
    func chain(of type: String) -> [TypeEntry] { ([type] + ancestors(of: type)).compactMap { types[$0] } }
}

extension ModuleIndex.Member {
    /// Creates a member from a declaration; `nil` unless it is a method or a single property.
    init?(_ node: Syntax) {
        guard let name = node.memberName, let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        else { return nil }
        self.name = name
        isOverride = modifiers.contains { $0.name.text == "override" }
        isInExtension =
            node.enclosing { $0.asProtocol((any DeclGroupSyntax).self) }?.is(ExtensionDeclSyntax.self) == true
    }
}

extension ModuleIndex.Method {
    init(_ function: FunctionDeclSyntax) {
        name = function.name.text.trimmingBackticks
        labels = function.signature.parameterClause.labels
        types = function.signature.parameterClause.types
        isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        isPrivate = ["private", "fileprivate"].contains(function.modifiers.access)
        isObjectiveC = ["objc", "IBAction"].contains { function.attributes.contains($0) }
        objectiveCName = function.attributes.arguments(of: "objc")
        result = function.signature.returnClause?.type.plainName
    }
}

extension TypeReport.Initializer {
    init(_ declaration: InitializerDeclSyntax) {
        let parameters = declaration.signature.parameterClause
        self.init(
            labels: parameters.labels,
            needed: parameters.parameters.filter { $0.defaultValue == nil }.map(\.firstName.text.trimmingBackticks),
            failable: declaration.optionalMark != nil,
            convenience: declaration.modifiers.contains { $0.name.text == "convenience" },
            required: declaration.modifiers.contains { $0.name.text == "required" },
            access: declaration.modifiers.access)
    }
}
