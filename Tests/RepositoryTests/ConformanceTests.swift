import Testing

@Suite("Subclasses of UIKit's classes can adopt the protocols of delegates")
struct ConformanceTests {
    /// The conformances that Apple's headers declare.
    static let declared: [String: Set<String>] = [
        "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
        "UICollectionViewDiffableDataSource": ["UICollectionViewDataSource"],
        "UIControl": ["UIContextMenuInteractionDelegate"], "UIInputViewController": ["UITextInputDelegate"],
        "UITabBarController": ["UITabBarDelegate"],
        "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
        "UITableViewDiffableDataSource": ["UITableViewDataSource"], "UIView": ["CALayerDelegate"],
    ]

    /// The name of a class and what it inherits.
    private static let clause = #"\b(?:open class|extension) (\w+)(?:<[^{]*>)?\s*:\s*([^{]+)\{"#

    @Test("An open class has no delegate conformances that Apple's headers do not declare") func conformances() throws {
        let code = SourceFile.sources.filter { $0.path.hasPrefix("Sources/UIKit/") && $0.isSwift }
            .map { $0.code.joined(separator: "\n") }.joined(separator: "\n")
        let open = Set(code.matches(of: /\bopen class (\w+)/).map { String($0.1) })
        var found: [String: Set<String>] = [:]
        for match in code.matches(of: try Regex(Self.clause)) {
            let (name, list) = (String(match.output[1].substring ?? ""), match.output[2].substring ?? "")
            let names = list.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            let protocols = names.filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
            guard open.contains(name), !protocols.isEmpty else { continue }
            found[name, default: []].formUnion(protocols)
        }
        #expect(found == Self.declared)
    }
}
