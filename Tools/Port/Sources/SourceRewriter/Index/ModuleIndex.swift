import SwiftSyntax

/// The types of the files that are rewritten together, and the methods that selectors may name.
struct ModuleIndex {
    struct Method {
        var name: String
        /// `_` where an argument has none.
        var labels: [String]
        var isStatic: Bool
        var isPrivate: Bool
        /// Whether the declaration says so.
        var isObjectiveC: Bool
        /// From `@objc(name:)`.
        var objectiveCName: String?

        var selector: String { objectiveCName ?? SelectorName.swift(name, labels: labels) }
    }

    struct TypeEntry {
        var superclasses: [String] = []
        var methods: [Method] = []
        /// Names of properties with the types they declare.
        var properties: [String: String] = [:]
        var initializers: [TypeReport.Initializer] = []
        var isProtocol = false
        /// Its own, without that of types around.
        var access = "internal"
        /// What Swift would have to dispatch dynamically.
        var members: [Member] = []
    }

    /// A method or property by its full name, such as `tableView(_:cellForRowAt:)`.
    struct Member {
        var name: String
        var isOverride: Bool
        var isInExtension: Bool
    }

    /// By name, without the types around.
    private(set) var types: [String: TypeEntry] = [:]

    /// Optional members of protocols, in the files' order.
    private(set) var requirements: [OptionalRequirement] = []

    /// Where the classes of the files that are rewritten have their bodies, by full name.
    private(set) var bodies: [String: ClassBody] = [:]

    /// The types that override each member.
    private var overriding: [String: [String]] = [:]

    /// Modules whose files are compiled into the same module as these, which nothing needs to import.
    let merged: Set<String>

    /// The file that is looked at; nil for files of other modules.
    private var file: String?

    /// - Parameters:
    ///   - context: files of other modules that these import.
    ///   - merged: modules that the files themselves belong to elsewhere.
    init(_ files: [ParsedSource] = [], context: [ParsedSource] = [], merged: Set<String> = []) {
        self.merged = merged
        for source in files {
            file = source.path
            add(source.tree)
        }
        file = nil
        for source in context { add(source.tree) }
    }

    private mutating func add(_ tree: SourceFileSyntax) {
        Syntax(tree).walk { node in
            if let condition = node.as(IfConfigDeclSyntax.self) {
                // Clauses that are left out hold second definitions of what others hold.
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

    /// Whether to look into the node.
    private mutating func collect(_ node: Syntax) -> Bool {
        if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            guard let name = group.typeName else { return true }
            types[name, default: TypeEntry()].superclasses += group.inheritedNames
            if !node.is(ExtensionDeclSyntax.self) { types[name]?.access = group.modifiers.access }
            if let declaration = node.as(ClassDeclSyntax.self), let file {
                let body = ClassBody(declaration, in: file)
                bodies[body.name] = bodies[body.name] ?? body
            }
            if let declaration = node.as(ProtocolDeclSyntax.self) {
                types[name]?.isProtocol = true
                requirements += declaration.memberBlock.members.compactMap { OptionalRequirement($0, of: declaration) }
            }
        } else if let owner = Self.owner(of: node) {
            if let member = Member(node) {
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
                    types[owner, default: TypeEntry()].properties[name] = binding.declaredType ?? ""
                }
            }
        }
        return true
    }

    /// The type that a member is declared in.
    private static func owner(of node: Syntax) -> String? {
        guard
            node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(VariableDeclSyntax.self)
        else { return nil }
        return node.enclosing { $0.asProtocol((any DeclGroupSyntax).self) }?.typeName
    }

    /// The methods of a name that a type has or inherits, the nearest first.
    func methods(named name: String, of type: String) -> [Method] {
        chain(of: type).lazy.map { entry in entry.methods.filter { $0.name == name } }.first { !$0.isEmpty } ?? []
    }

    /// The method with an Objective-C name that a type has or inherits.
    func method(selector: String, of type: String) -> Method? {
        chain(of: type).lazy.compactMap { entry in entry.methods.first { $0.selector == selector } }.first
    }

    /// The methods that a type declares for Objective-C.
    func objectiveCMethods(of type: String) -> [Method] { (types[type]?.methods ?? []).filter(\.isObjectiveC) }

    /// The one type that declares a method of this name; nil where several do.
    func onlyType(declaring name: String) -> String? {
        let owners = types.filter { $0.value.methods.contains { $0.name == name && !$0.isStatic } }.keys
        return owners.count == 1 ? owners.first : nil
    }

    /// The declared type of a property that a type has or inherits.
    func propertyType(_ name: String, of type: String) -> String? {
        chain(of: type).lazy.compactMap { $0.properties[name] }.first.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a type has or inherits a property of this name.
    func hasProperty(_ name: String, of type: String) -> Bool {
        chain(of: type).contains { $0.properties[name] != nil }
    }

    /// Whether a type or one it inherits from is called one of these names.
    func inherits(_ type: String, from names: Set<String>) -> Bool {
        names.contains(type) || ancestors(of: type).contains { names.contains($0) }
    }

    /// The names of all that a type inherits from, the nearest first.
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

    /// The class of another module that a class descends from; nil where it is the first of its line, or unknown.
    func root(of type: String) -> String? {
        var (current, steps) = (type, 0)
        while let body = body(of: current), steps < 64 {
            guard let parent = body.superclass, types[parent]?.isProtocol != true else { return nil }
            (current, steps) = (parent, steps + 1)
        }
        return steps == 0 ? nil : current
    }

    /// A member of an extension of another module's class, and the types whose members override it.
    struct Family {
        let base: String
        let overriding: [String]
    }

    /// The family of a member; nil where it has none, or where several classes begin one.
    func family(of member: String) -> Family? {
        guard let overriding = overriding[member] else { return nil }
        let bases = types.filter { name, entry in
            !entry.isProtocol && body(of: name) == nil
                && entry.members.contains { $0.name == member && $0.isInExtension && !$0.isOverride }
        }.keys
        guard let base = bases.first, bases.count == 1 else { return nil }
        let own = overriding.filter { type in
            !ancestors(of: type).contains { ancestor in
                types[ancestor]?.members.contains { $0.name == member && !$0.isOverride } ?? false && ancestor != base
            }
        }
        return own.isEmpty ? nil : Family(base: base, overriding: Set(own).sorted())
    }

    /// Whether any type has a property of this name.
    func hasProperty(_ name: String) -> Bool { types.values.contains { $0.properties[name] != nil } }

    /// Whether a type itself or an extension of it declares a member.
    func declares(_ member: String, in type: String) -> Bool {
        types[type]?.members.contains { $0.name == member } ?? false
    }

    /// The body of the class with this name, the types around left out.
    func body(of type: String) -> ClassBody? {
        bodies[type] ?? bodies.values.filter { $0.name.hasSuffix(".\(type)") }.min { $0.name < $1.name }
    }

    /// The classes right below a class of another module that do not declare the member themselves.
    func bodies(below type: String, without member: String) -> [ClassBody] {
        bodies.values.filter { body in
            let name = body.name.split(separator: ".").last.map(String.init) ?? ""
            return body.superclass == type && !declares(member, in: name)
        }.sorted { $0.name < $1.name }
    }

    /// Whether a class below this one overrides the member.
    func isOverridden(_ member: String, below type: String) -> Bool {
        overriding[member]?.contains { $0 != type && ancestors(of: $0).contains(type) } ?? false
    }

    /// Whether the type or an extension of it names the protocol, or one that refines it.
    func conformsDirectly(_ type: String, to names: Set<String>) -> Bool {
        types[type]?.superclasses.contains { types[$0]?.isProtocol ?? true && inherits($0, from: names) } ?? false
    }

    private func chain(of type: String) -> [TypeEntry] { ([type] + ancestors(of: type)).compactMap { types[$0] } }
}

extension ModuleIndex.Member {
    /// Nil for what is no method and no property.
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
        isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        isPrivate = ["private", "fileprivate"].contains(function.modifiers.access)
        isObjectiveC = ["objc", "IBAction"].contains { function.attributes.contains($0) }
        objectiveCName = function.attributes.arguments(of: "objc")
    }
}

extension TypeReport.Initializer {
    init(_ declaration: InitializerDeclSyntax) {
        labels = declaration.signature.parameterClause.labels
        needed = declaration.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
            .map(\.firstName.text.trimmingBackticks)
        failable = declaration.optionalMark != nil
        convenience = declaration.modifiers.contains { $0.name.text == "convenience" }
        required = declaration.modifiers.contains { $0.name.text == "required" }
        access = declaration.modifiers.access
    }
}
