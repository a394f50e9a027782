import SwiftSyntax

/// The files of a module that use a framework of Apple's that Quartzite does not have, and that no other file needs.
///
/// An app without such files lacks a screen or two, which is better than no app at all.
struct FrameworkFiles {
    /// The framework that each of these files uses, by path.
    private(set) var frameworks: [String: String] = [:]

    private struct File {
        let path: String
        /// The types that the file declares outside of other types.
        let types: Set<String>
        let words: Set<String>
        /// The framework, if the file can be left out.
        let framework: String?
        /// Whether the file declares a view or a controller.
        let hasScreen: Bool

        init(_ source: ParsedSource) {
            let groups = source.tree.statements.activeItems.filter { !$0.item.is(ImportDeclSyntax.self) }.map {
                Syntax($0.item).asProtocol((any DeclGroupSyntax).self)
            }
            let types = Set(groups.compactMap { $0?.is(ExtensionDeclSyntax.self) == false ? $0?.typeName : nil })
            // The app starts with some types, and other files may use functions and extensions of their types.
            let isSelfContained = groups.allSatisfy { group in
                guard let group, let name = group.typeName, types.contains(name) else { return false }
                return !group.attributes.all.contains { FrameworkFiles.entries.contains($0.name) }
                    && Set(group.inheritedNames).isDisjoint(with: FrameworkFiles.delegates)
            }
            let words = source.identifiers
            let imports = source.tree.imports.compactMap { $0.path.first?.name.text }
            framework =
                isSelfContained
                ? imports.first {
                    FrameworkVocabulary.isMissing($0) && FrameworkVocabulary.isUsed($0, by: words)
                        && PlaceholderModules.replacement(of: $0, in: source) == nil
                } : nil
            (path, self.types, self.words) = (source.path, types, words)
            hasScreen = groups.contains { group in
                group?.inheritedNames.contains { name in
                    name.hasSuffix("View") || name.hasSuffix("Controller")
                } == true
            }
        }
    }

    init(_ sources: [ParsedSource]) {
        let files = sources.map(File.init)
        // Storyboards may name screens, which become placeholders.
        let keepsScreens = BuildConditions.settings.hasPlaceholders
        var left = files.filter { $0.framework != nil && !(keepsScreens && $0.hasScreen) }
        var isChanged = !left.isEmpty
        while isChanged {
            let paths = Set(left.map(\.path))
            let words = files.filter { !paths.contains($0.path) }.reduce(into: Set<String>()) { $0.formUnion($1.words) }
            let unused = left.filter { $0.types.isDisjoint(with: words) }
            isChanged = unused.count < left.count
            left = unused
        }
        for file in left { frameworks[file.path] = file.framework }
    }

    /// The attributes of the type with which an app starts.
    private static let entries: Set<String> = ["main", "UIApplicationMain"]
    private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
}
