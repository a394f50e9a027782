import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Primary actions and prefetching of items") struct ItemActionTests {
    private let screen = TestScreen()

    private final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
        var log: [String] = []
        var allows = true

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { allows }
        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { log.append("open \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(indexPaths.map(\.item))")
        }
    }

    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test("A tap performs the primary action after the selection, if the delegate allows it") func primaryActions() {
        let delegate = Delegate()
        let view = screen.addCollection(ItemSource([Array(0..<3)]), rows(), delegate: delegate)
        screen.drag([(100, 70), (101, 70)])
        #expect(delegate.log == ["select 1", "open 1"])
        delegate.allows = false
        screen.drag([(100, 120), (101, 120)])
        #expect(delegate.log == ["select 1", "open 1", "select 2"] && view.indexPathsForSelectedItems?.count == 1)
    }

    @Test("Items after the visible ones are announced, each once, unless prefetching is off") func prefetching() {
        let delegate = Delegate()
        let view = screen.addCollection(ItemSource([Array(0..<30)]), rows())
        screen.run { view.prefetchDataSource = delegate }
        let last = view.indexPathsForVisibleItems.map(\.item).max() ?? 0
        #expect(delegate.log == ["prefetch \(Array(last + 1...2 * last + 1))"] && last >= 3)
        delegate.log = []
        screen.run { view.contentOffset.y = 100 }
        #expect(delegate.log.count == 1 && delegate.log[0].hasPrefix("prefetch [\(2 * last + 2),"))
        view.isPrefetchingEnabled = false
        delegate.log = []
        screen.run { view.contentOffset.y = 400 }
        #expect(delegate.log == [])
    }
}
