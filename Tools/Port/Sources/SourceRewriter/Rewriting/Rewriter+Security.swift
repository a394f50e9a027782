import SwiftSyntax

extension Rewriter {
    /// Imports Security after the first import if the file uses its names without importing it.
    ///
    /// On Apple's systems, Foundation exports them.
    mutating func importSecurity() {
        guard style == .local, PlaceholderModules.exportsSecurity(source), let first = source.tree.imports.first else {
            return
        }
        // Members of Foundation's types that Security declares here.
        let members = source.identifiers.contains("serverTrust") ? ["serverTrust"] : []
        let names = source.identifiers.intersection(PlaceholderModules.namesOfFrameworks["Security"] ?? []).union(
            members)
        guard names.contains(where: { index.types[$0] == nil }) else { return }
        insert("; import _Security", at: first.endPositionBeforeTrailingTrivia, as: "import Security")
    }
}

extension PlaceholderModules {
    /// Whether a file that does not import Security imports a module that exports it.
    static func exportsSecurity(_ source: ParsedSource) -> Bool {
        guard answers("Security") else { return false }
        let modules = source.tree.imports.compactMap { $0.path.first?.name.text }
        return !modules.contains("Security") && modules.contains(where: Rewriter.insideUIKit.contains)
    }
}
