import Testing
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PageControlTests {
    private let screen = TestScreen()

    private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
        var log: [String] = []
        var changes = 0
        var lastPage = Int.max

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 2 ? 0.5 : 0
        }

        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            log.append("visible \(progress.isProgressVisible)")
        }

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }

        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            log.append("to \(page)")
            return page <= lastPage
        }
    }

    /// A control with four pages that fills a part of the window, and the pages that it reports.
    private func show(_ frame: CGRect = CGRect(x: 20, y: 20, width: 120, height: 26)) -> (UIPageControl, Pages) {
        let pages = Pages()
        let control = screen.run {
            let control = UIPageControl(frame: frame)
            control.numberOfPages = 4
            control.addAction(
                UIAction { action in
                    guard let control = action.sender as? UIPageControl else { return }
                    pages.seen.append("\(control.currentPage) \(control.interactionState)")
                }, for: .valueChanged)
            screen.window.addSubview(control)
            return control
        }
        return (control, pages)
    }

    private final class Pages { var seen: [String] = [] }

    @Test("The defaults are Apple's")
    func defaults() {
        let control = UIPageControl()
        #expect(control.backgroundStyle == .automatic && control.direction == .natural && control.progress == nil)
        #expect(control.allowsContinuousInteraction && control.interactionState == .none)
        #expect(control.preferredIndicatorImage == nil && control.preferredCurrentPageIndicatorImage == nil)
        let timer = UIPageControlTimerProgress(preferredDuration: 3)
        #expect(timer.preferredDuration == 3 && timer.duration(forPage: 7) == 3 && !timer.isRunning)
        #expect(!timer.resetsToInitialPageAfterEnd && timer.currentProgress == 0 && !timer.isProgressVisible)
    }

    @Test("A drag along the control moves through the pages, a tap by one page")
    func continuous() {
        let (control, pages) = show()
        screen.drag([(60, 30), (75, 30), (92, 30), (108, 30)])
        #expect(pages.seen == ["1 continuous", "2 continuous", "3 continuous"])
        #expect(control.interactionState == .none && control.currentPage == 3)
        screen.drag([(40, 30), (41, 30)])
        #expect(pages.seen.last == "2 discrete" && control.interactionState == .none)
        screen.run { control.allowsContinuousInteraction = false }
        screen.drag([(100, 30), (60, 30)])
        #expect(pages.seen.last == "1 discrete")
    }

    @Test("Directions order the indicators and turn taps around")
    func directions() {
        let (control, pages) = show(CGRect(x: 60, y: 20, width: 60, height: 120))
        let across = control.size(forNumberOfPages: 4)
        screen.run { control.direction = .bottomToTop }
        #expect(control.size(forNumberOfPages: 4) == CGSize(width: across.height, height: across.width))
        let places = control.subviews.map(\.frame)
        #expect(places[0].minY > places[3].maxY && places[0].midX == places[3].midX)
        screen.drag([(90, 40), (90, 41)])
        #expect(pages.seen == ["1 discrete"])
        screen.run { control.direction = .rightToLeft }
        #expect(control.subviews[0].frame.minX > control.subviews[3].frame.maxX)
        screen.drag([(70, 80), (71, 80)])
        #expect(control.currentPage == 2)
    }

    @Test("Indicators show images: those of a page before preferred ones, as templates in the colours")
    func images() throws {
        let (control, _) = show()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 10))
        }
        screen.run {
            control.pageIndicatorTintColor = .blue
            control.currentPageIndicatorTintColor = .red
            control.preferredIndicatorImage = image
            control.setIndicatorImage(image, forPage: 9)
        }
        #expect(control.indicatorImage(forPage: 9) == nil && control.indicatorImage(forPage: 1) == nil)
        #expect(control.size(forNumberOfPages: 4).width == 110)
        let first = control.subviews[0].convert(CGPoint(x: 6, y: 5), to: nil)
        let second = control.subviews[1].convert(CGPoint(x: 6, y: 5), to: nil)
        #expect(screen.pixel(Int(first.x), Int(first.y)) == [255, 0, 0, 255])
        #expect(screen.pixel(Int(second.x), Int(second.y)) == [0, 0, 255, 255])
        let big = try #require(UIImage(systemName: "heart.fill"))
        screen.run { control.setCurrentPageIndicatorImage(big, forPage: 1) }
        #expect(control.subviews[1].bounds.size == image.size && control.currentPageIndicatorImage(forPage: 1) === big)
        screen.run { control.currentPage = 1 }
        #expect(control.subviews[1].bounds.size != image.size && control.subviews[0].bounds.size == image.size)
    }

    @Test("A plate appears behind the indicators, always or during a drag")
    func plates() {
        let (control, _) = show()
        #expect(screen.pixel(26, 33)[3] == 0 && control.subviews.count == 4)
        screen.run { control.backgroundStyle = .prominent }
        #expect(control.subviews.count == 5 && control.subviews[0].frame.height == 26)
        #expect(control.subviews[0].frame.width == control.size(forNumberOfPages: 4).width)
        screen.run { control.backgroundStyle = .automatic }
        #expect(control.subviews.count == 4)
        screen.drag([(60, 30), (90, 30)], lifts: false)
        #expect(control.subviews.count == 5)
        screen.touch(.ended, 90, 30)
        #expect(control.subviews.count == 4)
    }

    @Test("Progress widens the indicator of the current page and fills it")
    func progress() {
        let (control, _) = show()
        let progress = UIPageControlProgress()
        let listener = Listener()
        progress.delegate = listener
        screen.run {
            control.currentPageIndicatorTintColor = .red
            control.pageIndicatorTintColor = .blue
            control.progress = progress
            progress.currentProgress = 0.25
        }
        #expect(progress.isProgressVisible && listener.log == ["visible true"])
        let bar = control.subviews[0]
        let dot = PageIndicator.dotSide
        #expect(bar.frame.width == 24 && abs(bar.frame.height - dot) < 1e-9)
        #expect(abs(control.subviews[1].frame.width - dot) < 1e-9)
        let start = bar.convert(CGPoint(x: 0, y: 3), to: nil)
        #expect(screen.pixel(Int(start.x) + 4, Int(start.y)) == [255, 0, 0, 255])
        #expect(screen.pixel(Int(start.x) + 8, Int(start.y)) == [0, 0, 255, 255])
        screen.run { progress.currentProgress = .nan }
        #expect(progress.currentProgress == 0)
        screen.run { progress.currentProgress = 7 }
        #expect(progress.currentProgress == 1)
        screen.run { control.currentPage = 2 }
        #expect(progress.currentProgress == 0.5 && control.subviews[2].frame.width == 24)
        screen.drag([(60, 30), (90, 30)], lifts: false)
        #expect(!progress.isProgressVisible && abs(control.subviews[2].frame.width - dot) < 1e-9)
        screen.touch(.ended, 90, 30)
        screen.run { control.progress = nil }
        #expect(listener.log == ["visible true", "visible false", "visible true", "visible false"])
    }

    @Test("A timer advances the progress and the page, and stops after the last page")
    func timer() {
        let (control, pages) = show()
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        let listener = Listener()
        timer.delegate = listener
        timer.setDuration(2, forPage: 1)
        screen.run {
            control.progress = timer
            timer.resumeTimer()
        }
        screen.advance(to: 0.5)
        #expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.001 && listener.changes == 30)
        screen.advance(to: 1.01)
        #expect(control.currentPage == 1 && pages.seen == ["1 none"])
        screen.run { timer.pauseTimer() }
        let held = timer.currentProgress
        screen.advance(to: 5)
        #expect(timer.currentProgress == held && !timer.isRunning)
        screen.run { timer.resumeTimer() }
        screen.advance(to: 7.1)
        // Page 2 begins in the middle.
        #expect(control.currentPage == 2 && timer.currentProgress > 0.5)
        screen.advance(to: 7.6)
        #expect(control.currentPage == 3)
        screen.advance(to: 20)
        #expect(control.currentPage == 3 && timer.currentProgress == 1 && !timer.isRunning)
        #expect(listener.log == ["visible true", "to 1", "to 2", "to 3"])
    }

    @Test("A timer may begin again, and waits if its delegate refuses a page")
    func repeating() {
        let (control, pages) = show()
        let timer = UIPageControlTimerProgress(preferredDuration: 0.5)
        screen.run {
            control.currentPage = 3
            timer.resetsToInitialPageAfterEnd = true
            control.progress = timer
            timer.resumeTimer()
        }
        screen.advance(to: 0.6)
        #expect(control.currentPage == 0 && pages.seen == ["0 none"])
        let listener = Listener()
        listener.lastPage = 1
        screen.run { timer.delegate = listener }
        screen.advance(to: 3)
        #expect(control.currentPage == 1 && !timer.isRunning && listener.log == ["to 1", "to 2"])
        screen.run { control.removeFromSuperview() }
        screen.run { timer.resumeTimer() }
        screen.advance(to: 5)
        #expect(control.currentPage == 1, "a control outside a window does not advance")
    }
}
