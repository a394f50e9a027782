import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// Misuse that raises an exception in Apple's UIKit ends the program with the same message.
@Suite struct ExceptionTests {
    enum Misuse: String, Codable, CaseIterable, Sendable {
        case addingAViewToItself, addingAViewToItsOwnSubview, addingAControllerToItsOwnChild, presentingAChild
        case pushingTwice, poppingToAStranger, relatingStrangers, holdingAStrangersConstraint, locatingWithAConstant
        case pairingWidthAndEdge, steppingByZero, unknownKey, unregisteredCell, twoCancels
        case showingThreePages, showingNoPage, snappingNothing, addingNothing

        /// The exception's name and a part of its reason.
        var words: (name: String, reason: String) {
            switch self {
            case .addingAViewToItself: ("NSInvalidArgumentException", "Can't add self as subview'")
            case .addingAViewToItsOwnSubview: ("CALayerInvalid", "is a part of cycle in its layer tree'")
            case .addingAControllerToItsOwnChild: ("NSInvalidArgumentException", "child view controller")
            case .presentingAChild:
                ("NSInvalidArgumentException", "Application tried to present modally an active controller <")
            case .pushingTwice:
                (
                    "NSInvalidArgumentException",
                    "Pushing the same view controller instance more than once is not supported (<"
                )
            case .poppingToAStranger:
                ("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.'")
            case .relatingStrangers:
                (
                    "NSGenericException",
                    "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                        + "different view hierarchies?  That's illegal.'"
                )
            case .holdingAStrangersConstraint:
                ("NSGenericException", "Unable to install constraint on view.  Does the constraint reference something")
            case .locatingWithAConstant:
                ("NSInvalidArgumentException", "A multiplier of 0 or a nil second item together with a location")
            case .pairingWidthAndEdge: ("NSInvalidArgumentException", "Invalid pairing of layout attributes'")
            case .steppingByZero: ("NSInvalidArgumentException", "stepValue must be greater than 0'")
            case .unknownKey:
                (
                    "NSUnknownKeyException",
                    "valueForUndefinedKey:]: this class is not key value coding-compliant for the key colour.'"
                )
            case .unregisteredCell:
                ("NSInternalInconsistencyException", "unable to dequeue a cell with identifier Cell - must register")
            case .twoCancels: ("NSInternalInconsistencyException", "UIAlertController can only have one action")
            case .showingThreePages:
                (
                    "NSInvalidArgumentException",
                    "The number of view controllers provided (3) doesn't match the number required (1) for the requested "
                        + "transition"
                )
            case .showingNoPage: ("NSInvalidArgumentException", "The number of view controllers provided (0) doesn't")
            case .snappingNothing, .addingNothing:
                ("NSInternalInconsistencyException", "Invalid size {264, 0} for item <UIView: 0x")
            }
        }

        @MainActor func commit() {
            let (view, other) = (UIView(), UIView())
            let (controller, child) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: UIViewController())
            switch self {
            case .addingAViewToItself: view.addSubview(view)
            case .addingAViewToItsOwnSubview:
                view.addSubview(other)
                other.addSubview(view)
            case .addingAControllerToItsOwnChild:
                controller.addChild(child)
                child.addChild(controller)
            case .presentingAChild:
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.rootViewController = controller
                window.makeKeyAndVisible()
                controller.addChild(child)
                controller.present(child, animated: false)
            case .pushingTwice:
                navigation.pushViewController(child, animated: false)
                navigation.pushViewController(child, animated: false)
            case .poppingToAStranger: navigation.popToViewController(child, animated: false)
            case .relatingStrangers: view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
            case .holdingAStrangersConstraint: view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
            case .locatingWithAConstant:
                _ = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 3)
            case .pairingWidthAndEdge:
                _ = NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .leading,
                    multiplier: 1, constant: 3)
            case .steppingByZero: UIStepper().stepValue = 0
            case .unknownKey: _ = view.value(forKey: "colour")
            case .unregisteredCell:
                _ = UITableView().dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
            case .twoCancels:
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                for _ in 0..<2 { alert.addAction(UIAlertAction(title: "", style: .cancel)) }
            case .showingThreePages, .showingNoPage:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let shown = self == .showingNoPage ? [] : [UIViewController(), UIViewController(), UIViewController()]
                pages.setViewControllers(shown, direction: .forward, animated: false)
            case .snappingNothing:
                other.frame = CGRect(x: 0, y: 0, width: 264, height: 0)
                UIDynamicAnimator(referenceView: view).addBehavior(UISnapBehavior(item: other, snapTo: .zero))
            case .addingNothing:
                other.frame = CGRect(x: 0, y: 0, width: 264, height: 0)
                let (animator, gravity) = (UIDynamicAnimator(referenceView: view), UIGravityBehavior(items: []))
                animator.addBehavior(gravity)
                gravity.addItem(other)
            }
        }
    }

    @Test("Misuse ends the program with the exception's name and reason", arguments: Misuse.allCases)
    func raises(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [misuse] in
            await MainActor.run { misuse.commit() }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("*** Terminating app due to uncaught exception '\(misuse.words.name)', reason: '"))
        #expect(words.contains(misuse.words.reason), "\(words)")
    }

    @Test("Misuse that iOS tolerates does nothing") @MainActor func forgiven() {
        let (view, other) = (UIView(), UIView())
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        view.addSubview(other)
        view.bringSubviewToFront(view)
        view.exchangeSubview(at: 0, withSubviewAt: 7)
        view.removeFromSuperview()
        view.removeConstraint(constraint)
        UIViewController().removeFromParent()
        UIViewController().dismiss(animated: false)
        let navigation = UINavigationController()
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(view.subviews == [other] && !constraint.isActive)
    }
}
