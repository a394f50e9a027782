import UIKit

/// A view controller that notes the calls of methods that apps override.
class HookedController: UIViewController {
    override func loadView() {
        HookLog.note("UIViewController.loadView()")
        super.loadView()
    }
    override func viewDidLoad() {
        HookLog.note("UIViewController.viewDidLoad()")
        super.viewDidLoad()
    }
    override func viewWillAppear(_ animated: Bool) {
        HookLog.note("UIViewController.viewWillAppear(_:)")
        super.viewWillAppear(animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        HookLog.note("UIViewController.viewIsAppearing(_:)")
        super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        HookLog.note("UIViewController.viewDidAppear(_:)")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        HookLog.note("UIViewController.viewWillDisappear(_:)")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        HookLog.note("UIViewController.viewDidDisappear(_:)")
        super.viewDidDisappear(animated)
    }
    override func viewWillLayoutSubviews() {
        HookLog.note("UIViewController.viewWillLayoutSubviews()")
        super.viewWillLayoutSubviews()
    }
    override func viewDidLayoutSubviews() {
        HookLog.note("UIViewController.viewDidLayoutSubviews()")
        super.viewDidLayoutSubviews()
    }
    override func updateViewConstraints() {
        HookLog.note("UIViewController.updateViewConstraints()")
        super.updateViewConstraints()
    }
    override func viewLayoutMarginsDidChange() {
        HookLog.note("UIViewController.viewLayoutMarginsDidChange()")
        super.viewLayoutMarginsDidChange()
    }
    override func viewSafeAreaInsetsDidChange() {
        HookLog.note("UIViewController.viewSafeAreaInsetsDidChange()")
        super.viewSafeAreaInsetsDidChange()
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        HookLog.note("UIViewController.viewWillTransition(to:with:)")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        HookLog.note("UIViewController.willTransition(to:with:)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func didReceiveMemoryWarning() {
        HookLog.note("UIViewController.didReceiveMemoryWarning()")
        super.didReceiveMemoryWarning()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        HookLog.note("UIViewController.traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func willMove(toParent parent: UIViewController?) {
        HookLog.note("UIViewController.willMove(toParent:)")
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        HookLog.note("UIViewController.didMove(toParent:)")
        super.didMove(toParent: parent)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        HookLog.note("UIViewController.preferredContentSizeDidChange(forChildContentContainer:)")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        HookLog.note("UIViewController.size(forChildContentContainer:withParentContainerSize:)")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        HookLog.note("UIViewController.systemLayoutFittingSizeDidChange(forChildContentContainer:)")
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        HookLog.note("UIViewController.setEditing(_:animated:)")
        super.setEditing(editing, animated: animated)
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        HookLog.note("UIViewController.updateContentUnavailableConfiguration(using:)")
        super.updateContentUnavailableConfiguration(using: state)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        HookLog.note("UIViewController.prepare(for:sender:)")
        super.prepare(for: segue, sender: sender)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        HookLog.note("UIViewController.shouldPerformSegue(withIdentifier:sender:)")
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        HookLog.note("UIViewController.canPerformUnwindSegueAction(_:from:sender:)")
        return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        HookLog.note("UIViewController.show(_:sender:)")
        super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        HookLog.note("UIViewController.showDetailViewController(_:sender:)")
        super.showDetailViewController(vc, sender: sender)
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        HookLog.note("UIViewController.preferredStatusBarStyle")
        return super.preferredStatusBarStyle
    }
    override var prefersStatusBarHidden: Bool {
        HookLog.note("UIViewController.prefersStatusBarHidden")
        return super.prefersStatusBarHidden
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        HookLog.note("UIViewController.preferredStatusBarUpdateAnimation")
        return super.preferredStatusBarUpdateAnimation
    }
    override var childForStatusBarStyle: UIViewController? {
        HookLog.note("UIViewController.childForStatusBarStyle")
        return super.childForStatusBarStyle
    }
    override var childForStatusBarHidden: UIViewController? {
        HookLog.note("UIViewController.childForStatusBarHidden")
        return super.childForStatusBarHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool {
        HookLog.note("UIViewController.prefersHomeIndicatorAutoHidden")
        return super.prefersHomeIndicatorAutoHidden
    }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
        HookLog.note("UIViewController.childForHomeIndicatorAutoHidden")
        return super.childForHomeIndicatorAutoHidden
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        HookLog.note("UIViewController.supportedInterfaceOrientations")
        return super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool {
        HookLog.note("UIViewController.shouldAutorotate")
        return super.shouldAutorotate
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        HookLog.note("UIViewController.preferredInterfaceOrientationForPresentation")
        return super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        HookLog.note("UIViewController.shouldAutomaticallyForwardAppearanceMethods")
        return super.shouldAutomaticallyForwardAppearanceMethods
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        HookLog.note("UIViewController.preferredScreenEdgesDeferringSystemGestures")
        return super.preferredScreenEdgesDeferringSystemGestures
    }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        HookLog.note("UIViewController.childForScreenEdgesDeferringSystemGestures")
        return super.childForScreenEdgesDeferringSystemGestures
    }
    override var prefersPointerLocked: Bool {
        HookLog.note("UIViewController.prefersPointerLocked")
        return super.prefersPointerLocked
    }
    override var childViewControllerForPointerLock: UIViewController? {
        HookLog.note("UIViewController.childViewControllerForPointerLock")
        return super.childViewControllerForPointerLock
    }
    override func applicationFinishedRestoringState() {
        HookLog.note("UIViewController.applicationFinishedRestoringState()")
        super.applicationFinishedRestoringState()
    }
    override var performsActionsWhilePresentingModally: Bool {
        HookLog.note("UIViewController.performsActionsWhilePresentingModally")
        return super.performsActionsWhilePresentingModally
    }
}
