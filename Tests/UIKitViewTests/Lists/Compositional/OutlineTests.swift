import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Outlines expand and collapse by taps") struct OutlineTests {
    private let screen = TestScreen()

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        screen.touch(.began, x, y)
        screen.touch(.ended, x, y)
        screen.advance(to: screen.clock.now + 1)
    }

    /// Shows an outline of 1, with 10 and 11 in it, and 2.
    private func show(_ source: ListSource) {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
    }

    @Test("The handlers receive an expansion, and may keep an item expanded") func handlers() {
        let (_, source) = screen.addList(cell: { cell, _ in cell.accessories = [.outlineDisclosure()] })
        var expanded: [Int] = []
        source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in expanded.count > 1 }
        show(source)
        tap(173, 22)
        #expect(expanded == [1] && source.snapshot().itemIdentifiers == [1, 10, 11, 2])
        tap(173, 22)
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2] && source.snapshot(for: "a").isExpanded(1))
        tap(173, 22 + 3 * 44)
        #expect(expanded == [1, 2])
        tap(173, 22)
        #expect(source.snapshot().itemIdentifiers == [1, 2])
    }

    @Test("A header expands wherever it is tapped, a cell only at its sign", arguments: [true, false])
    func styles(isHeader: Bool) throws {
        let options = UICellAccessory.OutlineDisclosureOptions(style: isHeader ? .header : .cell, tintColor: .red)
        let (view, source) = screen.addList(cell: { cell, _ in
            cell.accessories = [.outlineDisclosure(options: options)]
        })
        show(source)
        let sign = try #require(screen.box { $0 >> 16 & 255 > 200 && $0 & 0xFFFF < 0x4000 })
        #expect(sign.minX > 160 && sign.maxX < 184 && sign.maxY - sign.minY > 44, "both rows have red signs")
        tap(60, 22)
        #expect((source.snapshot().itemIdentifiers.count == 4) == isHeader)
        #expect((view.indexPathsForSelectedItems ?? []).isEmpty == isHeader)
        tap(173, 22)
        #expect((source.snapshot().itemIdentifiers.count == 4) != isHeader)
    }

    @Test("Children that are made when an item expands change no signs: items show those that they are given")
    func signs() {
        let (view, source) = screen.addList(cell: { cell, item in
            cell.accessories = item < 10 ? [.outlineDisclosure()] : []
        })
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var children = children
            if children.items.isEmpty { children.append([parent * 10, parent * 10 + 1]) }
            return children
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([3, 4, 50])
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
        func ends() -> [CGFloat] { view.visibleCells.map(\.contentView.frame.maxX) }
        let (sign, plain) = (CGFloat(200 - 16 - 22), CGFloat(200))
        #expect(ends() == [sign, sign, plain])
        tap(173, 22)
        #expect(
            source.snapshot().itemIdentifiers == [3, 30, 31, 4, 50] && ends() == [sign, plain, plain, sign, plain])
        tap(173, 22 + 2 * 44)
        #expect(source.snapshot().itemIdentifiers.count == 5, "an item without a sign does not expand")
    }

    @Test("The separator above an item appears where the handler wants it") func topSeparators() {
        let (view, _) = screen.addList(.insetGrouped) { list in
            list.itemSeparatorHandler = { path, proposed in
                var separator = proposed
                separator.topSeparatorVisibility = path.item == 0 ? .visible : .hidden
                separator.bottomSeparatorVisibility = .hidden
                separator.topSeparatorInsets.leading = 40
                return separator
            }
        }
        func lines(_ cell: UICollectionViewCell) -> [CGRect] {
            cell.subviews.filter { !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.width > 0 }.map(\.frame)
        }
        #expect(view.visibleCells.map { lines($0).count } == [1, 0, 0])
        let line = lines(view.visibleCells[0]).first
        #expect(line?.minY == 0 && line?.minX == 40)
    }

    @Test("A swipe to the right shows the leading actions, and a tap performs one") func leadingActions() {
        var performed: [String] = []
        let (view, _) = screen.addList(settings: { list in
            list.leadingSwipeActionsConfigurationProvider = { path in
                let pin = UIContextualAction(style: .normal, title: "Pin \(path.item)") { _, _, done in
                    performed.append("pin \(path.item)")
                    done(true)
                }
                let configuration = UISwipeActionsConfiguration(actions: [pin])
                configuration.performsFirstActionWithFullSwipe = false
                return configuration
            }
            list.trailingSwipeActionsConfigurationProvider = { _ in nil }
        })
        let cell = view.visibleCells[1]
        screen.drag((0...6).map { (180 - CGFloat($0) * 15, 66) })
        screen.advance(to: screen.clock.now + 1)
        #expect(cell.transform == .identity, "there are no trailing actions")
        screen.drag((0...6).map { (20 + CGFloat($0) * 15, 66) })
        screen.advance(to: screen.clock.now + 1)
        #expect(cell.transform.tx > 60 && cell.configurationState.isSwiped)
        tap(20, 66)
        #expect(performed == ["pin 1"] && cell.transform == .identity)
    }

    @Test("The change of a moved item leads from the old order to the new one") func reordering() throws {
        let (_, source) = screen.addList(
            items: [1, 2, 3, 4], cell: { cell, _ in cell.accessories = [.reorder(displayed: .always)] })
        var order = [1, 2, 3, 4]
        var sections: [String] = []
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { transaction in
            order = order.applying(transaction.difference) ?? []
            for change in transaction.sectionTransactions {
                #expect(change.initialSnapshot.items == [1, 2, 3, 4])
                sections.append("\(change.sectionIdentifier) \(change.finalSnapshot.items)")
            }
        }
        screen.drag([(173, 22), (173, 60), (173, 112)])
        screen.advance(to: screen.clock.now + 1)
        #expect(order == [2, 3, 1, 4] && sections == ["a [2, 3, 1, 4]"])
    }
}
