import UIKit
import XCTest

/// Compares the frames of items, headers and footers of collection views with recordings.
final class CollectionTests: XCTestCase {
    /// A label that constraints inset in a cell.
    private final class TagCell: UICollectionViewCell {
        private var label: UILabel?

        func show(_ text: String) {
            let label = makeLabel(text, size: 15)
            self.label?.removeFromSuperview()
            self.label = label
            contentView.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }
    }

    /// The items of a collection view, and the names of those whose frames are compared.
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [0]
        var sizes: [CGSize] = []
        var names: [IndexPath: String] = [:]
        /// Whether headers and footers are compared.
        var namesHeaders = false
        var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
        let screen: Screen

        init(_ screen: Screen) { self.screen = screen }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            configure(cell, path)
            if let name = names[path] { screen.note(cell, name) }
            return cell
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            sizes.isEmpty ? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero : sizes[path.item]
        }

        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            let part = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
            if let cell = part as? UICollectionViewListCell {
                var content =
                    isHeader
                    ? UIListContentConfiguration.groupedHeader() : UIListContentConfiguration.groupedFooter()
                if view.tag == 1 { content = isHeader ? .plainHeader() : .plainFooter() }
                content.text = isHeader ? "Section \(path.section + 1)" : "A footer"
                cell.contentConfiguration = content
            }
            if namesHeaders { screen.note(part, (isHeader ? "header" : "footer") + "\(path.section)") }
            return part
        }
    }

    private var items: Items?

    @MainActor private func show(
        _ name: String, _ layout: UICollectionViewLayout, _ counts: [Int], _ names: [IndexPath: String],
        height: CGFloat? = nil, cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        header: UICollectionReusableView.Type = UICollectionReusableView.self,
        _ prepare: (Items, UICollectionView) -> Void = { _, _ in }
    ) throws -> (Screen, UICollectionView) {
        let screen = try Screen(name)
        let items = Items(screen)
        (items.counts, items.names) = (counts, names)
        self.items = items
        let size = screen.recording.size
        let frame = CGRect(x: 0, y: 0, width: size.width, height: height ?? size.height)
        let view = screen.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
        view.register(cell, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(header, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        (view.dataSource, view.delegate) = (items, items)
        prepare(items, view)
        screen.show()
        return (screen, view)
    }

    private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @MainActor private func flow(_ size: CGSize, spacing: CGFloat, inset: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing, spacing)
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return layout
    }

    @MainActor func testFlows() throws {
        let names = [
            item(0): "item0", item(2): "item2", item(3): "item3", item(6): "item6", item(0, 1): "second0",
            item(1, 1): "second1",
        ]
        _ = try show(
            "collection/grid", flow(CGSize(width: 90, height: 60), spacing: 8, inset: 16), [7, 2], names)
        let row = flow(CGSize(width: 120, height: 80), spacing: 12, inset: 20)
        row.scrollDirection = .horizontal
        _ = try show("collection/horizontal", row, [4], [item(0): "item0", item(1): "item1"], height: 120)
        let widths: [CGFloat] = [60, 100, 140, 60, 60]
        let all = Dictionary(uniqueKeysWithValues: (0..<5).map { (item($0), "item\($0)") })
        _ = try show("collection/sized", flow(.zero, spacing: 10, inset: 10), [5], all) { items, _ in
            items.sizes = widths.map { CGSize(width: $0, height: 40) }
        }
    }

    @MainActor func testSelfSizing() throws {
        let layout = flow(CGSize(width: 50, height: 50), spacing: 8, inset: 16)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let texts = ["Swift", "SwiftUI", "UIKit", "Auto Layout", "Compositional", "Web"]
        let names = Dictionary(uniqueKeysWithValues: texts.indices.map { (item($0), "item\($0)") })
        _ = try show("collection/selfsizing", layout, [6], names, cell: TagCell.self) { items, view in
            items.configure = { cell, path in (cell as? TagCell)?.show(texts[path.item]) }
            // The flow layout asks for sizes only if the delegate answers.
            view.delegate = nil
        }
    }

    @MainActor private func group(
        width: NSCollectionLayoutDimension = .fractionalWidth(1), height: CGFloat,
        item: NSCollectionLayoutDimension = .fractionalWidth(1)
    ) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: item, heightDimension: .absolute(height))
        return .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }

    @MainActor private func rows(header: Bool, pinned: Bool = false) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(height: 44))
        section.interGroupSpacing = 8
        guard header else { return section }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let part = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        part.pinToVisibleBounds = pinned
        section.boundarySupplementaryItems = [part]
        return section
    }

    @MainActor func testCompositional() throws {
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            if index == 0 { return rows(header: true) }
            let group = group(height: 60, item: .fractionalWidth(1 / 3))
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            return section
        }
        let names = [
            item(0): "item0", item(1): "item1", item(0, 1): "item2", item(2, 1): "item4", item(3, 1): "item5",
        ]
        _ = try show("collection/compositional", layout, [2, 5], names) { items, _ in items.namesHeaders = true }
    }

    @MainActor func testPinnedHeaders() throws {
        let layout = UICollectionViewCompositionalLayout { [self] _, _ in rows(header: true, pinned: true) }
        let (screen, view) = try show("collection/pinned", layout, [6, 6], [item(5): "item5", item(0, 1): "item6"]) {
            items, _ in items.namesHeaders = true
        }
        for (step, offset) in [("scroll", 100.0), ("push", 320.0)] {
            screen.step(step) { view.contentOffset = CGPoint(x: 0, y: offset) }
        }
    }

    @MainActor func testOrthogonalSection() throws {
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            if index == 1 { return rows(header: false) }
            let section = NSCollectionLayoutSection(group: group(width: .absolute(200), height: 100))
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            return section
        }
        let names = [item(0): "item0", item(1): "item1", item(0, 1): "item4", item(1, 1): "item5"]
        _ = try show("collection/orthogonal", layout, [4, 2], names)
    }

    @MainActor private func list(
        _ name: String, _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int],
        header: UICollectionLayoutListConfiguration.HeaderMode = .none, footers: Bool = false, padding: CGFloat? = nil,
        secondary: Set<IndexPath> = []
    ) throws -> (Screen, UICollectionView) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footers ? .supplementary : .none
        if let padding { configuration.headerTopPadding = padding }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let paths = counts.indices.flatMap { section in (0..<counts[section]).map { item($0, section) } }
        let isFlat = name == "dark/list"
        let names = paths.enumerated().map { index, path in
            (path, isFlat ? "item\(index)" : "row\(path.section)\(path.item)")
        }
        return try show(
            name, layout, counts, Dictionary(uniqueKeysWithValues: names), cell: UICollectionViewListCell.self,
            header: UICollectionViewListCell.self
        ) { items, view in
            view.tag = appearance == .plain ? 1 : 0
            items.namesHeaders = true
            items.configure = { cell, path in
                guard let cell = cell as? UICollectionViewListCell else { return }
                let isHeader = header == .firstItemInSection && path.item == 0
                var content = isHeader ? UIListContentConfiguration.groupedHeader() : cell.defaultContentConfiguration()
                content.text = "Row \(path.item)"
                content.secondaryText = secondary.contains(path) ? "Below" : nil
                cell.contentConfiguration = content
            }
        }
    }

    @MainActor func testLists() throws {
        _ = try list("collection/listheaders", .insetGrouped, [2, 1], header: .supplementary, footers: true)
        _ = try list(
            "collection/listpadding", .insetGrouped, [2, 1], header: .supplementary, footers: true, padding: 8)
        _ = try list("collection/plainfooters", .plain, [2, 1], header: .supplementary, footers: true)
        _ = try list("collection/firstitem", .insetGrouped, [3, 2], header: .firstItemInSection)
        _ = try list("dark/list", .insetGrouped, [2, 2], secondary: [item(1), item(1, 1)])
        let (screen, view) = try list("collection/plainlist", .plain, [5, 10], header: .supplementary)
        screen.step("scroll") { view.contentOffset.y = 120 }
    }
}
