import Testing
import UIKit
import UIKitTestSupport

/// Shows numbers and logs the requested index paths.
@MainActor final class ItemSource: NSObject, UICollectionViewDataSource {
    var sections: [[Int]]
    var asked: [IndexPath] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
}

/// Counts its instances.
final class CountedItem: UICollectionViewCell {
    @MainActor static var count = 0
    override init(frame: CGRect) {
        CountedItem.count += 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

/// Retains its data source and delegate, as a controller would.
final class OwningCollection: UICollectionView {
    var owned: [AnyObject] = []
}

extension TestScreen {
    @MainActor func addCollection(
        _ source: ItemSource, _ layout: UICollectionViewLayout, delegate: UICollectionViewDelegate? = nil
    ) -> UICollectionView {
        run {
            let view = OwningCollection(frame: window.bounds, collectionViewLayout: layout)
            view.owned = [source] + (delegate.map { [$0] } ?? [])
            view.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
            view.dataSource = source
            view.delegate = delegate
            window.addSubview(view)
            return view
        }
    }
}

/// Items of 40 by 40 points, each 50 points below and 1 point to the right of the one before.
private class DiagonalLayout: UICollectionViewLayout {
    var prepared = 0
    var step: CGFloat = 50
    override func prepare() { prepared += 1 }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(count) * step) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: CGFloat(indexPath.item), y: CGFloat(indexPath.item) * step + 1, width: 40, height: 40)
        attributes.zIndex = indexPath.item
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(rotationAngle: 1)
        return attributes
    }
}

@MainActor @Suite struct UICollectionViewTests {
    private let screen = TestScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("Sections without headers and footers request none") func plainSections() {
        let layout = UICollectionViewFlowLayout()
        let view = screen.addCollection(ItemSource([[1, 2], [3]]), layout)
        #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 3)
        layout.footerReferenceSize = CGSize(width: 0, height: 10)
        screen.run { view.layoutIfNeeded() }
        #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 5)
    }

    @Test("The items of a line begin at whole pixels") func pixels() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 33, height: 33)
        let view = screen.addCollection(ItemSource([[1, 2, 3, 4]]), layout)
        let scale = screen.run { view.traitCollection.displayScale }
        // Gaps of 22 and two thirds.
        for (item, start) in ([0, 167.0 / 3, 334.0 / 3, 167] as [CGFloat]).enumerated() {
            let x = layout.layoutAttributesForItem(at: path(item))?.frame.minX
            #expect(x == (start * scale).rounded() / scale)
        }
    }

    @Test("A flow layout justifies its lines, and only visible items have cells") func flow() {
        let source = ItemSource([Array(0..<10_000)])
        let layout = UICollectionViewFlowLayout()
        CountedItem.count = 0
        let view = screen.addCollection(source, layout)
        // Three items of 50 points in a line of 200: gaps of 25, above the minimum of 10.
        #expect(layout.layoutAttributesForItem(at: path(4))?.frame == CGRect(x: 75, y: 60, width: 50, height: 50))
        #expect(view.visibleCells.map(\.tag) == Array(0..<12) && CountedItem.count == 12)
        #expect(view.contentSize == CGSize(width: 200, height: 3334 * 60 - 10))
        for step in 1...50 { screen.run { view.contentOffset.y = CGFloat(step) * 40 } }
        #expect(CountedItem.count <= 15 && view.visibleCells.first?.tag == 99)
        #expect(view.indexPathForItem(at: CGPoint(x: 80, y: 2045)) == path(103))
        #expect(view.cellForItem(at: path(0)) == nil)
        screen.run { view.scrollToItem(at: path(9999), at: .bottom, animated: false) }
        #expect(view.visibleCells.last?.tag == 9999)
    }

    @Test("Sections have headers, insets and item sizes from the delegate, along both axes") func sections() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: indexPath.item.isMultiple(of: 2) ? 60 : 90, height: 30) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = screen.addCollection(ItemSource([[0, 1, 2], [3]]), layout, delegate: Sizes())
        // 60 + 90 of 180 points leave a gap of 30; the last line keeps the minimum gap.
        #expect(view.visibleCells.map(\.frame.minX) == [10, 100, 10, 10])
        #expect(view.visibleCells.map(\.frame.minY) == [25, 25, 65, 125])
        let header = UICollectionView.elementKindSectionHeader
        #expect(
            view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))?.frame
                == CGRect(x: 0, y: 100, width: 200, height: 20))
        #expect(view.contentSize.height == 160)
        let sideways = UICollectionViewFlowLayout()
        sideways.scrollDirection = .horizontal
        sideways.itemSize = CGSize(width: 100, height: 200)
        sideways.minimumLineSpacing = 20
        let other = screen.addCollection(ItemSource([Array(0..<10)]), sideways)
        #expect(other.visibleCells.map(\.frame.minX) == [0, 120] && other.contentSize.width == 1180)
    }

    @Test("A custom layout applies its attributes, copies them with their class and prepares after invalidation")
    func custom() {
        final class Attributes: UICollectionViewLayoutAttributes {
            var angle = 3.0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Attributes)?.angle = angle
                return copy
            }
        }
        let attributes = Attributes(forCellWith: path(7))
        attributes.angle = 5
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = attributes.copy() as? Attributes
        #expect(copy?.angle == 5 && copy?.indexPath == path(7) && copy?.center == CGPoint(x: 2.5, y: 4))
        #expect(copy?.isEqual(attributes) == true)

        let layout = DiagonalLayout()
        let view = screen.addCollection(ItemSource([Array(0..<100)]), layout)
        #expect(view.visibleCells.map(\.tag) == [0, 1, 2, 3] && layout.prepared == 1)
        let cell = view.visibleCells[2]
        #expect(cell.center == CGPoint(x: 22, y: 121) && cell.alpha == 0.5 && cell.layer.zPosition == 2)
        #expect(cell.transform == CGAffineTransform(rotationAngle: 1))
        screen.run { view.contentOffset.y = 10 }
        #expect(layout.prepared == 1, "bounds of the same size do not invalidate the layout")
        // Cells animate to their new positions when the layout is invalidated in an animation block.
        screen.run {
            layout.step = 60
            layout.invalidateLayout()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
        }
        #expect(layout.prepared == 2 && abs(screen.shown(cell, at: 0.5).position.y - 131) < 1e-6)
    }

    @Test("Changing the layout animates to the new one") func layouts() {
        let flow = UICollectionViewFlowLayout()
        let view = screen.addCollection(ItemSource([Array(0..<4)]), flow)
        let cell = view.visibleCells[3]
        var isOver = false
        let other = DiagonalLayout()
        screen.run { view.setCollectionViewLayout(other, animated: true) { isOver = $0 } }
        #expect(view.collectionViewLayout === other && flow.collectionView == nil)
        #expect(cell.center == CGPoint(x: 23, y: 171))
        let shown = screen.shown(cell, at: 0.15)
        #expect(abs(shown.position.y - 128) < 1e-6 && abs(shown.opacity - 0.75) < 1e-3 && !isOver)
        screen.advance(to: 0.4)
        #expect(isOver)
    }

    @Test("Batch updates move items, which appear from initial and disappear to final attributes") func batches() {
        final class Layout: DiagonalLayout {
            var received: [String] = []
            override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
                received = items.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func finalizeCollectionViewUpdates() { received.append("done") }
            override func initialLayoutAttributesForAppearingItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let first = layoutAttributesForItem(at: path)
                first?.center.x += 200
                return first
            }
            override func finalLayoutAttributesForDisappearingItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let last = layoutAttributesForItem(at: path)
                last?.center.x -= 100
                return last
            }
        }
        let source = ItemSource([Array(0..<20)])
        let layout = Layout()
        let view = screen.addCollection(source, layout)
        let cells = view.visibleCells
        var isOver = false
        screen.run {
            view.performBatchUpdates {
                source.sections[0] = [0, 99] + Array(2..<20)
                view.deleteItems(at: [path(1)])
                view.insertItems(at: [path(1)])
            } completion: {
                isOver = $0
            }
        }
        #expect(layout.received == ["delete 1 -1", "insert -1 1", "done"])
        #expect(view.visibleCells.map(\.tag) == [0, 99, 2, 3])
        #expect(view.visibleCells[0] === cells[0] && view.visibleCells[2] === cells[2])
        #expect(abs(screen.shown(view.visibleCells[1], at: 0.15).position.x - 121) < 1e-6)
        #expect(abs(screen.shown(cells[1], at: 0.15).position.x - (21 - 50)) < 1e-6)
        screen.advance(to: 0.4)
        #expect(isOver && cells[1].superview == nil)
        screen.run {
            source.sections[0].swapAt(0, 3)
            view.performBatchUpdates {
                view.moveItem(at: path(0), to: path(3))
                view.moveItem(at: path(3), to: path(0))
            }
        }
        #expect(abs(screen.shown(cells[0], at: 0.55).position.y - 96) < 1e-6)
        #expect(view.indexPath(for: cells[0]) == path(3))
    }

    @Test("Taps highlight and select, and the layout determines where a flick ends") func fingers() {
        final class Choice: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { log.append("held") }
            func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { log.append("let go") }
            func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { path.item != 0 }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                log.append("\(path.item)")
            }
        }
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: (offset.y / 60).rounded() * 60) }
        }
        let delegate = Choice()
        let view = screen.addCollection(ItemSource([Array(0..<1000)]), Snapping(), delegate: delegate)
        screen.touch(.began, 80, 20)
        screen.touch(.ended, 80, 20)
        #expect(delegate.log == ["held", "let go", "1"] && view.indexPathsForSelectedItems == [path(1)])
        #expect(view.cellForItem(at: path(1))?.isSelected == true)
        screen.advance(to: 1)
        screen.touch(.began, 10, 20)
        screen.touch(.ended, 10, 20)
        #expect(view.indexPathsForSelectedItems == [path(1)])
        screen.advance(to: 2)
        screen.drag((0...15).map { (100, 180 - CGFloat($0) * 8) })
        screen.advance(to: 12)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y.truncatingRemainder(dividingBy: 60) == 0)
    }
}
