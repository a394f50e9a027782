import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// How children and presented controllers are notified of new sizes and traits (hooks.md §4).
@MainActor @Suite("Containers tell their children of new sizes") struct SizeTransitionTests {
    private class Listener: UIViewController {
        let name: String
        let log: Log
        var half = false
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.lines.append("\(name) \(Int(size.width)) \(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.lines.append("\(name) \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { half ? CGSize(width: 100, height: parentSize.height / 2) : parentSize }
        override func didReceiveMemoryWarning() { log.lines.append("\(name) memory") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.lines.append("\(name) \(motion == .motionShake && event?.type == .motion ? "shaken" : "?")")
            super.motionEnded(motion, with: event)
        }
    }

    private final class Presentation: UIPresentationController {
        var log: Log?
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log?.lines.append("presentation \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?.lines.append("presentation traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width - 40, height: 70) }
    }

    private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Presentation(presentedViewController: presented, presenting: presenting)
            made.log = log
            return made
        }
    }

    let screen = TestScreen()
    let log = Log()

    private func turn(_ orientation: UIDeviceOrientation = .landscapeLeft) {
        screen.run { UIApplication.shared.rotateDevice(to: orientation) }
        screen.advance(to: screen.clock.now + 1)
    }

    /// A root with two children; the second keeps its size of 100 by half the height.
    private func show() -> Listener {
        let root = Listener("root", log)
        screen.run {
            screen.window.frame = UIScreen.main.bounds
            screen.window.rootViewController = root
            for name in ["one", "two"] {
                let child = Listener(name, log)
                root.addChild(child)
                root.view.addSubview(child.view)
                child.view.autoresizingMask = []
                child.didMove(toParent: root)
            }
        }
        _ = log.take()
        return root
    }

    @Test(
        "Children are notified of the size that their parent gives them, once, and not of the one that they have",
        .rule("K4"))
    func children() {
        let root = show()
        let size = screen.window.bounds.size
        root.half = true
        root.children[1].view.frame.size = CGSize(width: 100, height: size.width / 2)
        turn()
        let (long, short) = (Int(size.height), Int(size.width))
        #expect(
            log.take() == [
                "root compact", "one compact", "two compact", "root \(long) \(short)", "one 100 \(short / 2)",
            ])
    }

    @Test("A child with traits of its own is notified only of those that change", .rule("K4")) func traits() {
        let root = show()
        let fixed = UITraitCollection {
            $0.verticalSizeClass = .regular
            $0.horizontalSizeClass = .compact
        }
        root.setOverrideTraitCollection(fixed, forChild: root.children[0])
        _ = log.take()
        turn()
        let traits = log.take().filter { $0.hasSuffix("compact") || $0.hasSuffix("regular") }
        #expect(traits == ["root compact", "two compact"])
    }

    @Test(
        "The presentation controller is notified before the presented controller, with the size it gives it",
        .rule("K5"))
    func presentation() {
        let (root, shown, transition) = (show(), Listener("shown", log), Transition(log))
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = transition
        screen.run { root.present(shown, animated: false) }
        screen.advance(to: 1)
        _ = log.take()
        let size = screen.window.bounds.size
        turn()
        let lines = log.take()
        #expect(
            lines.suffix(4) == [
                "presentation traits", "shown compact", "presentation \(Int(size.height))",
                "shown \(Int(size.height) - 40) 70",
            ])
        #expect(lines.first == "root compact")
    }

    @Test("A warning of memory reaches the delegate, observers, and every controller from the root", .rule("K6"))
    func memory() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let log: Log
            init(_ log: Log) { self.log = log }
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.lines.append("delegate") }
        }
        let (root, shown, delegate) = (show(), Listener("shown", log), Delegate(log))
        screen.run {
            root.present(shown, animated: false)
            UIApplication.shared.delegate = delegate
        }
        _ = log.take()
        let observer = screen.run {
            NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { [log] _ in MainActor.assumeIsolated { log.lines.append("observer") } }
        }
        screen.run { UIApplication.shared.receiveMemoryWarning() }
        #expect(log.take() == ["delegate", "observer", "root memory", "one memory", "two memory", "shown memory"])
        screen.run { NotificationCenter.default.removeObserver(observer) }
    }

    @Test("A shake reaches the controller in front or the first responder, and goes up the chain", .rule("K7"))
    func shake() {
        let root = show()
        screen.run {
            screen.window.makeKey()
            root.children[0].removeFromParent()
            UIApplication.shared.shake()
        }
        #expect(log.take() == ["two shaken", "root shaken"])
    }
}
