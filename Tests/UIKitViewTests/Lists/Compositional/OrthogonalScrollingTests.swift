import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Sections scroll across their layout") struct OrthogonalScrollingTests {
    private let screen = TestScreen()

    private func makeView(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 120,
        direction: UISemanticContentAttribute = .unspecified,
        prepare: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(50)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        prepare(section)
        let view = screen.addCollection(
            ItemSource([Array(0..<8), Array(8..<16)]), UICollectionViewCompositionalLayout(section: section))
        screen.run {
            view.semanticContentAttribute = direction
            view.setNeedsLayout()
        }
        return view
    }

    /// The left edge of an item's cell in the window, if the cell is shown.
    private func left(_ item: Int, _ view: UICollectionView) -> CGFloat? {
        view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: screen.window).minX }
    }

    private func swipe(by distance: CGFloat) {
        screen.drag((0...6).map { (100 + distance * CGFloat($0) / 6, 25) })
        screen.advance(to: screen.clock.now + 3)
    }

    @Test("Only visible items of a section have cells, and others come when it scrolls") func visible() {
        let view = makeView(.continuous)
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 0, 1] && view.contentSize.height == 100)
        screen.drag([(150, 25), (120, 25), (90, 25), (60, 25)], lifts: false)
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
        #expect((left(0, view) ?? 0) < -50 && view.contentOffset == .zero)
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 1])
    }

    @Test(
        "Sections stop at groups, pages or centred groups",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(0)), (.groupPagingCentered, 40),
            (.continuousGroupLeadingBoundary, 0),
        ])
    func groups(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ start: CGFloat) {
        let view = makeView(behavior)
        #expect(left(0, view) == start)
        swipe(by: -70)
        let first = view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
        let stopped = first.compactMap { left($0, view) }
        #expect(stopped.contains { abs($0 - start) < 0.5 } && !first.contains(0) || behavior == .groupPagingCentered)
        if behavior != .continuousGroupLeadingBoundary { #expect(abs((left(1, view) ?? -1) - start) < 0.5) }
        swipe(by: 70)
        if behavior != .continuousGroupLeadingBoundary { #expect(abs((left(0, view) ?? -1) - start) < 0.5) }
    }

    @Test("A paging section stops at multiples of its width") func paging() {
        let view = makeView(.paging, width: 100)
        swipe(by: -70)
        #expect(abs((left(2, view) ?? -1)) < 0.5)
    }

    @Test("The handler of visible items changes them while they scroll") func handler() {
        var offsets: [CGFloat] = []
        let view = makeView(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.x)
                for item in items { item.alpha = item.frame.minX - offset.x < 50 ? 1 : 0.5 }
            }
        }
        #expect(view.visibleCells.prefix(2).map { $0.alpha } == [1, 0.5])
        screen.drag([(150, 25), (120, 25), (60, 25), (40, 25)], lifts: false)
        #expect((offsets.max() ?? 0) > 50)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
    }

    @Test("Right to left, the first group is at the right, and a swipe to the right goes on") func rightToLeft() {
        let view = makeView(.groupPaging, direction: .forceRightToLeft)
        #expect(left(0, view) == 80 && left(1, view) == -40)
        swipe(by: 70)
        #expect(abs((left(1, view) ?? -1) - 80) < 0.5)
    }

    @Test("Right to left, the handler finds the first item at the offset", arguments: [0, 70])
    func handlerRightToLeft(_ swipes: CGFloat) {
        var places: [CGFloat] = []
        _ = makeView(.groupPagingCentered, direction: .forceRightToLeft) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                // The other section does not move.
                guard items.first?.indexPath.section == 0 else { return }
                let middle = offset.x + environment.container.contentSize.width / 2
                places = items.map { $0.frame.midX - middle }
            }
        }
        #expect(places.first == 0)
        if swipes > 0 {
            swipe(by: swipes)
            #expect(places.contains { abs($0) < 0.5 } && (places.first ?? 0) < -100)
        }
    }

    @Test("Scrolling to an item scrolls its section") func scrolling() {
        let view = makeView(.continuous)
        screen.run { view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false) }
        #expect(left(5, view) == 0 && view.contentOffset == .zero)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 5, section: 0))
    }
}
