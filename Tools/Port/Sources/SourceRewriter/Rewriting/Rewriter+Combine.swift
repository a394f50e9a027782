import SwiftSyntax

extension Rewriter {
    /// Makes a condition name the module that Quartzite has in place of Combine.
    mutating func rewriteCombine(in condition: ExprSyntax) {
        if !BuildConditions.settings.modules.contains("Combine") { rewriteQuestion(about: "Combine", in: condition) }
        for module in Self.snapshots.keys.sorted() { rewriteQuestion(about: module, in: condition) }
    }

    private mutating func rewriteQuestion(about module: String, in condition: ExprSyntax) {
        guard let name = Self.renamed[module] else { return }
        let question = "canImport(\(module))"
        Syntax(condition).walk { node in
            guard node.is(FunctionCallExprSyntax.self), node.trimmedDescription == question else { return true }
            let ours = "canImport(\(name))"
            let text = style == .portable ? "(\(question) || \(ours))" : ours
            replace(node, with: text, as: "#if \(question)")
            return false
        }
    }

    /// Imports Combine after the first import if the file uses its names without importing it.
    ///
    /// On Apple's systems, Foundation exports the names for observable objects, and SwiftUI all of Combine.
    mutating func importCombine() {
        let modules = source.tree.imports.compactMap { $0.path.first?.name.text }
        guard let first = source.tree.imports.first, !modules.contains("Combine"),
            !BuildConditions.settings.modules.contains("Combine"),
            Self.exporting.contains(where: modules.contains)
        else { return }
        let names = modules.contains("SwiftUI") ? Self.observable.union(Self.common) : Self.observable
        let used = source.identifiers.intersection(names)
        guard used.contains(where: { index.types[$0] == nil }) else { return }
        let text =
            switch style {
            case .local: "; import _Combine"
            case .portable: "\n#if canImport(_Combine)\nimport _Combine\n#endif"
            }
        insert(text, at: first.endPositionBeforeTrailingTrivia, as: "import Combine")
    }

    /// The modules that export names of Combine.
    private static let exporting = ["SwiftUI", "UIKit", "Foundation"]

    private static let observable: Set<String> = ["ObservableObject", "Published"]

    private static let common: Set<String> = [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Future", "Just", "ObservableObjectPublisher",
        "PassthroughSubject",
    ]
}
