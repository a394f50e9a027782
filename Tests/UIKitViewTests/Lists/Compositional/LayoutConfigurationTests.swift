import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Configurations of compositional layouts") struct LayoutConfigurationTests {
    private let screen = TestScreen()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(50), .fractionalHeight(1)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    @Test("A horizontal layout has its boundary views before and after all sections") func boundaries() {
        let kind = UICollectionView.elementKindSectionHeader
        let layout = UICollectionViewCompositionalLayout(section: section())
        let configuration = layout.configuration
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 20
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(60), .fractionalHeight(1)), elementKind: kind, alignment: .leading)
        ]
        layout.configuration = configuration
        let view = screen.addCollection(ItemSource([[0, 1], [2]]), layout)
        let frames = [path(0), path(1), path(0, 1)].map { view.layoutAttributesForItem(at: $0)?.frame.minX }
        #expect(frames == [60, 110, 180] && view.contentSize == CGSize(width: 230, height: 200))
        let header = view.visibleSupplementaryViews(ofKind: kind).first
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 60, height: 200))
    }

    @Test("The insets of sections refer to the layout margins if the configuration says so") func margins() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        layout.configuration.contentInsetsReference = .layoutMargins
        let view = screen.addCollection(ItemSource([[0]]), layout)
        #expect(
            view.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 8, y: 0, width: 184, height: 50))
    }

    @Test("A provider sees the traits and the size of the container") func environment() {
        var seen: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            seen.append(environment.container.effectiveContentSize.width)
            let isDark = environment.traitCollection.userInterfaceStyle == .dark
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(isDark ? 80 : 40)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
        let view = screen.addCollection(ItemSource([[0, 1]]), layout)
        #expect(seen.allSatisfy { $0 == 200 } && view.cellForItem(at: path(0))?.frame.height == 40)
        screen.run {
            view.overrideUserInterfaceStyle = .dark
            layout.invalidateLayout()
        }
        #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 80, width: 200, height: 80))
    }
}
