import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// Snapshots of controllers that appear and disappear.
@MainActor @Suite struct ControllerPictureTests {
    /// A controller with a background colour.
    private static func page(_ title: String, _ color: UIColor) -> UIViewController {
        let page = SketchController { _ in }
        page.title = title
        page.view.backgroundColor = color
        return page
    }

    /// A navigation controller that pushes a page as soon as it appears.
    private func pushing() -> (stage: Stage, navigation: () -> UINavigationController?) {
        let stage = Stage(size: CGSize(width: 180, height: 90), scale: 1) {
            let root = SketchController { view in
                view.backgroundColor = .yellow
                let next = ControllerPictureTests.page("Next", .cyan)
                (view.window?.rootViewController as? UINavigationController)?
                    .pushViewController(next, animated: true)
            }
            root.title = "Root"
            return UINavigationController(rootViewController: root)
        }
        return (stage, { stage.rootViewController as? UINavigationController })
    }

    @Test("A push slides the controller in and cross-fades the titles", .rule("uikit_animation §3"))
    func push() throws {
        let (stage, navigation) = pushing()
        try expectAnimation(stage, as: .strip(from: 0, to: 0.35, every: 0.07, columns: 3), named: "slides")
        try stage.runUntilIdle()
        #expect(abs(stage.time - 0.35) < 1e-9 && navigation()?.topViewController?.title == "Next")
        try expectSeekable(stage, times: [0.1, 0.2, 0.3, 1])
    }

    @Test("A swipe from the edge pops a controller, or cancels the pop", .rule("uikit_animation §3"))
    func pop() throws {
        let (stage, navigation) = pushing()
        try stage.runUntilIdle()
        stage.advance(to: 1)
        stage.drag(from: CGPoint(x: 4, y: 60), to: CGPoint(x: 70, y: 60), duration: 1)
        #expect(navigation()?.transitionCoordinator?.isCancelled == true)
        try stage.runUntilIdle()
        #expect(navigation()?.viewControllers.count == 2)
        stage.advance(to: 3)
        stage.send(.down(at: CGPoint(x: 4, y: 60)))
        for step in 1...10 {
            stage.advance(to: 3 + Double(step) / 10)
            stage.send(.move(to: CGPoint(x: 4 + 12 * step, y: 60)))
        }
        try expectFrame(stage, named: "pulled")
        stage.send(.up())
        try stage.runUntilIdle()
        #expect(navigation()?.viewControllers.count == 1)
        try expectSeekable(stage, times: [0.2, 1.5, 2, 3.5, 4.05, 5])
    }

    @Test(
        "A presentation covers the screen or dissolves, and a dismissal reverses it", .rule("uikit_animation §3"),
        arguments: [true, false])
    func present(dissolves: Bool) throws {
        let stage = Stage.showing(60, 80) { view in
            view.backgroundColor = .green
            let page = ControllerPictureTests.page("Page", .magenta)
            page.modalPresentationStyle = .fullScreen
            page.modalTransitionStyle = dissolves ? .crossDissolve : .coverVertical
            let root = view.window?.rootViewController
            root?.present(page, animated: true) { root?.dismiss(animated: true) }
        }
        let name = dissolves ? "dissolves" : "covers"
        try expectAnimation(stage, as: .strip(from: 0.1, to: 0.9, every: 0.2, columns: 5), named: name)
        try stage.runUntilIdle()
        #expect(stage.time == 1 && stage.rootViewController.presentedViewController == nil)
        try expectSeekable(stage, times: [0.2, 0.5, 0.7, 1.1])
    }

    @Test("An alert dims the screen, and a tap on its button dismisses it") func alert() throws {
        var received: [String] = []
        let stage = Stage.showing(300, 200) { view in
            view.backgroundColor = .orange
            let alert = UIAlertController(title: "Really?", message: "It cannot be undone.", preferredStyle: .alert)
            for title in ["Cancel", "Go on"] {
                alert.addAction(UIAlertAction(title: title, style: .default) { received.append($0.title ?? "") })
            }
            view.window?.rootViewController?.present(alert, animated: true)
        }
        try stage.runUntilIdle()
        try expectFrame(stage, named: "asks")
        stage.tap(at: CGPoint(x: 200, y: 128))
        try stage.runUntilIdle()
        #expect(received == ["Go on"] && stage.rootViewController.presentedViewController == nil)
        try expectSeekable(stage, times: [0.1, 0.3, stage.time])
    }

    @Test("A tap on a tab shows its controller") func tabs() throws {
        let stage = Stage(size: CGSize(width: 150, height: 90), scale: 1) {
            let tabs = UITabBarController()
            tabs.viewControllers = [("One", UIColor.yellow), ("Two", .cyan), ("Three", .magenta)].map {
                ControllerPictureTests.page($0.0, $0.1)
            }
            return tabs
        }
        try expectFrame(stage, named: "first")
        stage.tap(at: CGPoint(x: 75, y: 75))
        try stage.runUntilIdle()
        try expectFrame(stage, named: "second")
        #expect((stage.rootViewController as? UITabBarController)?.selectedIndex == 1)
    }
}
