import SwiftSyntax

/// The part of a module that is written for SwiftUI, which Quartzite does not have.
///
/// Files that import SwiftUI are left out, and so are files that use what only these declare. If the rest of the module
/// needs types of such files, their declarations that use SwiftUI are cut instead of the files. The same happens to files
/// with controllers and views of UIKit, which storyboards may name.
struct SwiftUIFiles {
    /// The paths of the files that are left out.
    private(set) var leftOut: Set<String> = []
    /// The declarations to cut, by file.
    private(set) var cuts: [String: [Syntax]] = [:]

    /// A file with what it declares and mentions.
    private struct File {
        let source: ParsedSource
        let types: Set<String>
        let words: Set<String>
        /// The classes that inherit from UIKit's controllers and views.
        let screens: [ClassDeclSyntax]
        var path: String { source.path }

        init(_ source: ParsedSource) {
            self.source = source
            types = Set(
                source.tree.statements.activeItems.compactMap { item in
                    if let alias = item.item.as(TypeAliasDeclSyntax.self) { return alias.name.text }
                    let group = Syntax(item.item).asProtocol((any DeclGroupSyntax).self)
                    return group?.is(ExtensionDeclSyntax.self) == false ? group?.typeName : nil
                })
            words = source.identifiers
            screens = source.tree.statements.activeItems.compactMap { $0.item.as(ClassDeclSyntax.self) }.filter {
                $0.inheritedNames.contains { name in
                    ["UIViewController", "UIView"].contains { SystemClasses.inherits(name, from: $0) }
                }
            }
        }

        /// Whether such a class remains whole.
        func keepsScreen(_ cut: DeclarationCut) -> Bool {
            screens.contains { screen in
                let range = screen.position..<screen.endPosition
                return !cut.nodes.contains { range.contains($0.position) }
            }
        }
    }

    init(_ sources: [ParsedSource]) {
        let external = Set(sources.filter(SwiftUIVocabulary.describes).map(\.path))
        guard !external.isEmpty else { return }
        let files = sources.map(File.init)
        leftOut = external
        let dependents = Self.dependents(of: external, among: files)
        let haveScreens = files.contains { external.contains($0.path) && !$0.screens.isEmpty }
        guard !dependents.isEmpty || haveScreens else { return }
        let maximum = dependents.count - (haveScreens ? 0 : 1)
        if let cut = cut(external, among: files), cut.dependents.count <= maximum {
            (leftOut, cuts) = (external.subtracting(cut.files.keys).union(cut.dependents), cut.files)
        } else if dependents.count * 2 <= files.count {
            // If most of the module depends on such a file, it is rather the file's errors that should be reported.
            leftOut.formUnion(dependents)
        }
    }

    /// Returns the files that use types which only left out files declare, directly or indirectly.
    private static func dependents(of files: Set<String>, among all: [File]) -> Set<String> {
        var left = files
        var isChanged = true
        while isChanged {
            isChanged = false
            let kept = Set(all.filter { !left.contains($0.path) }.flatMap(\.types))
            let gone = Set(all.filter { left.contains($0.path) }.flatMap(\.types)).subtracting(kept)
            for file in all where !left.contains(file.path) && !file.words.isDisjoint(with: gone) {
                left.insert(file.path)
                isChanged = true
            }
        }
        return left.subtracting(files)
    }

    // MARK: Cutting

    /// Determines the declarations to cut from those files for SwiftUI that the other files need.
    private func cut(
        _ external: Set<String>, among all: [File]
    ) -> (files: [String: [Syntax]], dependents: Set<String>)? {
        var gone = SwiftUIVocabulary.missing
        var dependents: Set<String> = []
        var cuts: [String: DeclarationCut] = [:]
        var isChanged = true
        while isChanged {
            isChanged = false
            for file in all where external.contains(file.path) {
                let cut = DeclarationCut(file.source, without: gone)
                cuts[file.path] = cut
                if !cut.types.isSubset(of: gone) {
                    gone.formUnion(cut.types)
                    isChanged = true
                }
            }
            // SwiftUI's own names may mean something else in the other files.
            let types = gone.subtracting(SwiftUIVocabulary.declarations)
            for file in all where !external.contains(file.path) && !dependents.contains(file.path) {
                guard !file.words.isDisjoint(with: types) else { continue }
                dependents.insert(file.path)
                gone.formUnion(file.types)
                isChanged = true
            }
        }
        let needed = needed(external, among: all.filter { !dependents.contains($0.path) }, cuts)
        if needed.isEmpty { return nil }
        return (cuts.filter { needed.contains($0.key) }.mapValues(\.nodes), dependents)
    }

    /// Returns the files for SwiftUI whose remaining types the other files use, directly or indirectly.
    private func needed(_ external: Set<String>, among all: [File], _ cuts: [String: DeclarationCut]) -> Set<String> {
        var needed: Set<String> = []
        var words = all.filter { !external.contains($0.path) }.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        var isChanged = true
        while isChanged {
            isChanged = false
            for file in all where external.contains(file.path) && !needed.contains(file.path) {
                guard let cut = cuts[file.path],
                    !file.types.subtracting(cut.types).isDisjoint(with: words) || file.keepsScreen(cut)
                else { continue }
                needed.insert(file.path)
                words.formUnion(cut.words)
                isChanged = true
            }
        }
        return needed
    }
}
