import SwiftSyntax

/// What the files of a module lack because Quartzite does not have some frameworks.
///
/// Declarations that use types of such a framework are cut, and so are statements in functions whose own types are there.
/// Views and controllers of such a framework become placeholders with their names, so that code that names them still
/// compiles.
struct MissingDeclarations {
    /// What is not there, and why.
    struct Names {
        /// The names outside of types, with the framework that each of them needs.
        var global: [String: String] = [:]
        /// The names of the members of each type.
        var members: [String: [String: String]] = [:]
        /// The classes whose superclass is replaced.
        var replaced: Set<String> = []
        /// The frameworks that draw what a class shows.
        var drawing: [String: Set<String>] = [:]

        /// All the names.
        fileprivate var words: Set<String> {
            let names = global.keys.map { String($0.prefix { $0 != "." }) }
            return members.values.reduce(into: replaced.union(names)) { $0.formUnion($1.keys) }
        }

        fileprivate var count: Int {
            global.count + members.values.reduce(0) { $0 + $1.count } + replaced.count
                + drawing.values.reduce(0) { $0 + $1.count }
        }
    }

    /// The edits of each file.
    private(set) var edits: [String: [Edit]] = [:]
    /// The frameworks that each file needs.
    private(set) var needs: [String: Set<String>] = [:]
    /// The files of which nothing remains, or nothing that other files need, with the framework.
    private(set) var leftOut: [String: String] = [:]

    /// The number of passes after which the search for what depends on missing declarations ends.
    private static let maximumCount = 40

    init(_ sources: [ParsedSource], context: [ParsedSource] = []) {
        let all = sources + context
        let missing = MissingFrameworkNames(all)
        guard !missing.byFile.isEmpty else { return }
        let index = ModuleIndex(sources, context: context)
        let counts = all.concurrentMap { Syntax($0.tree).declarationCounts }.reduce(into: [:]) {
            $0.merge($1, uniquingKeysWith: +)
        }
        var names = Names()
        var cuts: [String: FileCut] = [:]
        for _ in 0..<Self.maximumCount {
            let (before, words) = (names.count, names.words)
            for source in all {
                if missing.byFile[source.path] == nil, source.identifiers.isDisjoint(with: words) { continue }
                let cut = AbsentTokens.$current.withValue(AbsentTokens(in: source)) {
                    FileCut(source, missing.byFile[source.path] ?? [:], names, index, counts)
                }
                cuts[source.path] = cut
                names = cut.names
            }
            if names.count == before { break }
        }
        for source in sources {
            guard let cut = cuts[source.path], !cut.edits.isEmpty else { continue }
            needs[source.path] = cut.needs
            if cut.isEmpty { leftOut[source.path] = cut.needs.min() } else { edits[source.path] = cut.edits }
        }
        leaveOutUnneeded(
            sources.filter { edits[$0.path] != nil && SwiftUIVocabulary.describes($0) }, among: sources, cuts)
    }

    /// Leaves out files for SwiftUI, unless they declare a class of UIKit's, or something that other files need.
    private mutating func leaveOutUnneeded(
        _ external: [ParsedSource], among sources: [ParsedSource], _ cuts: [String: FileCut]
    ) {
        let paths = Set(external.map(\.path))
        var words = sources.filter { !paths.contains($0.path) && leftOut[$0.path] == nil }.reduce(into: Set<String>()) {
            $0.formUnion($1.identifiers)
        }
        var pending = external
        while let index = pending.firstIndex(where: { source in
            guard let cut = cuts[source.path] else { return false }
            return cut.hasScreen || !cut.kept.isDisjoint(with: words)
        }) {
            words.formUnion(pending.remove(at: index).identifiers)
        }
        for source in pending {
            edits[source.path] = nil
            leftOut[source.path] = "SwiftUI"
        }
    }
}

extension Syntax {
    /// The number of declarations of each name.
    fileprivate var declarationCounts: [String: Int] {
        var counts: [String: Int] = [:]
        walk { node in
            if let pattern = node.as(IdentifierPatternSyntax.self) {
                counts[pattern.identifier.text.trimmingBackticks, default: 0] += 1
            } else if let function = node.as(FunctionDeclSyntax.self) {
                counts[function.name.text.trimmingBackticks, default: 0] += 1
            } else if let parameter = node.as(FunctionParameterSyntax.self) {
                counts[(parameter.secondName ?? parameter.firstName).text.trimmingBackticks, default: 0] += 1
            } else if let element = node.as(EnumCaseElementSyntax.self) {
                counts[element.name.text.trimmingBackticks, default: 0] += 1
            }
            return true
        }
        return counts
    }
}
