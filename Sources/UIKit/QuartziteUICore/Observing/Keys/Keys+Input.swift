import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiDragInteraction = ObservableKeys(
        of: UIDragInteraction.self,
        [
            "allowsSimultaneousRecognitionDuringLift": \.allowsSimultaneousRecognitionDuringLift,
            "delegate": \.delegate, "isEnabled": \.isEnabled, "view": \.view,
        ])
    private static let uiDragItem = ObservableKeys(
        of: UIDragItem.self, ["itemProvider": \.itemProvider, "localObject": \.localObject])
    private static let uiDragPreview = ObservableKeys(
        of: UIDragPreview.self, ["parameters": \.parameters, "view": \.view])
    private static let uiDropInteraction = ObservableKeys(
        of: UIDropInteraction.self,
        ["allowsSimultaneousDropSessions": \.allowsSimultaneousDropSessions, "delegate": \.delegate, "view": \.view])
    private static let uiDropProposal = ObservableKeys(
        of: UIDropProposal.self,
        ["isPrecise": \.isPrecise, "operation": \.operation, "prefersFullSizePreview": \.prefersFullSizePreview])
    private static let uiEvent = ObservableKeys(
        of: UIEvent.self,
        [
            "allTouches": \.allTouches, "buttonMask": \.buttonMask, "modifierFlags": \.modifierFlags,
            "subtype": \.subtype, "timestamp": \.timestamp, "type": \.type,
        ])
    private static let uiGestureRecognizer = ObservableKeys(
        of: UIGestureRecognizer.self,
        [
            "allowedPressTypes": \.allowedPressTypes, "allowedTouchTypes": \.allowedTouchTypes,
            "buttonMask": \.buttonMask, "cancelsTouchesInView": \.cancelsTouchesInView,
            "delaysTouchesBegan": \.delaysTouchesBegan, "delaysTouchesEnded": \.delaysTouchesEnded,
            "delegate": \.delegate, "isEnabled": \.isEnabled, "modifierFlags": \.modifierFlags, "name": \.name,
            "numberOfTouches": \.numberOfTouches, "requiresExclusiveTouchType": \.requiresExclusiveTouchType,
            "state": \.state, "view": \.view,
        ])
    private static let uiHoverGestureRecognizer = ObservableKeys(
        of: UIHoverGestureRecognizer.self,
        ["altitudeAngle": \.altitudeAngle, "rollAngle": \.rollAngle, "zOffset": \.zOffset])
    private static let uiHoverStyle = ObservableKeys(of: UIHoverStyle.self, ["isEnabled": \.isEnabled])
    private static let uiKey = ObservableKeys(
        of: UIKey.self,
        [
            "characters": \.characters, "charactersIgnoringModifiers": \.charactersIgnoringModifiers,
            "modifierFlags": \.modifierFlags,
        ])
    private static let uiKeyboardLayoutGuide = ObservableKeys(
        of: UIKeyboardLayoutGuide.self,
        [
            "followsUndockedKeyboard": \.followsUndockedKeyboard, "keyboardDismissPadding": \.keyboardDismissPadding,
            "usesBottomSafeArea": \.usesBottomSafeArea,
        ])
    private static let uiLargeContentViewerInteraction = ObservableKeys(
        of: UILargeContentViewerInteraction.self,
        [
            "delegate": \.delegate,
            "gestureRecognizerForExclusionRelationship": \.gestureRecognizerForExclusionRelationship, "view": \.view,
        ])
    private static let uiLongPressGestureRecognizer = ObservableKeys(
        of: UILongPressGestureRecognizer.self,
        [
            "allowableMovement": \.allowableMovement, "minimumPressDuration": \.minimumPressDuration,
            "numberOfTapsRequired": \.numberOfTapsRequired, "numberOfTouchesRequired": \.numberOfTouchesRequired,
        ])
    private static let uiPanGestureRecognizer = ObservableKeys(
        of: UIPanGestureRecognizer.self,
        ["maximumNumberOfTouches": \.maximumNumberOfTouches, "minimumNumberOfTouches": \.minimumNumberOfTouches])
    private static let uiPencilHoverPose = ObservableKeys(
        of: UIPencilHoverPose.self,
        [
            "altitudeAngle": \.altitudeAngle, "azimuthAngle": \.azimuthAngle, "azimuthUnitVector": \.azimuthUnitVector,
            "location": \.location, "rollAngle": \.rollAngle, "zOffset": \.zOffset,
        ])
    private static let uiPencilInteraction = ObservableKeys(
        of: UIPencilInteraction.self, ["delegate": \.delegate, "isEnabled": \.isEnabled, "view": \.view])
    private static let uiPinchGestureRecognizer = ObservableKeys(
        of: UIPinchGestureRecognizer.self, ["scale": \.scale, "velocity": \.velocity])
    private static let uiPointerInteraction = ObservableKeys(
        of: UIPointerInteraction.self, ["delegate": \.delegate, "isEnabled": \.isEnabled, "view": \.view])
    private static let uiPointerRegion = ObservableKeys(
        of: UIPointerRegion.self, ["identifier": \.identifier, "rect": \.rect])
    private static let uiPointerRegionRequest = ObservableKeys(
        of: UIPointerRegionRequest.self, ["location": \.location, "modifiers": \.modifiers])
    private static let uiPointerStyle = ObservableKeys(of: UIPointerStyle.self, ["accessories": \.accessories])
    private static let uiPress = ObservableKeys(
        of: UIPress.self,
        [
            "force": \.force, "key": \.key, "phase": \.phase, "responder": \.responder, "timestamp": \.timestamp,
            "type": \.type, "window": \.window,
        ])
    private static let uiPressesEvent = ObservableKeys(of: UIPressesEvent.self, ["allPresses": \.allPresses])
    private static let uiResponder = ObservableKeys(
        of: UIResponder.self,
        [
            "accessibilityActivationPoint": \.accessibilityActivationPoint,
            "accessibilityAttributedHint": \.accessibilityAttributedHint,
            "accessibilityAttributedLabel": \.accessibilityAttributedLabel,
            "accessibilityAttributedUserInputLabels": \.accessibilityAttributedUserInputLabels,
            "accessibilityAttributedValue": \.accessibilityAttributedValue,
            "accessibilityContainerType": \.accessibilityContainerType,
            "accessibilityCustomActions": \.accessibilityCustomActions,
            "accessibilityCustomActionsBlock": \.accessibilityCustomActionsBlock,
            "accessibilityCustomRotors": \.accessibilityCustomRotors, "accessibilityElements": \.accessibilityElements,
            "accessibilityElementsBlock": \.accessibilityElementsBlock,
            "accessibilityElementsHidden": \.accessibilityElementsHidden, "accessibilityFrame": \.accessibilityFrame,
            "accessibilityFrameBlock": \.accessibilityFrameBlock,
            "accessibilityHeaderElements": \.accessibilityHeaderElements, "accessibilityHint": \.accessibilityHint,
            "accessibilityHintBlock": \.accessibilityHintBlock, "accessibilityIdentifier": \.accessibilityIdentifier,
            "accessibilityIdentifierBlock": \.accessibilityIdentifierBlock, "accessibilityLabel": \.accessibilityLabel,
            "accessibilityLabelBlock": \.accessibilityLabelBlock, "accessibilityLanguage": \.accessibilityLanguage,
            "accessibilityNavigationStyle": \.accessibilityNavigationStyle, "accessibilityPath": \.accessibilityPath,
        ])
    private static let uiResponder2 = ObservableKeys(
        of: UIResponder.self,
        [
            "accessibilityRespondsToUserInteraction": \.accessibilityRespondsToUserInteraction,
            "accessibilityTextualContext": \.accessibilityTextualContext, "accessibilityTraits": \.accessibilityTraits,
            "accessibilityTraitsBlock": \.accessibilityTraitsBlock,
            "accessibilityUserInputLabels": \.accessibilityUserInputLabels, "accessibilityValue": \.accessibilityValue,
            "accessibilityValueBlock": \.accessibilityValueBlock,
            "accessibilityViewIsModal": \.accessibilityViewIsModal,
            "canBecomeFirstResponder": \.canBecomeFirstResponder, "canResignFirstResponder": \.canResignFirstResponder,
            "inputAccessoryView": \.inputAccessoryView, "inputAssistantItem": \.inputAssistantItem,
            "inputView": \.inputView, "isAccessibilityElement": \.isAccessibilityElement,
            "isAccessibilityElementBlock": \.isAccessibilityElementBlock, "isFirstResponder": \.isFirstResponder,
            "keyCommands": \.keyCommands, "next": \.next, "pasteConfiguration": \.pasteConfiguration,
            "shouldGroupAccessibilityChildren": \.shouldGroupAccessibilityChildren, "undoManager": \.undoManager,
            "userActivity": \.userActivity,
        ])
    private static let uiRotationGestureRecognizer = ObservableKeys(
        of: UIRotationGestureRecognizer.self, ["rotation": \.rotation, "velocity": \.velocity])
    private static let uiScreenEdgePanGestureRecognizer = ObservableKeys(
        of: UIScreenEdgePanGestureRecognizer.self, ["edges": \.edges])
    private static let uiScribbleInteraction = ObservableKeys(
        of: UIScribbleInteraction.self,
        ["delegate": \.delegate, "isHandlingWriting": \.isHandlingWriting, "view": \.view])
    private static let uiSpringLoadedInteraction = ObservableKeys(
        of: UISpringLoadedInteraction.self,
        ["interactionBehavior": \.interactionBehavior, "interactionEffect": \.interactionEffect, "view": \.view])
    private static let uiSwipeGestureRecognizer = ObservableKeys(
        of: UISwipeGestureRecognizer.self,
        ["direction": \.direction, "numberOfTouchesRequired": \.numberOfTouchesRequired])
    private static let uiTapGestureRecognizer = ObservableKeys(
        of: UITapGestureRecognizer.self,
        ["numberOfTapsRequired": \.numberOfTapsRequired, "numberOfTouchesRequired": \.numberOfTouchesRequired])
    private static let uiTouch = ObservableKeys(
        of: UITouch.self,
        [
            "altitudeAngle": \.altitudeAngle, "estimatedProperties": \.estimatedProperties,
            "estimatedPropertiesExpectingUpdates": \.estimatedPropertiesExpectingUpdates,
            "estimationUpdateIndex": \.estimationUpdateIndex, "force": \.force,
            "gestureRecognizers": \.gestureRecognizers, "majorRadius": \.majorRadius,
            "majorRadiusTolerance": \.majorRadiusTolerance, "maximumPossibleForce": \.maximumPossibleForce,
            "phase": \.phase, "rollAngle": \.rollAngle, "tapCount": \.tapCount, "timestamp": \.timestamp,
            "type": \.type, "view": \.view, "window": \.window,
        ])

    /// The properties of classes in the folder Input.
    static let coreInput: [ObservableKeys] = [
        uiDragInteraction, uiDragItem, uiDragPreview, uiDropInteraction, uiDropProposal, uiEvent, uiGestureRecognizer,
        uiHoverGestureRecognizer, uiHoverStyle, uiKey, uiKeyboardLayoutGuide, uiLargeContentViewerInteraction,
        uiLongPressGestureRecognizer, uiPanGestureRecognizer, uiPencilHoverPose, uiPencilInteraction,
        uiPinchGestureRecognizer, uiPointerInteraction, uiPointerRegion, uiPointerRegionRequest, uiPointerStyle,
        uiPress, uiPressesEvent, uiResponder, uiResponder2, uiRotationGestureRecognizer,
        uiScreenEdgePanGestureRecognizer, uiScribbleInteraction, uiSpringLoadedInteraction, uiSwipeGestureRecognizer,
        uiTapGestureRecognizer, uiTouch,
    ]
}

extension UIDragInteraction: ListedObject {}
extension UIDragItem: ListedObject {}
extension UIDragPreview: ListedObject {}
extension UIDropInteraction: ListedObject {}
extension UIDropProposal: ListedObject {}
extension UIEvent: ListedObject {}
extension UIHoverStyle: ListedObject {}
extension UIKey: ListedObject {}
extension UILargeContentViewerInteraction: ListedObject {}
extension UIPencilHoverPose: ListedObject {}
extension UIPencilInteraction: ListedObject {}
extension UIPointerInteraction: ListedObject {}
extension UIPointerRegion: ListedObject {}
extension UIPointerRegionRequest: ListedObject {}
extension UIPress: ListedObject {}
extension UIScribbleInteraction: ListedObject {}
extension UISpringLoadedInteraction: ListedObject {}
extension UITouch: ListedObject {}
