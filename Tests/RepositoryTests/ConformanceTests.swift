import Testing

@Suite("Subclasses of UIKit's classes can adopt the protocols of delegates")
struct ConformanceTests {
    /// The conformances that Apple's headers declare.
    static let declared: [String: Set<String>] = [
        "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
        "UICollectionViewDiffableDataSource": ["UICollectionViewDataSource"],
        "UIControl": ["UIContextMenuInteractionDelegate"], "UITabBarController": ["UITabBarDelegate"],
        "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
        "UITableViewDiffableDataSource": ["UITableViewDataSource"], "UIView": ["CALayerDelegate"],
    ]

    @Test("An open class has no delegate conformances that Apple's headers do not declare") func conformances() {
        let code = SourceFile.sources.filter { $0.module == "UIKit" && $0.isSwift }
            .map { $0.code.joined(separator: "\n") }.joined(separator: "\n")
        let open = Set(code.matches(of: /\bopen class (\w+)/).map { String($0.1) })
        var found: [String: Set<String>] = [:]
        for match in code.matches(of: /\b(?:open class|extension) (\w+)(?:<[^{]*>)?\s*:\s*([^{]+)\{/) {
            let names = match.2.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            let protocols = names.filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
            guard open.contains(String(match.1)), !protocols.isEmpty else { continue }
            found[String(match.1), default: []].formUnion(protocols)
        }
        #expect(found == Self.declared)
    }
}
