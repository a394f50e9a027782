import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("List sections show rows with accessories and separators") struct ListSectionTests {
    private let screen = TestScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func makeList(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, items: [Int] = [1, 2, 3],
        settings: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        cell: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) -> (UICollectionView, ListSource) {
        screen.addList(appearance, items: items, settings: settings, cell: cell)
    }

    private func lines(_ cell: UICollectionViewCell) -> [UIView] {
        cell.subviews.filter {
            !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.width > 0 && $0.backgroundColor == .separator
        }
    }

    @Test("Rows are 44 points high, with a line below each, from the text on") func plain() {
        let (view, _) = makeList()
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88] && view.visibleCells[0].frame.width == 200)
        #expect(view.visibleCells.map { lines($0).count } == [1, 1, 1])
        #expect(lines(view.visibleCells[0]).first?.frame.minX == 16)
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test("An inset group has round corners, a grey background and no line below its last row") func insetGrouped() {
        let (view, _) = makeList(.insetGrouped) { $0.headerMode = .supplementary }
        let cells = view.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 168)
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10] && cells.map { lines($0).count } == [1, 1, 0])
        #expect(view.backgroundColor == .systemGroupedBackground)
        let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect(header?.frame.minY == 0 && cells[0].frame.minY == header?.frame.maxY)
        let content = (header as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.textProperties.transform == .uppercase)
    }

    @Test("The separators of single items are changed by a closure") func separators() {
        let (view, _) = makeList(settings: { list in
            list.itemSeparatorHandler = { path, separator in
                var separator = separator
                separator.bottomSeparatorVisibility = path.item == 1 ? .hidden : .automatic
                separator.bottomSeparatorInsets.leading = 30
                return separator
            }
        })
        #expect(view.visibleCells.map { lines($0).count } == [1, 0, 1])
        #expect(lines(view.visibleCells[0]).first?.frame.minX == 30)
    }

    @Test("Accessories take their place beside the content, some only while the list is edited") func accessories() {
        let (view, _) = makeList(cell: { cell, item in
            cell.accessories =
                item == 1 ? [.checkmark(), .disclosureIndicator()] : [.delete(), .reorder(), .label(text: "x")]
        })
        let (first, second) = (view.visibleCells[0], view.visibleCells[1])
        // 16 points of margin, two signs of 15 and 8 points, and 12 points between them.
        #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 200 - 16 - 15 - 12 - 8, height: 44))
        #expect(second.contentView.frame.minX == 0)
        screen.run { view.isEditing = true }
        #expect(second.contentView.frame.minX == 16 + 22 && first.contentView.frame.minX == 0)
        #expect(second.configurationState.isEditing)
        screen.run { view.isEditing = false }
        #expect(second.contentView.frame.minX == 0)
    }

    @Test("A tap on an outline's disclosure expands and collapses the item") func outline() {
        let (view, source) = makeList(cell: { cell, _ in cell.accessories = [.outlineDisclosure()] })
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        var collapsed: [Int] = []
        source.sectionSnapshotHandlers.willCollapseItem = { collapsed.append($0) }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        func tap(_ y: CGFloat) {
            screen.touch(.began, 173, y)
            screen.touch(.ended, 173, y)
            screen.advance(to: screen.clock.now + 1)
        }
        tap(66)
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        tap(22)
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2] && view.visibleCells.count == 4)
        let cell = view.visibleCells[1] as? UICollectionViewListCell
        #expect(cell?.indentationLevel == 1 && view.visibleCells[0].configurationState.isExpanded)
        tap(22)
        #expect(source.snapshot().itemIdentifiers == [1, 2] && collapsed == [1])
    }

    @Test("The children of an item can be made when it expands") func lateChildren() {
        let (_, source) = makeList(cell: { cell, _ in cell.accessories = [.outlineDisclosure()] })
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        var parents: [Int] = []
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
            parents.append(parent)
            var children = current
            children.append([parent * 10, parent * 10 + 1])
            return children
        }
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
        screen.touch(.began, 173, 66)
        screen.touch(.ended, 173, 66)
        screen.advance(to: screen.clock.now + 1)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 20, 21] && parents == [2])
    }

    @Test("The first item of a section can be its header") func firstItem() {
        let (view, _) = makeList(.insetGrouped) { $0.headerMode = .firstItemInSection }
        let content = view.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
        #expect(content[1]?.textProperties.transform == UIListContentConfiguration.TextProperties.TextTransform.none)
        #expect(view.visibleCells.map(\.layer.cornerRadius) == [0, 10, 10])
    }

    @Test("A swipe shows the trailing actions, and a tap performs one") func swipes() {
        var performed: [String] = []
        let (view, _) = makeList(settings: { list in
            list.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
                        performed.append("remove \(path.item)")
                        completion(true)
                    },
                    UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                        performed.append("flag \(path.item)")
                        completion(true)
                    },
                ])
            }
        })
        let cell = view.visibleCells[1]
        screen.drag((0...6).map { (180 - CGFloat($0) * 15, 66) })
        screen.advance(to: screen.clock.now + 1)
        #expect(cell.transform.tx < -140 && cell.configurationState.isSwiped)
        screen.touch(.began, 60, 66)
        screen.touch(.ended, 60, 66)
        screen.advance(to: screen.clock.now + 1)
        #expect(performed == ["flag 1"] && cell.transform == .identity && !cell.configurationState.isSwiped)
        // A swipe over most of the row performs the first action.
        screen.drag((0...10).map { (190 - CGFloat($0) * 18, 22) })
        screen.advance(to: screen.clock.now + 1)
        #expect(performed == ["flag 1", "remove 0"])
    }

    @Test("The reorder control moves an item, and the handlers receive the move") func reordering() {
        let (view, source) = makeList(
            items: [1, 2, 3, 4],
            cell: { cell, _ in
                cell.accessories = [.reorder(displayed: .always)]
            })
        var orders: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
        screen.drag([(173, 22), (173, 60), (173, 112)])
        screen.advance(to: screen.clock.now + 1)
        #expect(orders == [[2, 3, 1, 4]] && source.snapshot().itemIdentifiers == [2, 3, 1, 4])
        let texts = view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(texts == ["2", "3", "1", "4"] && view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        screen.drag([(173, 154), (173, 60)])
        #expect(orders.count == 1)
    }

    @Test("Rows keep their heights if insets change, and are measured again if the width does") func measuring() {
        let (view, _) = makeList(
            items: [1, 2, 3],
            cell: { cell, item in
                var content = cell.defaultContentConfiguration()
                content.text = "A long text of row \(item) that takes more than one line in a narrow list"
                cell.contentConfiguration = content
            })
        func heights() -> [CGFloat] {
            view.layoutIfNeeded()
            return (0...2).map { view.layoutAttributesForItem(at: path($0))?.frame.height ?? 0 }
        }
        // Lines are 22 points apart, without the space below the last one, and there are 11 above and below them.
        func height(lines: CGFloat) -> CGFloat { lines * 22 + 20.5 }
        #expect(heights() == Array(repeating: height(lines: 3), count: 3))
        screen.run { view.contentInset.top = 30 }
        #expect(heights() == Array(repeating: height(lines: 3), count: 3) && view.visibleCells[0].frame.minY == 0)
        screen.run { view.frame.size.width = 120 }
        #expect(heights() == Array(repeating: height(lines: 6), count: 3), "\(heights())")
    }

    @Test("Headers go with their sections") func headers() {
        let (view, source) = makeList(settings: { ($0.headerMode, $0.headerTopPadding) = (.supplementary, 0) })
        screen.run {
            var snapshot = source.snapshot()
            snapshot.appendSections(["b"])
            snapshot.appendItems([4])
            source.apply(snapshot, animatingDifferences: false)
        }
        let kind = UICollectionView.elementKindSectionHeader
        let headers = (0...1).map { view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0)) }
        #expect(headers[1] != nil)
        screen.run {
            var snapshot = source.snapshot()
            snapshot.deleteSections(["a"])
            source.apply(snapshot)
        }
        screen.advance(to: 1)
        let left = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(left != nil && left === headers[1] && left?.frame.minY == 0)
        #expect(headers[0]?.superview == nil && view.visibleSupplementaryViews(ofKind: kind).count == 1)
    }
}
