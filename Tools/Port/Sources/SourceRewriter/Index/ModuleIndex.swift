import SwiftSyntax

/// The types of the files that are rewritten together, and the methods that selectors may name.
struct ModuleIndex {
    struct Method {
        var name: String
        /// `_` where an argument has none.
        var labels: [String]
        var isStatic: Bool
        var isPrivate: Bool
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
    }

    /// By name, without the types around.
    private(set) var types: [String: TypeEntry] = [:]

    /// Optional members of protocols, in the files' order.
    private(set) var requirements: [OptionalRequirement] = []

    init(_ files: [ParsedSource] = []) {
        for file in files { add(file.tree) }
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
            if let declaration = node.as(ProtocolDeclSyntax.self) {
                types[name]?.isProtocol = true
                requirements += declaration.memberBlock.members.compactMap { OptionalRequirement($0, of: declaration) }
            }
        } else if let owner = Self.owner(of: node) {
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

    /// The one type that declares a method of this name; nil where several do.
    func onlyType(declaring name: String) -> String? {
        let owners = types.filter { $0.value.methods.contains { $0.name == name && !$0.isStatic } }.keys
        return owners.count == 1 ? owners.first : nil
    }

    /// The declared type of a property that a type has or inherits.
    func propertyType(_ name: String, of type: String) -> String? {
        chain(of: type).lazy.compactMap { $0.properties[name] }.first.flatMap { $0.isEmpty ? nil : $0 }
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

    /// Whether the type or an extension of it names the protocol, or one that refines it.
    func conformsDirectly(_ type: String, to names: Set<String>) -> Bool {
        types[type]?.superclasses.contains { types[$0]?.isProtocol ?? true && inherits($0, from: names) } ?? false
    }

    private func chain(of type: String) -> [TypeEntry] { ([type] + ancestors(of: type)).compactMap { types[$0] } }
}

extension ModuleIndex.Method {
    init(_ function: FunctionDeclSyntax) {
        name = function.name.text.trimmingBackticks
        labels = function.signature.parameterClause.labels
        isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        isPrivate = ["private", "fileprivate"].contains(function.modifiers.access)
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
