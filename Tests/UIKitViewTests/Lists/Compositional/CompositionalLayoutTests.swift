import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Compositional layouts repeat a group of items") struct CompositionalLayoutTests {
    private let screen = TestScreen()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func show(_ counts: [Int], _ layout: UICollectionViewLayout) -> UICollectionView {
        screen.addCollection(ItemSource(counts.map { Array(0..<$0) }), layout)
    }

    @Test("A row takes as many items as fit, with insets, spaces between groups and insets of the section")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        let view = show([10, 1], UICollectionViewCompositionalLayout(section: section))
        let layout = view.collectionViewLayout
        #expect(layout.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 22, y: 11, width: 34, height: 26))
        #expect(layout.layoutAttributesForItem(at: path(5))?.frame == CGRect(x: 62, y: 46, width: 34, height: 26))
        // Three rows of 30 with two spaces of 5, between insets of 10 and 30.
        #expect(layout.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 151)
        #expect(view.contentSize == CGSize(width: 200, height: 140 + 70))
        #expect(layout.layoutAttributesForItem(at: path(10)) == nil)
    }

    @Test("A group of a number of items shares its length, or keeps their lengths, with spaces between them")
    func counts() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        func frames(_ group: NSCollectionLayoutGroup, _ spacing: NSCollectionLayoutSpacing?) -> [CGRect?] {
            group.interItemSpacing = spacing
            let view = show([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
            return (0..<4).map { view.layoutAttributesForItem(at: path($0))?.frame }
        }
        let whole = size(.fractionalWidth(1), .absolute(20))
        let shared = frames(.horizontal(layoutSize: whole, subitem: item, count: 3), .fixed(10))
        #expect(shared.map { $0?.minX } == [0, 70, 140, 0] && shared[0]?.width == 60 && shared[3]?.minY == 20)
        let kept = frames(.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3), .flexible(1))
        #expect(kept.map { $0?.minX } == [0, 80, 160, 0] && kept[0]?.width == 40)
        let tall = frames(.vertical(layoutSize: whole, repeatingSubitem: item, count: 2), nil)
        #expect(tall.map { $0?.minY } == [0, 20, 20, 40])
    }

    @Test("Fractions are those of the length without the fixed spaces between items") func fractions() {
        let whole = size(.fractionalWidth(1), .absolute(20))
        let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [third])
        group.interItemSpacing = .fixed(10)
        let view = show([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: path($0))?.frame }
        #expect(frames.map(\.minX) == [0, 70, 140, 0] && frames.allSatisfy { $0.width == 60 })
    }

    @Test("Groups contain groups, and edge spacings shift items") func nested() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
        let view = show([6], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let frames = (0..<6).compactMap { view.layoutAttributesForItem(at: path($0))?.frame }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 140, height: 100))
        #expect(frames[2] == CGRect(x: 140, y: 50, width: 60, height: 50))
        #expect(frames[3] == CGRect(x: 0, y: 100, width: 140, height: 100))
        let spaced = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .fixed(4))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(1)), repeatingSubitem: spaced, count: 2)
        let other = show([3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line)))
        #expect(other.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 25, y: 3, width: 50, height: 20))
        #expect(other.layoutAttributesForItem(at: path(1))?.frame.minX == 125)
        #expect(other.layoutAttributesForItem(at: path(2))?.frame.minY == 30)
    }

    @Test("Headers enlarge their section and stay visible, badges lie at their items' corners") func supplementaries() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let view = show([3, 3], UICollectionViewCompositionalLayout(section: section))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.contentSize.height == 660)
        #expect(
            view.supplementaryView(forElementKind: kind, at: path(0))?.frame
                == CGRect(x: 10, y: 0, width: 190, height: 30))
        let badgeView = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(1))
        #expect(badgeView?.frame == CGRect(x: 95 + 10 - 5, y: 130 - 5, width: 10, height: 10))
        screen.run { view.contentOffset.y = 100 }
        #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 100)
        screen.run { view.contentOffset.y = 320 }
        #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 300)
        #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 330)
    }

    final class TallItem: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size = CGSize(width: 7, height: 30 + CGFloat(attributes.indexPath.item))
            return attributes
        }
    }

    @Test("Estimated heights are replaced by those of the cells, and only visible cells are measured") func estimated()
    {
        let whole = size(.fractionalWidth(1), .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let source = ItemSource([Array(0..<10_000)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = screen.run {
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.register(TallItem.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        let frames = view.visibleCells.map(\.frame)
        #expect(
            frames.prefix(3) == [
                CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 30, width: 200, height: 31),
                CGRect(x: 0, y: 61, width: 200, height: 32),
            ])
        #expect(source.asked.count < 10)
        let measured = CGFloat((0..<frames.count).reduce(0) { $0 + 30 + $1 })
        let rest = CGFloat(10_000 - frames.count) * 50
        #expect(view.contentSize.height == measured + rest)
    }

    @Test("Sections may differ") func provider() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        var areas: [CGSize] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            areas.append(environment.container.effectiveContentSize)
            let height: NSCollectionLayoutDimension = index == 0 ? .absolute(20) : .fractionalHeight(0.5)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
        layout.configuration.interSectionSpacing = 7
        let view = show([2, 2], layout)
        #expect(view.layoutAttributesForItem(at: path(1, 1))?.frame == CGRect(x: 0, y: 147, width: 200, height: 100))
        #expect(areas.allSatisfy { $0 == CGSize(width: 200, height: 200) })
    }

    @Test("Right to left, leading is at the right") func rightToLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        let view = show([3], UICollectionViewCompositionalLayout(section: section))
        screen.run { view.semanticContentAttribute = .forceRightToLeft }
        #expect(view.layoutAttributesForItem(at: path(0))?.frame.minX == 150)
        #expect(view.layoutAttributesForItem(at: path(1))?.frame.minX == 110)
    }

    @Test("A custom group places its items with a closure, and a decoration lies behind its section") func custom() {
        final class Backdrop: UICollectionReusableView {}
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) {
            environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: 20, height: 10), zIndex: 4),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "backdrop")]
        section.decorationItems[0].contentInsets.top = 5
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let view = show([3], layout)
        #expect(view.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 100, y: 30, width: 20, height: 10))
        #expect(view.layoutAttributesForItem(at: path(1))?.zIndex == 4)
        #expect(view.layoutAttributesForItem(at: path(2))?.frame.minY == 60)
        let backdrop = view.subviews.first { $0 is Backdrop }
        #expect(backdrop?.frame == CGRect(x: 0, y: 5, width: 200, height: 115))
        #expect(view.subviews.firstIndex { $0 is Backdrop } ?? 9 < view.subviews.firstIndex { $0 is CountedItem } ?? 0)
    }
}
