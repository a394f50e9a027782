import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Sections that a provider makes, and their visible items") struct SectionProviderTests {
    private let screen = TestScreen()
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("A provider's sections have columns by index and traits, with the configuration's space between them")
    func columns() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.scrollDirection = .vertical
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let isWide = environment.traitCollection.horizontalSizeClass == .regular
                let columns = isWide ? 4 : index + 1
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                    repeatingSubitem: item, count: columns)
                return NSCollectionLayoutSection(group: group)
            }, configuration: configuration)
        let view = screen.addCollection(ItemSource([[0, 1], [2, 3]]), layout)
        #expect((0..<2).map { view.cellForItem(at: path($0))?.frame.width } == [200, 200])
        #expect(view.cellForItem(at: path(0, 1))?.frame == CGRect(x: 0, y: 120, width: 100, height: 50))
        screen.run {
            view.traitOverrides.horizontalSizeClass = .regular
            layout.invalidateLayout()
        }
        #expect((0..<2).map { view.cellForItem(at: path($0))?.frame.minX } == [0, 50])
        #expect(view.cellForItem(at: path(0, 1))?.frame.minY == 70)
    }

    @Test("A section of a layout can be a list, with spaces between its rows") func listSection() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .none
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.interGroupSpacing = index == 0 ? 2 : 10
            return section
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.tag = item
        }
        let view = screen.run {
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view.owned = [source]
            screen.window.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for section in 0..<2 {
                snapshot.appendSections([section])
                snapshot.appendItems([section * 10, section * 10 + 1])
            }
            source.apply(snapshot, animatingDifferences: false)
            return view
        }
        func frame(_ item: Int, _ section: Int) -> CGRect { view.cellForItem(at: path(item, section))?.frame ?? .null }
        #expect(frame(0, 0).minX == 16 && frame(0, 0).width == 168 && frame(0, 0).height == 44)
        #expect(frame(1, 0).minY == frame(0, 0).maxY + 2 && frame(1, 1).minY == frame(0, 1).maxY + 10)
    }

    @Test("The handler of visible items scales cells by their distance from the middle, and tells cells from others")
    func visibleItems() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let kind = UICollectionView.elementKindSectionHeader
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: kind, alignment: .top)
        ]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let scale = max(1 - abs(item.frame.midX - middle) / 200, 0.5)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        let view = screen.addCollection(
            ItemSource([Array(0..<8)]), UICollectionViewCompositionalLayout(section: section))
        func scale(_ item: Int) -> CGFloat? { view.cellForItem(at: path(item))?.transform.a }
        #expect(scale(0) == 0.75 && scale(1) == 0.75)
        let header = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
        #expect(header.transform == .identity)
        screen.drag([(170, 50), (150, 50), (125, 50), (100, 50)], lifts: false)
        let moved = try #require(scale(1))
        #expect(moved > 0.9 && (scale(0) ?? 1) < 0.75)
        screen.touch(.ended, 100, 50)
    }
}
