@testable import QuartziteStage
import Testing
import UIKit
import UIKitTestSupport

extension HookScene {
    /// Presents, turns, warns and dismisses controllers.
    func showControllers() {
        let (parent, child) = (HookedController(), HookedController())
        let navigation = UINavigationController(rootViewController: parent)
        run {
            screen.window.rootViewController = navigation
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent.additionalSafeAreaInsets.top = 20
            parent.view.layoutMargins.top = 9
            parent.view.setNeedsUpdateConstraints()
            parent.setEditing(true, animated: false)
            parent.setNeedsStatusBarAppearanceUpdate()
            parent.setNeedsUpdateContentUnavailableConfiguration()
            child.preferredContentSize = CGSize(width: 40, height: 40)
        }
        measureChild(child)
        run {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            UIApplication.shared.rotateDevice(to: .landscapeLeft)
        }
        wait()
        run {
            UIApplication.shared.rotateDevice(to: .portrait)
            UIApplication.shared.receiveMemoryWarning()
            parent.overrideUserInterfaceStyle = .dark
            let pushed = HookedController()
            child.show(pushed, sender: nil)
        }
        wait()
        run {
            navigation.popViewController(animated: true)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        wait()
        let split = UISplitViewController(style: .doubleColumn)
        run {
            let primary = HookedController()
            split.setViewController(primary, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            screen.window.rootViewController = split
            primary.showDetailViewController(UIViewController(), sender: nil)
        }
        wait()
        run { screen.window.rootViewController = root }
    }

    /// Measures a child's view, and changes its constraints.
    private func measureChild(_ child: UIViewController) {
        let content = UIView()
        run {
            content.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(content)
        }
        let height = content.heightAnchor.constraint(equalToConstant: 30)
        run {
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: child.view.topAnchor),
                content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor), height,
            ])
            _ = child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        run { height.constant = 50 }
    }

    private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            HookedPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    /// Presents a controller with a presentation controller of its own.
    func presentController() {
        let (shown, transition) = (HookedController(), Transition())
        kept.append(transition)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = transition
        run { root.present(shown, animated: true) }
        wait()
        run { shown.preferredContentSize = CGSize(width: 100, height: 100) }
        measureChild(shown)
        run { UIApplication.shared.rotateDevice(to: .landscapeLeft) }
        wait()
        run { UIApplication.shared.rotateDevice(to: .portrait) }
        wait()
        run { shown.dismiss(animated: true) }
        wait()
    }

    /// Shows a controller on a device with bars, and turns it.
    func turnDevice() throws {
        var configuration = StageConfiguration(device: try #require(StageDevice(named: "iPhone 17")))
        configuration.showsSystemBars = true
        configuration.scale = 1
        let stage = Stage(configuration: configuration) { HookedController() }
        _ = stage.frame()
        stage.advance(to: 1)
        stage.rotate()
        stage.advance(to: 2)
        _ = stage.frame()
    }

    /// Performs the segues of a storyboard, and makes the views of a xib.
    func performSegues() throws {
        let scene = try NibScene(
            initial: "n",
            """
            <navigationController id="n" customClass="HookedStack"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController id="a" customClass="HookedUnwinder"><view key="view" customClass="HookedResponder" id="av">
            <gestureRecognizers/><subviews><button id="1" customClass="HookedButton"><connections>
            <segue destination="b" kind="custom" customClass="HookedSegue" identifier="next" id="s"/></connections></button>
            </subviews></view><connections><segue destination="b" kind="show" identifier="push" id="t"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections>
            </viewController><tapGestureRecognizer id="g" customClass="HookedRecognizer"/>
            """,
            """
            <viewController id="b" customClass="HookedController"><view key="view" id="bv"/><connections>
            <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="u"/></connections>
            </viewController><exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            """)
        try scene.run {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let stack = scene.initialController() as? UINavigationController
            window.rootViewController = stack
            window.makeKeyAndVisible()
            scene.windows.append(window)
            let first = stack?.topViewController
            (first?.view.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
            (first?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
            UIView.performWithoutAnimation {
                first?.performSegue(withIdentifier: "push", sender: nil)
                stack?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
            }
            _ = try NibView("<view id=\"1\" customClass=\"HookedResponder\"/>")
        }
    }
}

/// A controller to which an unwind segue leads.
final class HookedUnwinder: HookedController {
    @MainActor func back(_ segue: UIStoryboardSegue) {}
}

extension HookedUnwinder {
    @available(*, deprecated) nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [.method("back:") { (o: HookedUnwinder, a0: UIStoryboardSegue) in o.back(a0) }]
        }
    }
}
