import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of presentations") struct PresentationDetailTests {
    private let stage = MenuScreen()

    private final class Inset: UIPresentationController {
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 100)
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            log.append("will")
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func containerViewDidLayoutSubviews() {
            super.containerViewDidLayoutSubviews()
            log.append("did")
        }
    }

    private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
        var made: Inset?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Inset(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test("A presentation controller is notified of layouts of its container, and places the view again")
    func containerLayout() throws {
        let (presenter, content) = (Presenter(), UIViewController())
        stage.screen.run {
            content.modalPresentationStyle = .custom
            content.transitioningDelegate = presenter
            stage.root.present(content, animated: false)
        }
        stage.wait()
        let made = try #require(presenter.made)
        #expect(content.view.frame == CGRect(x: 20, y: 100, width: 360, height: 500))
        made.log = []
        stage.screen.run {
            stage.screen.window.frame.size = CGSize(width: 300, height: 600)
            stage.screen.window.layoutIfNeeded()
        }
        #expect(made.log.prefix(2) == ["will", "did"])
        #expect(content.view.frame == CGRect(x: 20, y: 100, width: 260, height: 400))
    }

    @Test("Preferred transitions flip, dissolve and slide") func preferredTransitions() {
        let content = UIViewController()
        content.view.backgroundColor = .red
        content.modalPresentationStyle = .fullScreen
        let checks: [(UIViewController.Transition, (CALayer) -> Bool)] = [
            (.coverVertical, { $0.frame.minY > 50 }),
            (.crossDissolve, { $0.opacity > 0.1 && $0.opacity < 0.9 && $0.frame.minY == 0 }),
        ]
        for (transition, check) in checks {
            stage.screen.run {
                content.preferredTransition = transition
                stage.root.present(content, animated: true)
            }
            let layer = stage.screen.shown(content.view, at: stage.screen.clock.now + 0.25)
            #expect(check(layer), "\(layer.frame) \(layer.opacity)")
            stage.wait()
            stage.screen.run { content.dismiss(animated: false) }
            stage.wait()
        }
        stage.screen.run {
            content.preferredTransition = .flipHorizontal
            stage.root.present(content, animated: true)
        }
        stage.wait(0.1)
        #expect(stage.root.presentedViewController === content)
        stage.wait()
        #expect(content.view.window != nil && CATransform3DIsIdentity(content.view.layer.transform))
    }

    @Test("Views that a popover passes touches to receive them without dismissing it; others do not")
    func passthrough() throws {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)
        var taps = 0
        let buttons = [CGRect(x: 20, y: 500, width: 100, height: 40), CGRect(x: 20, y: 600, width: 100, height: 40)].map
        {
            frame in
            let button = UIButton(frame: frame, primaryAction: UIAction { _ in taps += 1 })
            stage.root.view.addSubview(button)
            return button
        }
        let popover = try #require(content.popoverPresentationController)
        let delegate = Adapter()
        stage.screen.run {
            (popover.sourceView, popover.delegate) = (stage.root.view, delegate)
            popover.sourceRect = CGRect(x: 180, y: 100, width: 20, height: 20)
            popover.passthroughViews = [buttons[0]]
            stage.root.present(content, animated: false)
        }
        stage.wait()
        stage.tap(CGPoint(x: 60, y: 520))
        stage.wait()
        #expect(taps == 1 && stage.root.presentedViewController === content)
        stage.tap(CGPoint(x: 60, y: 620))
        stage.wait()
        #expect(taps == 1 && stage.root.presentedViewController == nil)
    }

    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    @Test("The preferred action of an alert is bold in place of the one that cancels") func preferredAction() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let (cancel, save) = (
            UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Save", style: .default)
        )
        for action in [cancel, save] { alert.addAction(action) }
        alert.preferredAction = save
        stage.screen.run { stage.root.present(alert, animated: false) }
        stage.wait()
        func isBold(_ title: String) -> Bool? {
            stage.label(title)?.font.fontDescriptor.symbolicTraits.contains(.traitBold)
        }
        #expect(isBold("Save") == true && isBold("Cancel") == false)
        stage.screen.run { alert.preferredAction = nil }
        #expect(isBold("Save") == false && isBold("Cancel") == true)
    }

    @Test("A zoom dims the screen behind with the colour of its options") func dimming() {
        let (card, detail) = (UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 50)), UIViewController())
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        stage.screen.run {
            stage.root.view.addSubview(card)
            detail.preferredTransition = .zoom(options: options) { _ in card }
            stage.root.present(detail, animated: true)
        }
        var dimmed: [UIColor] = []
        stage.screen.window.forEach { if let color = $0.backgroundColor { dimmed.append(color) } }
        #expect(dimmed.contains(UIColor(red: 1, green: 0, blue: 1, alpha: 1)))
        stage.wait()
    }

    private final class Lower: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            view.frame.origin.y = 300
            context.completeTransition(true)
        }
    }

    @Test(
        "The presented view stays where the animator leaves it",
        arguments: [UIModalPresentationStyle.custom, .fullScreen])
    func animatorsFrame(_ style: UIModalPresentationStyle) {
        let (lower, content) = (Lower(), UIViewController())
        stage.screen.run {
            content.modalPresentationStyle = style
            content.transitioningDelegate = lower
            stage.root.present(content, animated: true)
        }
        stage.wait()
        #expect(content.view.frame.minY == 300)
    }
}
