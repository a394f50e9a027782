import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Tasks wait for animations and notifications") struct AsyncAnimationTests {
    /// Returns the lines that `body` logs in five seconds, with a view in the window of a stage.
    private static func lines(_ body: @escaping @MainActor (UIView, SceneLog) -> Void) -> [String] {
        let log = SceneLog()
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) {
            let controller = UIViewController()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(view)
            body(view, log)
            return controller
        }
        stage.advance(to: 5)
        return log.lines
    }

    @Test("Each method returns when its animation has ended") func animations() {
        let lines = Self.lines { view, log in
            let second = UIView(frame: view.frame)
            Task { @MainActor in
                log.write("\(await UIView.animate(withDuration: 0.5) { view.alpha = 0 })")
                await UIView.animate(withDuration: 0.25, delay: 0.25, options: .curveLinear) { view.alpha = 1 }
                log.write("delayed")
                await UIView.animate(
                    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
                ) { view.center.x = 8 }
                log.write("spring")
                await UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
                }
                log.write("keyframes")
                await UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) {
                    view.backgroundColor = .red
                }
                log.write("transition")
                await UIView.transition(from: view, to: second, duration: 0.25, options: .transitionCrossDissolve)
                log.write("replaced")
            }
        }
        #expect(
            lines == [
                "0.5 true", "1.0 delayed", "1.5 spring", "2.0 keyframes", "2.25 transition", "2.5 replaced",
            ])
    }

    @Test("An interrupted animation returns false") func interruption() {
        let lines = Self.lines { view, log in
            Task { @MainActor in log.write("\(await UIView.animate(withDuration: 1) { view.alpha = 0 })") }
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(0.25))
                view.layer.removeAllAnimations()
            }
        }
        #expect(lines == ["0.25 false"])
    }

    @Test("A property animator's completion can be awaited") func animator() {
        let lines = Self.lines { view, log in
            Task { @MainActor in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.startAnimation()
                let position = await animator.addCompletion()
                log.write("\(position == .end)")
            }
        }
        #expect(lines == ["1.0 true"])
    }

    @Test("Notifications of a name arrive in order, until the task is cancelled") func notifications() {
        let name = Notification.Name("changed")
        let lines = Self.lines { _, log in
            let sender = NSObject()
            let task = Task { @MainActor in
                for await notification in NotificationCenter.default.notifications(named: name, object: sender) {
                    log.write("received \(notification.userInfo?["number"] ?? "nothing")")
                }
                log.write("ended")
            }
            Task { @MainActor in
                for number in 0..<3 {
                    try? await Task.sleep(for: .seconds(0.25))
                    NotificationCenter.default.post(name: name, object: sender, userInfo: ["number": number])
                    NotificationCenter.default.post(name: name, object: nil)
                    NotificationCenter.default.post(name: Notification.Name("other"), object: sender)
                }
                task.cancel()
            }
        }
        #expect(lines == ["0.25 received 0", "0.5 received 1", "0.75 received 2", "0.75 ended"])
    }

    @Test("The first wanted value of a sequence of notifications ends it") func firstNotification() {
        let lines = Self.lines { _, log in
            Task { @MainActor in
                let values = NotificationCenter.default.notifications(
                    named: UIDevice.orientationDidChangeNotification
                ).compactMap { $0.userInfo?["name"] as? String }
                for await value in values where !value.isEmpty {
                    log.write("first \(value)")
                    break
                }
                log.write("ended")
            }
            Task { @MainActor in
                for (index, name) in ["", "left", "right"].enumerated() {
                    try? await Task.sleep(for: .seconds(0.25))
                    NotificationCenter.default.post(
                        name: UIDevice.orientationDidChangeNotification, object: nil,
                        userInfo: index == 0 ? nil : ["name": name])
                }
            }
        }
        #expect(lines == ["0.5 first left", "0.5 ended"])
    }
}
