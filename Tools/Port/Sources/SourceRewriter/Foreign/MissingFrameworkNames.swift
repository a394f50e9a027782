import SwiftSyntax

/// The names of missing frameworks that each file of a module uses.
struct MissingFrameworkNames {
    /// The frameworks of the names, by the path of the file.
    private(set) var byFile: [String: [String: String]] = [:]

    /// Finds the names.
    ///
    /// A name that the module declares itself, even as a variable, is not missing.
    init(_ sources: [ParsedSource], context: [ParsedSource] = []) {
        let imports = sources.map { source in Set(source.tree.imports.compactMap { $0.path.first?.name.text }) }
        let imported = imports.reduce(into: Set<String>()) { $0.formUnion($1.filter(FrameworkVocabulary.isMissing)) }
        let hasSwiftUI = BuildConditions.settings.drops("SwiftUI")
        var known: [String: String?] = [:]
        var used: [(path: String, names: [String: String])] = []
        for (source, own) in zip(sources, imports) where own.isDisjoint(with: Self.tests) {
            let provided = PlaceholderModules.provided(in: source)
            var names: [String: String] = [:]
            for word in source.identifiers where !provided.contains(word) {
                let framework = known[word] ?? FrameworkVocabulary.framework(of: word, among: imported)
                known[word] = framework
                names[word] = framework
            }
            if hasSwiftUI, SwiftUIVocabulary.describes(source) {
                for word in source.identifiers.intersection(SwiftUIVocabulary.declarations) { names[word] = "SwiftUI" }
                if HostedViews.areReplaced(in: source.identifiers) { names[HostedViews.controller] = nil }
            }
            if !names.isEmpty { used.append((source.path, names)) }
        }
        addAbsences(in: sources, to: &used)
        if used.isEmpty { return }
        let declared = (sources + context).concurrentMap { Syntax($0.tree).declaredNames }.reduce(into: Set()) {
            $0.formUnion($1)
        }
        let parameters = Dictionary(
            sources.concurrentMap { ($0.path, Syntax($0.tree).typeParameterNames) }, uniquingKeysWith: { $1 })
        for (path, names) in used {
            let missing = names.filter {
                !declared.contains($0.key) && parameters[path]?.contains($0.key) != true
            }
            if !missing.isEmpty { byFile[path, default: [:]].merge(missing) { first, _ in first } }
        }
    }

    /// Adds the names that the compiler did not find.
    private func addAbsences(
        in sources: [ParsedSource], to used: inout [(path: String, names: [String: String])]
    ) {
        let absences = BuildConditions.settings.absences
        if absences.isEmpty { return }
        var everywhere: [String: String] = [:]
        for absence in absences.values.joined().sorted(by: { $0.module > $1.module }) where absence.line == nil {
            if let name = absence.name { everywhere[name] = absence.module }
        }
        for source in sources {
            var names = everywhere.filter { source.identifiers.contains($0.key) }
            if absences[source.path]?.contains(where: { $0.line != nil }) == true {
                names.merge(AbsentTokens(in: source).all) { first, _ in first }
            }
            if !names.isEmpty { used.append((source.path, names)) }
        }
    }

    private static let tests = Set(["XCTest", "Testing", "Quick", "Nimble"] + Rewriter.snapshots.keys)
}

extension Syntax {
    /// The identifiers in a node, and `Type.label` for each label in a call of a type's initialiser.
    ///
    /// A structure that loses a property loses its place in the initialiser.
    var usedNames: Set<String> {
        var names = identifiers.union(AbsentTokens.current.names(in: self))
        walk { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let type = call.calledExpression.plainName,
                type.first?.isUppercase == true
            else { return true }
            for label in call.arguments.compactMap(\.label) { names.insert("\(type).\(label.text)") }
            return true
        }
        return names
    }

    /// The names of all types, functions, variables, cases and parameters that are declared below a node.
    var declaredNames: Set<String> {
        var names: Set<String> = []
        walk { node in
            if let pattern = node.as(IdentifierPatternSyntax.self) {
                names.insert(pattern.identifier.text.trimmingBackticks)
            } else if let function = node.as(FunctionDeclSyntax.self) {
                names.insert(function.name.text.trimmingBackticks)
            } else if let element = node.as(EnumCaseElementSyntax.self) {
                names.insert(element.name.text.trimmingBackticks)
            } else if let parameter = node.as(FunctionParameterSyntax.self) {
                names.insert((parameter.secondName ?? parameter.firstName).text.trimmingBackticks)
            } else if let alias = node.as(TypeAliasDeclSyntax.self) {
                names.insert(alias.name.text)
            } else if let group = node.asProtocol((any DeclGroupSyntax).self), !node.is(ExtensionDeclSyntax.self) {
                group.typeName.map { _ = names.insert($0) }
            }
            return true
        }
        return names
    }

    /// The names of the generic parameters and associated types that are declared below a node.
    ///
    /// Other files do not see them.
    fileprivate var typeParameterNames: Set<String> {
        var names: Set<String> = []
        walk { node in
            if let parameter = node.as(GenericParameterSyntax.self) {
                names.insert(parameter.name.text)
            } else if let type = node.as(AssociatedTypeDeclSyntax.self) {
                names.insert(type.name.text)
            }
            return true
        }
        return names
    }
}
