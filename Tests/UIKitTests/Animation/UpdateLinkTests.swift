import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UpdateLinkTests {
    private let screen = TestScreen()

    @Test("Actions are performed at each refresh, in the order of their phases, while the view is in a window")
    func phases() {
        var calls: [String] = []
        let view = screen.addView()
        var link: UIUpdateLink?
        screen.run {
            let new = UIUpdateLink(view: view) { _, info in calls.append("update \((info.modelTime * 60).rounded())") }
            new.addAction(to: .afterUpdateComplete) { _, _ in calls.append("after") }
            new.addAction(to: .beforeEventDispatch) { _, _ in calls.append("before") }
            new.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in calls.append("never") }
            new.requiresContinuousUpdates = true
            #expect(!new.isEnabled)
            new.isEnabled = true
            link = new
        }
        screen.advance(to: 2.5 / 60)
        #expect(calls == ["before", "update 1.0", "after", "before", "update 2.0", "after"])
        screen.run { view.removeFromSuperview() }
        screen.advance(to: 4.5 / 60)
        #expect(calls.count == 6)
        screen.run { link?.isEnabled = false }
        #expect(link?.currentUpdateInfo() == nil)
    }

    @Test("An action can disable its link, and sees the times of the update") func disabling() {
        var times: [TimeInterval] = []
        let view = screen.addView()
        screen.run {
            let link = UIUpdateLink(view: view)
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
            link.requiresContinuousUpdates = true
            link.addAction { link, info in
                #expect(link.currentUpdateInfo() === info)
                times.append(info.estimatedPresentationTime - info.modelTime)
                if times.count == 2 { link.isEnabled = false }
            }
            link.isEnabled = true
        }
        screen.advance(to: 1)
        #expect(times.map { ($0 * 60).rounded() } == [2, 2])
    }

    @Test("Display links have their phases, and continuous updates happen while nothing else changes")
    func displayLinks() {
        var calls: [String] = []
        let view = screen.addView()
        let link = screen.run {
            let link = UIUpdateLink(view: view)
            let phases: [(UIUpdateActionPhase, String)] = [
                (.afterCATransactionCommit, "committed"), (.afterCADisplayLinkDispatch, "after"),
                (.beforeCATransactionCommit, "commit"), (.beforeCADisplayLinkDispatch, "before"),
            ]
            for (phase, name) in phases {
                link.addAction(to: phase) { _, info in
                    #expect(!info.isPerformingLowLatencyPhases && !info.isLowLatencyEventDispatchConfirmed)
                    calls.append(name)
                }
            }
            link.requiresContinuousUpdates = true
            link.isEnabled = true
            return link
        }
        screen.advance(to: 1.5 / 60)
        #expect(calls == ["before", "after", "commit", "committed"])
        screen.advance(to: 60.5 / 60)
        #expect(calls.count == 4 * 60)
        screen.run { link.isEnabled = false }
    }
}
