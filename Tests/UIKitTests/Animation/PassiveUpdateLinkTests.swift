import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Update links without continuous updates") struct PassiveUpdateLinkTests {
    private let screen = TestScreen()
    private let view: UIView

    init() {
        view = screen.addView()
    }

    /// The refreshes in which actions were performed.
    private final class Calls {
        var refreshes: [Int] = []
    }

    /// Enables a link at a time at which nothing changes.
    private func enableLink(at time: Double = 0.25 / 60) -> (UIUpdateLink, Calls) {
        let calls = Calls()
        screen.advance(to: time)
        let link = screen.run {
            let link = UIUpdateLink(view: view) { _, info in
                calls.refreshes.append(refreshNumber(at: info.modelTime))
            }
            link.isEnabled = true
            return link
        }
        return (link, calls)
    }

    private func change() { view.backgroundColor = view.backgroundColor == .red ? .blue : .red }

    @Test("Refreshes in which nothing happens are skipped") func idle() {
        let (link, calls) = enableLink()
        screen.advance(to: 1)
        #expect(calls.refreshes.isEmpty)
        screen.run { link.isEnabled = false }
    }

    @Test(
        "A timer that changes a layer causes one update, at the next refresh or that of its own time",
        arguments: [(10.5, 11), (20, 20)])
    func timer(due: Double, refresh: Int) {
        let (link, calls) = enableLink()
        screen.run {
            _ = Timer.scheduledTimer(withTimeInterval: due / 60 - screen.clock.now, repeats: false) { _ in
                MainActor.assumeIsolated { change() }
            }
        }
        screen.advance(to: 1)
        #expect(calls.refreshes == [refresh])
        screen.run { link.isEnabled = false }
    }

    @Test("A timer that changes nothing on screen causes no update") func idleTimer() {
        let (link, calls) = enableLink()
        var count = 0
        let timer = screen.run {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
        }
        screen.advance(to: 1)
        #expect(count >= 9 && calls.refreshes.isEmpty)
        screen.run {
            timer.invalidate()
            link.isEnabled = false
        }
    }

    @Test("Each event of a finger causes an update") func touch() {
        let (link, calls) = enableLink()
        screen.advance(to: 5.5 / 60)
        screen.touch(.began, 150, 150)
        screen.advance(to: 9.5 / 60)
        screen.touch(.ended, 150, 150)
        screen.advance(to: 1)
        #expect(calls.refreshes == [6, 10])
        screen.run { link.isEnabled = false }
    }

    @Test("A display link and a link with continuous updates keep it running") func others() {
        let (link, calls) = enableLink()
        let display = screen.run {
            let display = CADisplayLink { _ in }
            display.preferredFramesPerSecond = 30
            display.add(to: .main, forMode: .common)
            return display
        }
        screen.advance(to: 6.5 / 60)
        screen.run { display.isPaused = true }
        screen.advance(to: 9.5 / 60)
        #expect(calls.refreshes == [2, 4, 6])
        let other = screen.run {
            let other = UIUpdateLink(view: view)
            other.requiresContinuousUpdates = true
            other.isEnabled = true
            return other
        }
        screen.advance(to: 11.5 / 60)
        #expect(calls.refreshes == [2, 4, 6, 10, 11])
        screen.run {
            display.invalidate()
            for link in [link, other] { link.isEnabled = false }
        }
    }

    @Test("Its own changes cause no further update, and neither do an animation and its end") func ownChanges() {
        let calls = Calls()
        screen.advance(to: 0.25 / 60)
        let link = screen.run {
            let link = UIUpdateLink(view: view) { _, info in
                calls.refreshes.append(refreshNumber(at: info.modelTime))
                UIView.animate(withDuration: 0.2) { self.view.center.x += 100 }
            }
            link.isEnabled = true
            return link
        }
        screen.advance(to: 1.5 / 60)
        screen.run { change() }
        screen.advance(to: 1)
        #expect(calls.refreshes == [2])
        #expect(view.center.x == 120)
        screen.run { link.isEnabled = false }
    }

    @Test("Continuous updates can be switched on and off") func switching() {
        let (link, calls) = enableLink()
        screen.advance(to: 30.5 / 60)
        screen.run { link.requiresContinuousUpdates = true }
        screen.advance(to: 32.5 / 60)
        screen.run { link.requiresContinuousUpdates = false }
        screen.advance(to: 40.5 / 60)
        screen.run { change() }
        screen.advance(to: 50.5 / 60)
        #expect(calls.refreshes == [31, 32, 41])
        screen.run { link.isEnabled = false }
    }

    @Test("Updates are the same however many frames are drawn in between", arguments: [1, 7, 240])
    func frames(count: Int) {
        let (link, calls) = enableLink()
        screen.run {
            for time in [0.1, 0.35, 0.351] {
                _ = Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
                    MainActor.assumeIsolated { change() }
                }
            }
        }
        for frame in 1...count {
            screen.advance(to: Double(frame) / Double(count))
            _ = screen.pixel(1, 1)
        }
        #expect(calls.refreshes == [7, 22])
        screen.run { link.isEnabled = false }
    }

    @Test("A slow link answers a change at its own next refresh") func slow() {
        let (link, calls) = enableLink()
        screen.run { link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 15, preferred: 15) }
        screen.advance(to: 4.5 / 60)
        screen.run { change() }
        screen.advance(to: 20.5 / 60)
        #expect(calls.refreshes == [8])
        screen.run { link.isEnabled = false }
    }
}

/// Returns the number of the refresh at a time, counted from the start of the scene.
private func refreshNumber(at time: Double) -> Int { Int(exactly: (time * 60).rounded()) ?? -1 }
