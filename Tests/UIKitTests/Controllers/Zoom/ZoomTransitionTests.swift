import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Controllers zoom out of a view and back") struct ZoomTransitionTests {
    let stage = MenuScreen()
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 50))
    let detail = UIViewController()
    var navigation: UINavigationController?

    init() {
        card.layer.cornerRadius = 12
        card.backgroundColor = .systemRed
        detail.view.backgroundColor = .systemBlue
    }

    private func zoom(_ options: UIViewController.Transition.ZoomOptions? = nil) {
        detail.preferredTransition = .zoom(options: options) { [card, detail, stage] context in
            #expect(context.zoomedViewController === detail && context.sourceViewController === stage.root)
            return card
        }
    }

    /// Puts the card on the screen, in a navigation controller if wanted.
    private func show(inStack: Bool) -> UINavigationController? {
        stage.screen.run {
            let stack = inStack ? UINavigationController(rootViewController: stage.root) : nil
            stage.root.view.addSubview(card)
            if let stack { stage.screen.window.rootViewController = stack }
            return stack
        }
    }

    @Test("A presented controller grows out of its source view, and shrinks into it")
    func presents() {
        zoom()
        _ = show(inStack: false)
        stage.screen.run { stage.root.present(detail, animated: true) }
        let start = detail.view.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(start.a - 0.25) < 0.01 && card.alpha == 0)
        stage.wait()
        #expect(detail.view.transform == .identity && detail.view.mask == nil && card.alpha == 1)
        #expect(stage.root.presentedViewController === detail && detail.view.frame == stage.screen.window.bounds)
        stage.screen.run { detail.dismiss(animated: true) }
        #expect(card.alpha == 0)
        stage.wait()
        #expect(stage.root.presentedViewController == nil && card.alpha == 1 && card.window != nil)
    }

    @Test("A drag down shrinks a pushed controller, and pops it if it goes far enough")
    func drags() throws {
        zoom()
        let stack = try #require(show(inStack: true))
        stage.screen.run { stack.pushViewController(detail, animated: true) }
        stage.wait()
        #expect(stack.topViewController === detail && detail.view.transform == .identity)
        stage.screen.drag((0...10).map { (200, 300 + CGFloat($0) * 6) }, step: 0.1, lifts: false)
        #expect(detail.view.transform.ty > 20 && detail.view.transform.a < 1)
        stage.screen.touch(.ended, 200, 360)
        stage.wait()
        #expect(stack.topViewController === detail && detail.view.transform == .identity)
        stage.screen.drag((0...10).map { (200, 300 + CGFloat($0) * 30) }, step: 0.1)
        stage.wait()
        #expect(stack.viewControllers == [stage.root] && card.alpha == 1 && detail.view.window == nil)
        #expect(stage.root.view.window != nil)
    }

    @Test("A pinch dismisses a presented controller, unless the options prevent it")
    func pinches() {
        var locations: [CGPoint] = []
        let options = UIViewController.Transition.ZoomOptions()
        var allows = false
        options.interactiveDismissShouldBegin = { context in
            locations.append(context.location)
            return allows && context.willBegin
        }
        options.alignmentRectProvider = { context in
            #expect(context.sourceView === card)
            return CGRect(x: 0, y: 0, width: 400, height: 200)
        }
        zoom(options)
        _ = show(inStack: false)
        stage.screen.run { stage.root.present(detail, animated: true) }
        stage.wait()
        pinch()
        #expect(stage.root.presentedViewController === detail && !locations.isEmpty)
        allows = true
        pinch()
        #expect(stage.root.presentedViewController == nil)
    }

    private func pinch() {
        stage.screen.touch(.began, 100, 300)
        stage.screen.touch(.began, 300, 300, finger: 1)
        for step in 1...10 {
            stage.wait(0.05)
            stage.screen.touch(.moved, 100 + CGFloat(step) * 8, 300)
            stage.screen.touch(.moved, 300 - CGFloat(step) * 8, 300, finger: 1)
        }
        stage.screen.touch(.ended, 180, 300)
        stage.screen.touch(.ended, 220, 300, finger: 1)
        stage.wait()
    }

    @Test("Other preferred transitions are the styles of the same names")
    func styles() {
        _ = show(inStack: false)
        detail.modalPresentationStyle = .fullScreen
        detail.preferredTransition = .crossDissolve
        stage.screen.run { stage.root.present(detail, animated: true) }
        stage.wait(0.25)
        let alpha = detail.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.2 && alpha < 0.8 && detail.view.frame.minY == 0)
        #expect(UIViewController.Transition.partialCurl.style == .partialCurl)
    }
}
