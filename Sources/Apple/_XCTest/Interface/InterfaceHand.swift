import QuartzCore
import QuartziteSceneRuntime
import UIKit

/// The hand of a test of an interface: it touches and types as a user does, and waits on the scene's clock.
@MainActor enum InterfaceHand {
    /// The longest wait for animations to end, in seconds.
    private static let patience = 3.0
    static let step = 0.05
    /// The time without animations after which an app is idle.
    private static let calm = 0.1
    private static let samplesPerSecond = 60.0
    /// The times for which a finger stays down in a tap, and between two taps.
    private static let tapDuration = 0.02
    private static let tapGap = 0.1
    /// The time between two characters.
    private static let typingGap = 0.02

    static var application: UIApplication { .shared }

    /// Waits until a condition holds, at most for a number of seconds; returns whether it does.
    static func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let scene = TestScene.current
        let deadline = scene.clock.now + max(0, timeout.isFinite ? timeout : 3600)
        while !condition() {
            guard scene.clock.now < deadline else { return false }
            pause(min(step, deadline - scene.clock.now))
        }
        return true
    }

    /// Lets the scene run for a number of seconds.
    static func pause(_ seconds: TimeInterval) {
        let scene = TestScene.current
        scene.wait(until: scene.clock.now + seconds)
    }

    /// Waits until transitions, animations that end soon, and scrolling are over, as Apple's runner waits for an idle app.
    ///
    /// An app that begins an animation shortly after another one ended, such as in its completion, is not idle in between.
    static func settle() {
        pause(0)
        let end = TestScene.current.clock.now + patience
        repeat {
            _ = wait(end - TestScene.current.clock.now) { !isBusy }
            pause(calm)
        } while isBusy && TestScene.current.clock.now < end
    }

    private static var isBusy: Bool {
        application.isIgnoringInteractionEvents
            || application.windows.contains { window in
                !window.isHidden && (window.context.hasPassingAnimations || window.isScrolling)
            }
    }

    // MARK: Fingers

    static func tap(_ point: CGPoint, count: Int = 1, fingers: Int = 1) {
        for tap in 0..<max(count, 1) {
            if tap > 0 { pause(tapGap) }
            let all = 0..<min(max(fingers, 1), 5)
            for finger in all {
                application.touch(finger, .began, at: CGPoint(x: point.x + CGFloat(finger) * 20, y: point.y))
            }
            pause(tapDuration)
            for finger in all { application.touch(finger, .ended, at: nil) }
        }
        settle()
    }

    static func press(_ point: CGPoint, _ duration: TimeInterval) {
        application.touch(0, .began, at: point)
        pause(max(duration, tapDuration))
        application.touch(0, .ended, at: nil)
        settle()
    }

    static func drag(from start: CGPoint, to end: CGPoint, holding: TimeInterval, lasting: TimeInterval) {
        application.touch(0, .began, at: start)
        if holding > 0 { pause(holding) }
        move([(start, end)], lasting)
        application.touch(0, .ended, at: nil)
        settle()
    }

    static func pinch(_ center: CGPoint, from start: CGFloat, to end: CGFloat) {
        func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: center.x + side * distance / 2, y: center.y)
        }
        let lines = [-1, 1].map { (place(start, $0), place(end, $0)) }
        for (finger, line) in lines.enumerated() { application.touch(finger, .began, at: line.0) }
        move(lines, 0.4)
        for finger in lines.indices { application.touch(finger, .ended, at: nil) }
        settle()
    }

    private static func move(_ lines: [(CGPoint, CGPoint)], _ duration: TimeInterval) {
        let count = max(2, Int((min(duration, 60) * samplesPerSecond).rounded(.up)))
        for index in 1...count {
            pause(duration / Double(count))
            let part = CGFloat(index) / CGFloat(count)
            for (finger, line) in lines.enumerated() {
                let (start, end) = line
                application.touch(
                    finger, .moved,
                    at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
        }
    }

    // MARK: Typing

    static func type(_ text: String, into input: any UIKeyInput) {
        for character in text {
            switch character {
            case "\u{8}", "\u{7f}": application.keyInput?.deleteBackward()
            case "\r", "\n", "\r\n": application.keyInput?.insertText("\n")
            default: application.keyInput?.insertText(String(character))
            }
            pause(typingGap)
        }
        settle()
    }

    /// Records a failure of the running test.
    static func fail(_ message: String, _ place: (StaticString, Int)) {
        TestPerformer.running?.record(message, at: (file: place.0, line: place.1))
    }
}

extension UIView {
    /// Whether a scroll view inside moves by itself.
    fileprivate var isScrolling: Bool {
        if let scroll = self as? UIScrollView, scroll.isDecelerating { return true }
        return subviews.contains(where: \.isScrolling)
    }
}
