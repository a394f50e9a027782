/// The Swift settings of a target, as far as they decide what is rewritten.
///
/// Default actor isolation decides nothing: the code that the rewriter adds has the isolation of the code around it.
package struct RewritingSettings: Sendable {
    /// The compilation conditions that are set, such as `DEBUG`.
    package var conditions: Set<String>
    /// The language mode, 5 by default; 4 stands for Swift 4.0, in which some constants are strings.
    package var languageMode: Int
    /// The upcoming and experimental features that are enabled.
    package var features: Set<String>
    /// The modules of the project that can be imported.
    package var modules: Set<String>
    /// Whether imports of modules that neither the project nor Quartzite has are removed; `false` by default.
    package var dropsMissingImports: Bool
    /// Whether the platform is Linux also for conditions, as for code that uses C; `false` by default, for iOS.
    package var isForLinux: Bool
    /// Whether there are modules with placeholders for some missing frameworks; `false` by default.
    package var hasPlaceholders: Bool
    /// What the compiler did not find in files, by path.
    package var absences: [String: [Absence]]

    package init(
        conditions: [String] = [], languageMode: Int = 5, features: [String] = [], modules: [String] = [],
        dropsMissingImports: Bool = false, isForLinux: Bool = false, hasPlaceholders: Bool = false,
        absences: [String: [Absence]] = [:]
    ) {
        self.conditions = Set(conditions)
        self.languageMode = languageMode
        self.features = Set(features)
        self.modules = Set(modules)
        self.dropsMissingImports = dropsMissingImports
        self.isForLinux = isForLinux
        self.hasPlaceholders = hasPlaceholders
        self.absences = absences
    }

    /// Whether the import of a module is removed because nothing provides the module.
    func drops(_ module: String) -> Bool {
        dropsMissingImports && !modules.contains(module) && !BuildConditions.modules.contains(module)
            && Rewriter.renamed[module] == nil
    }
}
