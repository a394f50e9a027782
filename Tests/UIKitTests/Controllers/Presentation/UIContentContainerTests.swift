import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Content containers") struct UIContentContainerTests {
    private final class Listener: UIViewController {
        var received: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            received.append(container.preferredContentSize)
        }
    }

    private final class Half: UIPresentationController {
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            containerView?.setNeedsLayout()
        }
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
            return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width, height: container.preferredContentSize.height) }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }

    @Test("A parent is notified when a child's preferred content size changes") func children() {
        let parent = Listener()
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(parent.received == [CGSize(width: 10, height: 20)])
        let size = CGSize(width: 5, height: 6)
        #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
    }

    @Test("Presentation controllers receive new preferred content sizes") func presentations() {
        let screen = TestScreen()
        let provider = Provider()
        let root = UIViewController()
        let sheet = UIViewController()
        sheet.preferredContentSize = CGSize(width: 0, height: 50)
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = provider
        screen.run {
            screen.window.rootViewController = root
            root.present(sheet, animated: false)
        }
        #expect(sheet.view.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
        screen.run {
            sheet.preferredContentSize.height = 80
            sheet.presentationController?.containerView?.layoutIfNeeded()
        }
        #expect(sheet.view.frame == CGRect(x: 0, y: 120, width: 200, height: 80))
    }
}
