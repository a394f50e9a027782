/// The protocols of UIKit and Core Animation, without those in the other files; `make interface` generates this file.
let protocolsOfUIKit = """
    protocol CAAnimationDelegate: AnyObject {
        func animationDidStart(_ anim: CAAnimation) {}
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    }
    protocol CALayerDelegate: AnyObject {
        func display(_ layer: CALayer)
        func draw(_ layer: CALayer, in ctx: CGContext)
        func layerWillDraw(_ layer: CALayer) {}
        func layoutSublayers(of layer: CALayer) {}
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    protocol CALayoutManager: AnyObject {
        func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
        func invalidateLayout(of layer: CALayer) {}
        func layoutSublayers(of layer: CALayer) {}
    }
    protocol NSFilePresenter: NSObjectProtocol {
        func presentedItemDidChange() {}
        func presentedItemDidMove(to newURL: URL) {}
        func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
        func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
        func presentedSubitemDidChange(at url: URL) {}
        func presentedSubitemDidAppear(at url: URL) {}
    }
    protocol NSTextContentStorageDelegate: NSObjectProtocol {
        func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
    }
    protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
        func textLayoutManager( _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement ) -> NSTextLayoutFragment
    }
    protocol NSTextStorageDelegate: AnyObject {
        func textStorage( _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
        func textStorage( _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    }
    protocol NSUserActivityDelegate: AnyObject {
        func userActivityWillSave(_ userActivity: NSUserActivity) {}
        func userActivityWasContinued(_ userActivity: NSUserActivity) {}
        func userActivity( _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream) {}
    }
    protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
        func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    }
    protocol UIActionSheetDelegate: NSObjectProtocol {
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
        func willPresent(_ actionSheet: UIActionSheet) {}
        func didPresent(_ actionSheet: UIActionSheet) {}
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
        func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    }
    protocol UIActivityItemSource: NSObjectProtocol {
        func activityViewController( _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType? ) -> String
        func activityViewController( _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType? ) -> String
        func activityViewController( _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize ) -> UIImage? { nil }
    }
    protocol UIAlertViewDelegate: AnyObject {
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
        func willPresent(_ alertView: UIAlertView) {}
        func didPresent(_ alertView: UIAlertView) {}
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
        func alertViewCancel(_ alertView: UIAlertView) {}
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
    }
    protocol UIApplicationDelegate: _OptionalWindow {
        var window: UIWindow? { get set }
        func application( _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool { true }
        func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
        func applicationDidFinishLaunching(_ application: UIApplication) {}
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillEnterForeground(_ application: UIApplication) {}
        func applicationWillTerminate(_ application: UIApplication) {}
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
        func application( _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions ) -> UISceneConfiguration { connectingSceneSession.configuration }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
        func application( _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow? ) -> UIInterfaceOrientationMask
    }
    protocol UIBarPositioningDelegate: AnyObject {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
    }
    protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
    }
    protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
    }
    protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
        func weekOfYearSelection( _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents? ) -> Bool { true }
    }
    protocol UICalendarViewDelegate: NSObjectProtocol {
        func calendarView( _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents ) -> UICalendarView.Decoration? { nil }
        func calendarView( _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
    }
    protocol UICollisionBehaviorDelegate: AnyObject {
        func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
        func collisionBehavior( _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {}
        func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {}
        func collisionBehavior( _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {}
    }
    protocol UIContentView: NSObjectProtocol {
        func supports(_ configuration: any UIContentConfiguration) -> Bool
    }
    protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying ) -> UITargetedPreview? { nil }
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying ) -> UITargetedPreview? { nil }
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    }
    protocol UIDocumentPickerDelegate: NSObjectProtocol {
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    }
    protocol UIDragInteractionDelegate: NSObjectProtocol {
        func dragInteraction( _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession ) -> UITargetedDragPreview? { nil }
        func dragInteraction( _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession ) -> Bool { false }
        func dragInteraction( _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {}
        func dragInteraction( _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview ) -> UITargetedDragPreview? { defaultPreview }
        func dragInteraction( _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {}
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
        func dragInteraction( _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {}
        func dragInteraction( _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
    }
    protocol UIDropInteractionDelegate: NSObjectProtocol {
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
        func dropInteraction( _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview ) -> UITargetedDragPreview? { nil }
        func dropInteraction( _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {}
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    }
    protocol UIDynamicAnimatorDelegate: AnyObject {
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
    }
    protocol UIDynamicItem: NSObjectProtocol {
        var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
        var collisionBoundingPath: UIBezierPath { get }
    }
    protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
        func editMenuInteraction( _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }
        func editMenuInteraction( _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration ) -> CGRect
        func editMenuInteraction( _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
        func editMenuInteraction( _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
    }
    protocol UIFindInteractionDelegate: NSObjectProtocol {
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
    }
    protocol UIFocusEnvironment: NSObjectProtocol {
        var focusGroupIdentifier: String? { get }
        var focusItemContainer: (any UIFocusItemContainer)? { get }
        func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    }
    protocol UIFocusItem: UIFocusEnvironment {
        var focusEffect: UIFocusEffect? { get }
        var focusItemDeferralMode: UIFocusItemDeferralMode { get }
        var isTransparentFocusItem: Bool { get }
        func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    }
    protocol UIGestureRecognizerDelegate: AnyObject {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
        func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer ) -> Bool { false }
        func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer ) -> Bool { false }
        func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer ) -> Bool { false }
    }
    protocol UIInputViewAudioFeedback: NSObjectProtocol {
        var enableInputClicksWhenVisible: Bool { get }
    }
    protocol UINavigationBarDelegate: UIBarPositioningDelegate {
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    }
    protocol UINavigationItemRenameDelegate: AnyObject {
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
        func navigationItem( _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index> ) -> (String, Range<String.Index>)
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
    }
    protocol UIPageControlProgressDelegate: NSObjectProtocol {
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
    }
    protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
    }
    protocol UIPencilInteractionDelegate: NSObjectProtocol {
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
    }
    protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
        func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
        func pickerView( _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int ) -> NSAttributedString? { nil }
        func pickerView( _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int ) -> NSAttributedString? { nil }
        func pickerView( _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int ) -> [NSAttributedString]
    }
    protocol UIPickerViewDelegate: AnyObject {
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
        func pickerView( _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int ) -> NSAttributedString? { nil }
        func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    }
    protocol UIPointerInteractionDelegate: NSObjectProtocol {
        func pointerInteraction( _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion ) -> UIPointerRegion? { defaultRegion }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
        func pointerInteraction( _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
        func pointerInteraction( _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
    }
    protocol UIPreviewInteractionDelegate: NSObjectProtocol {
        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
        func previewInteraction( _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) {}
    }
    protocol UISceneDelegate: NSObjectProtocol {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
        func sceneWillEnterForeground(_ scene: UIScene) {}
        func sceneDidBecomeActive(_ scene: UIScene) {}
        func sceneWillResignActive(_ scene: UIScene) {}
        func sceneDidEnterBackground(_ scene: UIScene) {}
        func sceneDidDisconnect(_ scene: UIScene) {}
    }
    protocol UIScreenshotServiceDelegate: NSObjectProtocol {
        func screenshotService( _ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
    }
    protocol UIScribbleInteractionDelegate: NSObjectProtocol {
        func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
        func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
        func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
        func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
    }
    protocol UIScrollViewDelegate: AnyObject {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        func scrollViewWillEndDragging( _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    }
    protocol UISearchBarDelegate: UIBarPositioningDelegate {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    }
    protocol UISearchResultsUpdating: NSObjectProtocol {
        func updateSearchResults( for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
    }
    protocol UISearchTextFieldDelegate: UITextFieldDelegate {
        func searchTextField( _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken ) -> NSItemProvider
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
    }
    protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
    }
    protocol UIStateRestoring: NSObjectProtocol {
        var restorationParent: (any UIStateRestoring)? { get }
        var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
        func encodeRestorableState(with coder: NSCoder) {}
        func decodeRestorableState(with coder: NSCoder) {}
        func applicationFinishedRestoringState() {}
    }
    protocol UITabBarDelegate: NSObjectProtocol {
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
    }
    protocol UITextFieldDelegate: AnyObject {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func textFieldDidChangeSelection(_ textField: UITextField) {}
        func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool { true }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
        func textField( _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
    }
    protocol UITextInput: UIKeyInput {
        var textInputView: UIView { get }
    }
    protocol UITextInputTraits: NSObjectProtocol {
        var autocapitalizationType: UITextAutocapitalizationType { get set }
        var autocorrectionType: UITextAutocorrectionType { get set }
        var spellCheckingType: UITextSpellCheckingType { get set }
        var smartQuotesType: UITextSmartQuotesType { get set }
        var smartDashesType: UITextSmartDashesType { get set }
        var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
        var keyboardType: UIKeyboardType { get set }
        var keyboardAppearance: UIKeyboardAppearance { get set }
        var returnKeyType: UIReturnKeyType { get set }
        var enablesReturnKeyAutomatically: Bool { get set }
        var textContentType: UITextContentType! { get set }
        var isSecureTextEntry: Bool { get set }
        var passwordRules: UITextInputPasswordRules? { get set }
    }
    protocol UITextViewDelegate: UIScrollViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
        func textViewDidEndEditing(_ textView: UITextView) {}
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
        func textViewDidChange(_ textView: UITextView) {}
        func textViewDidChangeSelection(_ textView: UITextView) {}
        func textView( _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction ) -> Bool { true }
        func textView( _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction ) -> Bool { true }
        func textView( _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction ) -> UIAction? { defaultAction }
        func textView( _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }
        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
    }
    protocol UIToolTipInteractionDelegate: NSObjectProtocol {
        func toolTipInteraction( _ interaction: UIToolTipInteraction, configurationAt point: CGPoint ) -> UIToolTipConfiguration? { nil }
    }
    protocol UIWindowSceneDelegate: UISceneDelegate {
        var window: UIWindow? { get set }
    }
    """
