import Testing
import UIKit
import UIKitTestSupport

/// Zooming, insets, indicators and pull-to-refresh of scroll views.
@MainActor @Suite struct ScrollViewPartsTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end \(scale)")
        }
    }

    private let screen = TestScreen()
    private let zoomer = Zoomer()
    private let view: UIScrollView

    init() {
        let (screen, zoomer) = (screen, zoomer)
        view = screen.run {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 400, height: 400)
            view.addSubview(zoomer.page)
            view.delegate = zoomer
            view.maximumZoomScale = 3
            screen.window.addSubview(view)
            return view
        }
    }

    @Test("Setting the zoom scale keeps the centre and scales the content") func scales() {
        screen.run { view.zoomScale = 2 }
        #expect(view.contentSize == CGSize(width: 800, height: 800) && zoomer.page.frame.size == view.contentSize)
        #expect(zoomer.page.frame.origin == .zero && view.contentOffset == CGPoint(x: 100, y: 100))
        screen.run { view.zoomScale = 9 }
        #expect(view.zoomScale == 3)
        screen.run { view.zoom(to: CGRect(x: 300, y: 0, width: 100, height: 100), animated: true) }
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 600, y: 0))
        #expect(screen.shown(zoomer.page, at: 0.15).affineTransform().a == 2.5)
    }

    @Test("Zooming sets a content size that was never set") func unsetContentSize() {
        screen.run {
            view.contentSize = .zero
            view.zoom(to: CGRect(x: 300, y: 100, width: 100, height: 100), animated: false)
        }
        #expect(view.contentSize == CGSize(width: 800, height: 800))
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 600, y: 200))
    }

    @Test("A pinch zooms about the fingers, past the limits and back") func pinching() {
        screen.touch(.began, 90, 100, finger: 0)
        screen.touch(.began, 110, 100, finger: 1)
        for step in 1...15 {
            screen.advance(to: Double(step) / 60)
            screen.touch(.moved, 90 - CGFloat(step) * 2, 100, finger: 0)
            screen.touch(.moved, 110 + CGFloat(step) * 2, 100, finger: 1)
        }
        #expect(view.isZooming && view.zoomScale > 3 && view.zoomScale < 4, "the scale exceeds the limit of 3")
        #expect(zoomer.log == ["begin", "zoom"])
        screen.touch(.ended, 60, 100, finger: 0)
        screen.touch(.ended, 140, 100, finger: 1)
        #expect(view.isZoomBouncing && !view.isZooming && view.zoomScale == 3)
        screen.advance(to: 2)
        #expect(zoomer.log.last == "end 3.0" && !view.isZoomBouncing)
    }

    @Test("Content at its limit follows changed insets, and safe areas add to the insets") func insets() {
        view.contentInset.top = 50
        #expect(view.contentOffset.y == -50)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -20)
        final class Plain: UIViewController {
            let scroller = UIScrollView()
            override func loadView() { view = scroller }
        }
        let plain = Plain()
        screen.run {
            screen.window.rootViewController = UINavigationController(rootViewController: plain)
            screen.window.layoutIfNeeded()
        }
        let top = plain.view.safeAreaInsets.top
        #expect(top >= 44 && plain.scroller.adjustedContentInset.top == top)
        #expect(plain.scroller.contentOffset.y == -top)
        plain.scroller.contentInsetAdjustmentBehavior = .never
        #expect(plain.scroller.adjustedContentInset == .zero && plain.scroller.contentOffset.y == 0)
    }

    @Test("Scroll indicators appear during a drag and fade when scrolling ends") func indicators() {
        view.backgroundColor = .white
        zoomer.page.isHidden = true
        let edge = { self.screen.pixel(195, 20)[0] }
        #expect(edge() == 255)
        screen.drag((0...10).map { (100, 100 - CGFloat($0)) }, lifts: false)
        screen.drag([(100, 100), (100, 80), (100, 70)], lifts: false)
        #expect(edge() < 200)
        screen.advance(to: 1)
        screen.touch(.ended, 100, 70)
        screen.advance(to: 3)
        #expect(edge() == 255)
        view.showsVerticalScrollIndicator = false
        screen.run { view.flashScrollIndicators() }
        #expect(edge() == 255)
    }

    @Test("A refresh control begins at the top of the content, and a title makes it higher")
    func refreshTitle() {
        let control = UIRefreshControl()
        screen.run { view.refreshControl = control }
        #expect(control.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
        screen.run { control.attributedTitle = NSAttributedString(string: "Pull to refresh") }
        #expect(control.frame.height == 84.5 && control.frame.minY == 0)
        screen.run { control.beginRefreshing() }
        #expect(view.contentInset.top == 84.5)
        screen.run { view.contentOffset.y = -84.5 }
        #expect(control.frame.minY == -84.5)
        screen.run { control.attributedTitle = nil }
        #expect(control.frame.height == 60 && view.contentInset.top == 60)
    }

    @Test("A refresh control pulled far enough stays, sends valueChanged and hides when refreshing ends")
    func refreshing() {
        final class Listener: NSObject {
            var count = 0
            func refresh() { count += 1 }
        }
        let (control, listener) = (UIRefreshControl(), Listener())
        control.addTarget(listener, action: Selector("refresh", Listener.refresh), for: .valueChanged)
        screen.run { view.refreshControl = control }
        func pull(_ distance: CGFloat) {
            screen.drag((0...20).map { (100, 10 + CGFloat($0) * distance / 20) })
            screen.advance(to: screen.clock.now + 3)
        }
        pull(80)
        #expect(!control.isRefreshing && listener.count == 0 && view.contentOffset.y == 0)
        // The view is 200 points high: to stretch it by 110, the finger moves far beyond its edge.
        pull(800)
        #expect(control.isRefreshing && listener.count == 1 && view.contentOffset.y == -60)
        screen.run { control.endRefreshing() }
        screen.advance(to: screen.clock.now + 1)
        #expect(!control.isRefreshing && view.contentOffset.y == 0 && control.alpha == 0)
    }
}
