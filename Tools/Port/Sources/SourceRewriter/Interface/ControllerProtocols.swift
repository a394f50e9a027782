/// The protocols of controllers and presentations; `make interface` generates this file.
let protocolsOfControllers = """
    protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
        func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
        func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    }
    protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
        func adaptivePresentationStyle( for controller: UIPresentationController, traitCollection: UITraitCollection ) -> UIModalPresentationStyle
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
        func presentationController( _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {}
        func presentationController( _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle ) -> UIViewController? { nil }
    }
    protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
        func colorPickerViewController( _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    }
    protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
        func documentInteractionControllerViewControllerForPreview( _ controller: UIDocumentInteractionController ) -> UIViewController
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    }
    protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    }
    protocol UIImagePickerControllerDelegate: NSObjectProtocol {
        func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }
    protocol UINavigationControllerDelegate: NSObjectProtocol {
        func navigationController( _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
        func navigationController( _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
        func navigationController( _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func navigationController( _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { ._standard }
        func navigationControllerPreferredInterfaceOrientationForPresentation( _ navigationController: UINavigationController ) -> UIInterfaceOrientation { .portrait }
    }
    protocol UIPageViewControllerDataSource: AnyObject {
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }
    protocol UIPageViewControllerDelegate: AnyObject {
        func pageViewController( _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
        func pageViewController( _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
        func pageViewController( _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    }
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
        func popoverPresentationControllerShouldDismissPopover( _ popoverPresentationController: UIPopoverPresentationController ) -> Bool { true }
        func popoverPresentationControllerDidDismissPopover( _ popoverPresentationController: UIPopoverPresentationController) {}
    }
    protocol UISearchControllerDelegate: NSObjectProtocol {
        func presentSearchController(_ searchController: UISearchController) {}
        func willPresentSearchController(_ searchController: UISearchController) {}
        func didPresentSearchController(_ searchController: UISearchController) {}
        func willDismissSearchController(_ searchController: UISearchController) {}
        func didDismissSearchController(_ searchController: UISearchController) {}
    }
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier( _ sheetPresentationController: UISheetPresentationController) {}
    }
    protocol UISplitViewControllerDelegate: AnyObject {
        func splitViewController( _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController ) -> Bool { false }
        func splitViewController( _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column ) -> UISplitViewController.Column { proposedTopColumn }
        func splitViewController( _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any? ) -> Bool { false }
        func splitViewController( _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any? ) -> Bool { false }
        func splitViewController( _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    }
    protocol UITabBarControllerDelegate: NSObjectProtocol {
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
        func tabBarController( _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
        func tabBarController( _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func tabBarController( _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { ._standard }
    }
    protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
        func interruptibleAnimator( using transitionContext: any UIViewControllerContextTransitioning ) -> any UIViewImplicitlyAnimating
        func animationEnded(_ transitionCompleted: Bool) {}
    }
    protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
        var completionCurve: UIView.AnimationCurve { get }
        var completionSpeed: CGFloat { get }
        var wantsInteractiveStart: Bool { get }
    }
    protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
        func animationController( forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func interactionControllerForPresentation( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func interactionControllerForDismissal( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func presentationController( forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController ) -> UIPresentationController? { nil }
    }
    """
