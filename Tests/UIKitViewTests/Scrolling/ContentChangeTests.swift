import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Changes of a scroll view's content, size and scale") struct ContentChangeTests {
    private let screen = TestScreen()

    private func show<View: UIScrollView>(_ view: View) -> View {
        screen.run {
            view.contentInsetAdjustmentBehavior = .never
            screen.window.addSubview(view)
        }
        return view
    }

    @Test("The offset moves into smaller content and a taller view, but not from where code has put it")
    func sizes() {
        let view = show(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        screen.run {
            view.contentSize = CGSize(width: 400, height: 1000)
            view.contentOffset = CGPoint(x: 300, y: 900)
            view.contentSize.height = 600
            #expect(view.contentOffset == CGPoint(x: 300, y: 500))
            view.frame.size.height = 150
            #expect(view.contentOffset == CGPoint(x: 300, y: 450))
            view.contentInset.bottom = 50
            view.contentOffset.y = 500
            view.contentSize.width = 50
            #expect(view.contentOffset == CGPoint(x: 0, y: 500))
            view.contentOffset.y = 800
            view.contentSize.height = 590
            #expect(view.contentOffset.y == 800)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 5
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("A collection view that is reloaded with fewer items shows the last of them") func reloading() {
        let (layout, items) = screen.run { (UICollectionViewFlowLayout(), Items()) }
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        let list = show(
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout))
        screen.run {
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = items
        }
        screen.run { list.contentOffset.x = 300 }
        screen.run {
            items.count = 2
            list.reloadData()
            list.layoutIfNeeded()
            #expect(list.contentOffset.x == 100 && list.contentSize.width == 200)
        }
        #expect(list.cellForItem(at: [0, 1]) != nil && list.cellForItem(at: [0, 3]) == nil)
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let page = UIView()
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            log.append("begin \(view === page)")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end \(scale) \(CACurrentMediaTime())")
        }
    }

    @Test("A zoomed view that constraints place begins where its content begins", arguments: [false, true])
    func zoomedLayout(usesGuide: Bool) {
        let (view, zoomer) = (
            show(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))), screen.run { Zoomer() }
        )
        let page = zoomer.page
        screen.run {
            (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
            view.delegate = zoomer
            page.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(page)
            let guide = view.contentLayoutGuide
            NSLayoutConstraint.activate([
                page.widthAnchor.constraint(equalToConstant: 400), page.heightAnchor.constraint(equalToConstant: 300),
                page.topAnchor.constraint(equalTo: usesGuide ? guide.topAnchor : view.topAnchor),
                page.leadingAnchor.constraint(equalTo: usesGuide ? guide.leadingAnchor : view.leadingAnchor),
                page.trailingAnchor.constraint(equalTo: usesGuide ? guide.trailingAnchor : view.trailingAnchor),
                page.bottomAnchor.constraint(equalTo: usesGuide ? guide.bottomAnchor : view.bottomAnchor),
            ])
        }
        for scale in [0.5, 2, 1] as [CGFloat] {
            screen.run {
                view.zoomScale = scale
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            #expect(page.frame == CGRect(x: 0, y: 0, width: 400 * scale, height: 300 * scale))
            #expect(page.bounds.size == CGSize(width: 400, height: 300) && view.contentSize == page.frame.size)
        }
    }

    @Test("Animated zooming tells the delegate of its beginning and its end", arguments: [false, true])
    func zooming(toRect: Bool) {
        let (view, zoomer) = (
            show(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))), screen.run { Zoomer() }
        )
        screen.run {
            view.maximumZoomScale = 4
            view.delegate = zoomer
            zoomer.page.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            view.addSubview(zoomer.page)
            if toRect {
                view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
            } else {
                view.setZoomScale(2, animated: true)
            }
            #expect(zoomer.log == ["begin true"])
        }
        screen.advance(to: 1)
        #expect(zoomer.log == ["begin true", "end 2.0 0.3"])
        screen.run { view.setZoomScale(1, animated: false) }
        #expect(zoomer.log.count == 2)
    }
}
