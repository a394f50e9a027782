import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIScrollViewTests {
    /// Logs delegate calls.
    private final class Log: UIScrollViewDelegate {
        var entries: [String] = []
        var offsets: [CGFloat] = []
        var target: CGPoint?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            entries.append("will end")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            entries.append("ended \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("will decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("decelerated") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("animated") }
    }

    private let screen = TestScreen()
    private let log = Log()
    private let view: UIScrollView

    init() {
        let screen = screen
        view = screen.run {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 200, height: 2000)
            screen.window.addSubview(view)
            return view
        }
        view.delegate = log
    }

    /// Drags a finger upwards, one step in each 1/60 s.
    private func flick(from start: CGFloat = 180, by step: CGFloat = 8, count: Int = 15, lifts: Bool = true) {
        screen.drag((0...count).map { (100, start - CGFloat($0) * step) }, lifts: lifts)
    }

    @Test("Content follows the finger, and stays after a slow drag") func dragging() {
        flick(lifts: false)
        #expect(view.isTracking && view.isDragging && !view.isDecelerating)
        // The first 16 points are within the pan's threshold.
        #expect(view.contentOffset == CGPoint(x: 0, y: 104))
        screen.advance(to: 2)
        screen.touch(.ended, 100, 60)
        #expect(log.entries == ["will drag", "will end", "ended false"])
        #expect(!view.isTracking && !view.isDragging && view.contentOffset.y == 104)
    }

    @Test("Flicked content slows down by its deceleration rate, .998 per millisecond") func deceleration() {
        flick()
        #expect(view.isDecelerating && log.entries.last == "will decelerate")
        let (start, begin) = (view.contentOffset.y, screen.clock.now)
        // 480 points a second shrink by .998 every millisecond: 480 / 2.002 points in total.
        screen.advance(to: begin + 1)
        let fraction = 1 - 0.13506
        #expect(abs(view.contentOffset.y - (start + 239.8 * fraction)) < 5)
        screen.advance(to: begin + 5)
        #expect(abs(view.contentOffset.y - (start + 239.8)) < 1)
        #expect(log.entries.last == "decelerated" && !view.isDecelerating)
        #expect(log.offsets == log.offsets.sorted())
        log.entries = []
        view.decelerationRate = .fast
        flick()
        let (other, later) = (view.contentOffset.y, screen.clock.now)
        screen.advance(to: later + 1)
        #expect(abs(view.contentOffset.y - (other + 47.8)) < 1 && log.entries.last == "decelerated")
    }

    @Test("A touch stops decelerating content") func catching() {
        flick()
        screen.advance(to: screen.clock.now + 0.2)
        screen.touch(.began, 100, 100)
        let caught = view.contentOffset
        #expect(!view.isDecelerating && log.entries.last == "decelerated" && view.isTracking)
        screen.advance(to: screen.clock.now + 1)
        #expect(view.contentOffset == caught)
    }

    @Test("Content dragged past a limit follows less and less, and bounces back when released") func bouncing() {
        screen.drag((0...10).map { (100, 50 + CGFloat($0) * 10) }, lifts: false)
        let drawn = view.contentOffset.y
        // A drag of 80 points in a view of 200: (1 - 1 / (80 · .55 / 200 + 1)) · 200.
        #expect(abs(drawn + 36.0656) < 1e-3)
        screen.advance(to: 1)
        screen.touch(.ended, 100, 150)
        #expect(view.isDecelerating)
        screen.advance(to: 1.3)
        #expect(view.contentOffset.y < 0 && view.contentOffset.y > drawn)
        screen.advance(to: 4)
        #expect(view.contentOffset == .zero && log.entries.last == "decelerated")
        view.bounces = false
        screen.drag((0...10).map { (100, 50 + CGFloat($0) * 10) })
        #expect(view.contentOffset == .zero)
    }

    @Test("Decelerating content overshoots a limit and returns, or stops there without bounces") func arriving() {
        view.contentOffset.y = 1700
        flick(by: 10, count: 16)
        var highest: CGFloat = 0
        for _ in 0..<200 {
            screen.advance(to: screen.clock.now + 1 / 60)
            highest = max(highest, view.contentOffset.y)
        }
        #expect(highest > 1805 && highest < 1900 && view.contentOffset.y == 1800)
        view.bounces = false
        view.contentOffset.y = 1600
        log.offsets = []
        flick(by: 10, count: 16)
        screen.advance(to: screen.clock.now + 4)
        #expect(view.contentOffset.y == 1800 && (log.offsets.max() ?? 0) == 1800)
    }

    @Test("Paging stops content at multiples of the view's height") func paging() {
        view.isPagingEnabled = true
        flick(by: 4)
        screen.advance(to: screen.clock.now + 3)
        #expect(view.contentOffset.y == 200)
        flick(by: 1, count: 15)
        screen.advance(to: screen.clock.now + 3)
        #expect(view.contentOffset.y == 400, "a slow flick changes the page, too")
        flick(by: 2, lifts: false)
        screen.advance(to: screen.clock.now + 1)
        screen.touch(.ended, 100, 150)
        screen.advance(to: screen.clock.now + 3)
        #expect(view.contentOffset.y == 400, "a short drag returns to the page")
    }

    @Test("The delegate can set the target offset") func target() {
        log.target = CGPoint(x: 0, y: 700)
        flick()
        screen.advance(to: screen.clock.now + 6)
        #expect(view.contentOffset.y == 700)
    }

    @Test("Offsets set in code apply at once or over .3 s, and nonfinite ones are ignored") func settingOffsets() {
        screen.run { view.setContentOffset(CGPoint(x: 0, y: 300), animated: false) }
        #expect(view.contentOffset.y == 300 && log.offsets == [300] && log.entries.isEmpty)
        screen.run { view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
        #expect(view.contentOffset.y == 300)
        screen.advance(to: 0.15)
        #expect(abs(view.contentOffset.y - 400) < 1e-6)
        screen.advance(to: 0.35)
        #expect(view.contentOffset.y == 500 && log.entries == ["animated"])
        screen.run { view.contentOffset.y = .nan }
        #expect(view.contentOffset.y == 500)
        screen.run { view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false) }
        #expect(view.contentOffset.y == 900)
        screen.run { view.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 10), animated: false) }
        #expect(view.contentOffset.y == 900)
        screen.run { view.scrollRectToVisible(CGRect(x: 0, y: -50, width: 10, height: 10), animated: false) }
        #expect(view.contentOffset.y == 0)
    }

    @Test("A drag along an axis without scrolling is left to others unless the axis always bounces") func axes() {
        screen.drag([(50, 50), (90, 50), (130, 50)])
        #expect(log.entries.isEmpty && view.contentOffset == .zero)
        view.alwaysBounceHorizontal = true
        screen.drag([(50, 50), (90, 50), (130, 50)], lifts: false)
        #expect(view.contentOffset.x < 0)
        screen.touch(.ended, 130, 50)
        screen.advance(to: 5)
        #expect(view.contentOffset == .zero)
        view.isScrollEnabled = false
        flick()
        #expect(view.contentOffset == .zero)
    }

    @Test("Content views receive a touch after .15 s or when it ends, and a drag cancels it") func contentTouches() {
        final class Cell: UIView {
            var phases: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
        }
        let cell = screen.run {
            let cell = Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
            view.addSubview(cell)
            return cell
        }
        screen.touch(.began, 100, 100)
        screen.advance(to: 0.14)
        #expect(cell.phases.isEmpty)
        screen.advance(to: 0.16)
        #expect(cell.phases == [.began])
        screen.touch(.moved, 100, 60)
        #expect(cell.phases == [.began, .cancelled] && view.isDragging)
        screen.touch(.ended, 100, 60)
        screen.advance(to: 5)
        cell.phases = []
        flick()
        #expect(cell.phases.isEmpty)
        screen.advance(to: 12)
        screen.drag([(100, 100)])
        #expect(cell.phases == [.began, .ended])
    }
}
