/// The members of a scene's classes that are found by name; see ``_MemberTable``.
///
/// Storyboards, `value(forKey:)` and selectors from strings find members by name. Objective-C has lists of them in the
/// program. Swift on Linux has none: its metadata names stored properties, but neither computed ones nor methods, and
/// offers no way to call them. The rewriter therefore adds a table to each class that has such members. A table lists
/// key paths and functions, so the compiler checks it, and access control and overriding hold. The tables of a class,
/// and of its extensions in further files, are found by their names when the class is first asked. A registry that the
/// program fills at its start would need a list of all classes, including those of packages that are compiled
/// separately. The cost is that names work only in code that was rewritten, or that declares a table itself.
package final class Members {
    /// The names of the modules whose extensions of other modules' classes can have tables, the app's own first.
    package var modules: [String] = [] { didSet { own = [:] } }
    private var own: [ObjectIdentifier: ClassMembers] = [:]

    private struct ClassMembers {
        var properties: [String: MemberProperty] = [:]
        var methods: [String: MemberMethod] = [:]
    }

    private init() {}

    /// The members of the current scene's classes.
    package static var current: Members { SceneContext.current.object(of: Members.self) { Members() } }

    /// Returns the property of a class, or of its nearest superclass that lists it; nil if none does.
    package func property(_ name: String, of type: AnyClass) -> MemberProperty? {
        first(type) { $0.properties[name] }
    }

    /// Returns the method of a class for a selector, or of its nearest superclass that lists it; nil if none does.
    package func method(_ selector: String, of type: AnyClass) -> MemberMethod? {
        first(type) { $0.methods[selector] }
    }

    private func first<Member>(_ type: AnyClass, _ member: (ClassMembers) -> Member?) -> Member? {
        // Tables are isolated to the main actor. A scene's code runs there; other code may not.
        guard !SceneContext.current.isIdle else { return nil }
        var type: AnyClass? = type
        while let current = type {
            if let found = member(members(of: current)) { return found }
            type = _getSuperclass(current)
        }
        return nil
    }

    private func members(of type: AnyClass) -> ClassMembers {
        if let known = own[ObjectIdentifier(type)] { return known }
        var members = ClassMembers()
        for table in tables(of: type) {
            nonisolated(unsafe) let table = table
            for member in MainActor.assumeIsolated({ table._members }) {
                switch member.kind {
                case .property(let property): members.properties[member.name] = property
                case .method(let method): members.methods[member.name] = method
                }
            }
        }
        own[ObjectIdentifier(type)] = members
        return members
    }

    /// Returns the tables of a class, those of its own module first.
    private func tables(of type: AnyClass) -> [any _MemberTable.Type] {
        // Private classes cannot be found by name, and are tables themselves.
        if let own = type as? any _MemberTable.Type { return [own] }
        guard let name = MangledClassName(type) else { return [] }
        let extending = modules.filter { $0 != name.module }
        return ([nil] + extending.map(Optional.some)).flatMap { module -> [any _MemberTable.Type] in
            // Foundation's classes have no tables of their own.
            if module == nil, name.module == "Foundation" { return [] }
            var found: [any _MemberTable.Type] = []
            while let table = name.table(number: found.count + 1, in: module) { found.append(table) }
            return found
        }
    }
}

/// The mangled name of a class, from which those of nested types are made.
private struct MangledClassName {
    /// The name up to the generic arguments.
    let nominal: String
    /// The generic arguments, from `y` to before the last `G`; empty for a class without any.
    let arguments: String
    let module: String

    init?(_ type: AnyClass) {
        guard let name = _mangledTypeName(type), let dot = String(reflecting: type).firstIndex(of: ".") else {
            return nil
        }
        module = String(String(reflecting: type)[..<dot])
        guard name.hasSuffix("G") else {
            (nominal, arguments) = (name, "")
            return
        }
        // The arguments follow the class's own name, which ends in C.
        let base = String(describing: type).prefix { $0 != "<" }
        guard let start = name.range(of: "\(base)Cy")?.upperBound else { return nil }
        let split = name.index(before: start)
        (nominal, arguments) = (String(name[..<split]), String(name[split...].dropLast()))
    }

    /// Returns a table; nil if there is none.
    ///
    /// - Parameter module: The module that extends the class; nil for the class's own.
    func table(number: Int, in module: String?) -> (any _MemberTable.Type)? {
        let name = number == 1 ? "_Members" : "_Members\(number)"
        let context = module.map { "\($0.utf8.count)\($0)E" } ?? ""
        let suffix = arguments.isEmpty ? "" : "\(arguments)_G"
        return _typeByName("\(nominal)\(context)\(name.utf8.count)\(name)O\(suffix)") as? any _MemberTable.Type
    }
}
