import UIKit

/// A presentation controller that notes the calls of methods that apps override.
final class HookedPresentation: UIPresentationController {
    override func presentationTransitionWillBegin() {
        HookLog.note("UIPresentationController.presentationTransitionWillBegin()")
        super.presentationTransitionWillBegin()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        HookLog.note("UIPresentationController.presentationTransitionDidEnd(_:)")
        super.presentationTransitionDidEnd(completed)
    }
    override func dismissalTransitionWillBegin() {
        HookLog.note("UIPresentationController.dismissalTransitionWillBegin()")
        super.dismissalTransitionWillBegin()
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        HookLog.note("UIPresentationController.dismissalTransitionDidEnd(_:)")
        super.dismissalTransitionDidEnd(completed)
    }
    override func containerViewWillLayoutSubviews() {
        HookLog.note("UIPresentationController.containerViewWillLayoutSubviews()")
        super.containerViewWillLayoutSubviews()
    }
    override func containerViewDidLayoutSubviews() {
        HookLog.note("UIPresentationController.containerViewDidLayoutSubviews()")
        super.containerViewDidLayoutSubviews()
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        HookLog.note("UIPresentationController.preferredContentSizeDidChange(forChildContentContainer:)")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        HookLog.note("UIPresentationController.size(forChildContentContainer:withParentContainerSize:)")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        HookLog.note("UIPresentationController.systemLayoutFittingSizeDidChange(forChildContentContainer:)")
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        HookLog.note("UIPresentationController.viewWillTransition(to:with:)")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        HookLog.note("UIPresentationController.willTransition(to:with:)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle {
        HookLog.note("UIPresentationController.adaptivePresentationStyle")
        return super.adaptivePresentationStyle
    }
    override var presentedView: UIView? {
        HookLog.note("UIPresentationController.presentedView")
        return super.presentedView
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        HookLog.note("UIPresentationController.frameOfPresentedViewInContainerView")
        return super.frameOfPresentedViewInContainerView
    }
    override var shouldPresentInFullscreen: Bool {
        HookLog.note("UIPresentationController.shouldPresentInFullscreen")
        return super.shouldPresentInFullscreen
    }
    override var shouldRemovePresentersView: Bool {
        HookLog.note("UIPresentationController.shouldRemovePresentersView")
        return super.shouldRemovePresentersView
    }
}

/// A recognizer that notes the calls of methods that apps override.
class HookedRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        HookLog.note("UIGestureRecognizer.touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        HookLog.note("UIGestureRecognizer.touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
        state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        HookLog.note("UIGestureRecognizer.touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
        if state != .possible { state = .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        HookLog.note("UIGestureRecognizer.touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
    override func reset() {
        HookLog.note("UIGestureRecognizer.reset()")
        super.reset()
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        HookLog.note("UIGestureRecognizer.canPrevent(_:)")
        return super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        HookLog.note("UIGestureRecognizer.canBePrevented(by:)")
        return super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        HookLog.note("UIGestureRecognizer.shouldRequireFailure(of:)")
        return super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        HookLog.note("UIGestureRecognizer.shouldBeRequiredToFail(by:)")
        return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func awakeFromNib() {
        HookLog.note("UIGestureRecognizer.awakeFromNib()")
        super.awakeFromNib()
    }
}

/// A window that notes the calls of methods that apps override.
final class HookedWindow: UIWindow {
    override func becomeKey() {
        HookLog.note("UIWindow.becomeKey()")
        super.becomeKey()
    }
    override func resignKey() {
        HookLog.note("UIWindow.resignKey()")
        super.resignKey()
    }
    override func sendEvent(_ event: UIEvent) {
        HookLog.note("UIWindow.sendEvent(_:)")
        super.sendEvent(event)
    }
}

/// A segue that notes how it is performed.
final class HookedSegue: UIStoryboardSegue {
    override func perform() {
        HookLog.note("UIStoryboardSegue.perform()")
        super.perform()
    }
}

/// A navigation controller that notes when an unwind segue passes it.
final class HookedStack: UINavigationController {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        HookLog.note("UIViewController.unwind(for:towards:)")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}
