import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Options of list cells, of list sections and of changes of lists") struct ListOptionTests {
    private let screen = TestScreen()

    /// The distance between the edge of a cell and its content, with an accessory.
    private func inset(_ accessory: UICellAccessory) throws -> CGFloat {
        let screen = TestScreen()
        let (view, _) = screen.addList(items: [1], cell: { cell, _ in cell.accessories = [accessory] })
        screen.run { view.isEditing = true }
        let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
        return max(cell.contentView.frame.minX, cell.bounds.width - cell.contentView.frame.maxX)
    }

    @Test("Accessories reserve the width of their options, and hidden ones keep it")
    func accessoryOptions() throws {
        let wide = UICellAccessory.LayoutDimension.custom(60)
        let usual = try inset(.delete())
        #expect(try inset(.delete(options: UICellAccessory.DeleteOptions(reservedLayoutWidth: wide))) == usual + 38)
        #expect(try inset(.delete(options: UICellAccessory.DeleteOptions(isHidden: true))) == usual)
        #expect(try inset(.insert(options: UICellAccessory.InsertOptions(reservedLayoutWidth: wide))) == usual + 38)
        let menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in }])
        let narrow = try inset(.popUpMenu(menu, options: UICellAccessory.PopUpMenuOptions(reservedLayoutWidth: wide)))
        let wider = UICellAccessory.PopUpMenuOptions(reservedLayoutWidth: .custom(80))
        #expect(try inset(.popUpMenu(menu, options: wider)) == narrow + 20)
    }

    @Test("The colours of delete and insert controls are drawn") func accessoryColors() {
        let (view, _) = screen.addList(
            items: [1, 2],
            cell: { cell, item in
                cell.accessories = [
                    item == 1
                        ? .delete(options: UICellAccessory.DeleteOptions(backgroundColor: .blue))
                        : .insert(options: UICellAccessory.InsertOptions(backgroundColor: .magenta))
                ]
            })
        screen.run { view.isEditing = true }
        #expect(screen.box { $0 == 0xff00_00ff }.map { $0.maxY <= 44 } == true)
        #expect(screen.box { $0 == 0xffff_00ff }.map { $0.minY >= 44 } == true)
    }

    @Test("Footers of lists are views that the data source provides") func footers() {
        func footer(_ mode: UICollectionLayoutListConfiguration.FooterMode) -> CGRect? {
            let screen = TestScreen()
            var shown: CGRect?
            screen.run {
                var list = UICollectionLayoutListConfiguration(appearance: .plain)
                list.footerMode = mode
                let view = UICollectionView(
                    frame: screen.window.bounds,
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
                let kind = UICollectionView.elementKindSectionFooter
                let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
                    view, _, _ in
                    var content = view.defaultContentConfiguration()
                    content.text = "Footer"
                    view.contentConfiguration = content
                }
                let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
                }
                source.supplementaryViewProvider = { view, _, path in
                    view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2])
                source.apply(snapshot, animatingDifferences: false)
                screen.window.addSubview(view)
                view.layoutIfNeeded()
                shown = view.visibleSupplementaryViews(ofKind: kind).first?.frame
            }
            return shown
        }
        #expect(footer(.none) == nil && footer(.supplementary)?.minY == 88)
    }

    @Test("Separators are hidden or visible as stated, whatever is usual") func separators() {
        func lines(_ visibility: UIListSeparatorConfiguration.Visibility) -> [Int] {
            let screen = TestScreen()
            let (view, _) = screen.addList(
                .insetGrouped, items: [1, 2],
                settings: { list in
                    list.separatorConfiguration.bottomSeparatorVisibility = visibility
                })
            return view.visibleCells.map { cell in
                cell.subviews.filter { !$0.isHidden && $0.bounds.height <= 1 && $0.backgroundColor == .separator }.count
            }
        }
        #expect(lines(.automatic) == [1, 0] && lines(.hidden) == [0, 0] && lines(.visible) == [1, 1])
    }

    @Test("The alignment of list texts places them") func textAlignment() throws {
        func left(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) throws -> Int {
            let screen = TestScreen()
            screen.run {
                var content = UIListContentConfiguration.cell()
                content.text = "Hi"
                content.textProperties.alignment = alignment
                let view = UIListContentView(configuration: content)
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
                screen.window.addSubview(view)
            }
            return try #require(screen.box { $0 >> 24 > 128 }).minX
        }
        let (natural, center) = (try left(.natural), try left(.center))
        #expect((15...22).contains(natural) && (85...100).contains(center))
        #expect(try left(.justified) == natural)
    }

    @Test("Handlers of moves receive the snapshots before and after, and what differs in the section")
    func reordering() throws {
        let (_, source) = screen.addList(
            items: [1, 2, 3], cell: { cell, _ in cell.accessories = [.reorder(displayed: .always)] })
        var moves: [NSDiffableDataSourceTransaction<String, Int>] = []
        var handlers = UICollectionViewDiffableDataSourceReorderingHandlers<String, Int>()
        #expect(handlers.canReorderItem == nil)
        handlers.canReorderItem = { _ in true }
        handlers.didReorder = { moves.append($0) }
        source.reorderingHandlers = handlers
        screen.drag([(173, 22), (173, 60), (173, 112)])
        screen.advance(to: screen.clock.now + 1)
        let move = try #require(moves.first)
        #expect(move.initialSnapshot.itemIdentifiers == [1, 2, 3] && move.finalSnapshot.itemIdentifiers == [2, 3, 1])
        #expect(move.difference.count == 2 && move.sectionTransactions.map(\.finalSnapshot.items) == [[2, 3, 1]])
    }

    @Test("Handlers of sections decide what expands") func expanding() {
        let (_, source) = screen.addList(cell: { cell, _ in cell.accessories = [.outlineDisclosure()] })
        var handlers = UICollectionViewDiffableDataSourceSectionSnapshotHandlers<Int>()
        var expanded: [Int] = []
        handlers.shouldExpandItem = { $0 == 2 }
        handlers.willExpandItem = { expanded.append($0) }
        source.sectionSnapshotHandlers = handlers
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10], to: 1)
        outline.append([20], to: 2)
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
        for y: CGFloat in [22, 66] {
            screen.touch(.began, 173, y)
            screen.touch(.ended, 173, y)
            screen.advance(to: screen.clock.now + 1)
        }
        #expect(expanded == [2] && source.snapshot().itemIdentifiers == [1, 2, 20])
    }

    @Test("Layouts receive the kinds of updates") func updateActions() {
        final class Layout: UICollectionViewFlowLayout {
            var actions: [UICollectionViewUpdateItem.Action] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                actions += updateItems.map(\.updateAction)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            var count = 3
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let (layout, source) = (Layout(), Source())
        let view = screen.run {
            let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
        let paths = (0...2).map { IndexPath(item: $0, section: 0) }
        screen.run {
            view.performBatchUpdates {
                view.moveItem(at: paths[0], to: paths[2])
                view.reloadItems(at: [paths[1]])
            }
        }
        #expect(Set(layout.actions) == [.move, .reload])
        layout.actions = []
        screen.run {
            source.count = 2
            view.deleteItems(at: [paths[0]])
        }
        screen.run {
            source.count = 3
            view.insertItems(at: [paths[2]])
        }
        #expect(layout.actions == [.delete, .insert])
    }
}
