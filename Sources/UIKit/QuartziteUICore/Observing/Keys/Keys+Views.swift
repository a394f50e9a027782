import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let aXCustomContent = ObservableKeys(
        of: AXCustomContent.self,
        [
            "attributedLabel": \.attributedLabel, "attributedValue": \.attributedValue, "importance": \.importance,
            "label": \.label, "value": \.value,
        ])
    private static let uiAccessibilityCustomAction = ObservableKeys(
        of: UIAccessibilityCustomAction.self,
        [
            "actionHandler": \.actionHandler, "attributedName": \.attributedName, "category": \.category,
            "image": \.image, "name": \.name, "selector": \.selector, "target": \.target,
        ])
    private static let uiAccessibilityCustomRotor = ObservableKeys(
        of: UIAccessibilityCustomRotor.self,
        ["itemSearchBlock": \.itemSearchBlock, "name": \.name, "systemRotorType": \.systemRotorType])
    private static let uiAccessibilityCustomRotorItemResult = ObservableKeys(
        of: UIAccessibilityCustomRotorItemResult.self, ["targetElement": \.targetElement, "targetRange": \.targetRange])
    private static let uiAccessibilityCustomRotorSearchPredicate = ObservableKeys(
        of: UIAccessibilityCustomRotorSearchPredicate.self,
        ["currentItem": \.currentItem, "searchDirection": \.searchDirection])
    private static let uiAccessibilityElement = ObservableKeys(
        of: UIAccessibilityElement.self,
        [
            "accessibilityContainer": \.accessibilityContainer,
            "accessibilityFrameInContainerSpace": \.accessibilityFrameInContainerSpace,
        ])
    private static let uiFocusGuide = ObservableKeys(
        of: UIFocusGuide.self,
        [
            "isEnabled": \.isEnabled, "preferredFocusEnvironments": \.preferredFocusEnvironments,
            "preferredFocusedView": \.preferredFocusedView,
        ])
    private static let uiFocusHaloEffect = ObservableKeys(
        of: UIFocusHaloEffect.self,
        ["containerView": \.containerView, "position": \.position, "referenceView": \.referenceView])
    private static let uiFocusMovementHint = ObservableKeys(
        of: UIFocusMovementHint.self,
        [
            "interactionTransform": \.interactionTransform, "movementDirection": \.movementDirection,
            "perspectiveTransform": \.perspectiveTransform, "rotation": \.rotation, "translation": \.translation,
        ])
    private static let uiFocusSystem = ObservableKeys(of: UIFocusSystem.self, ["focusedItem": \.focusedItem])
    private static let uiFocusUpdateContext = ObservableKeys(
        of: UIFocusUpdateContext.self,
        [
            "focusHeading": \.focusHeading, "nextFocusedItem": \.nextFocusedItem, "nextFocusedView": \.nextFocusedView,
            "previouslyFocusedItem": \.previouslyFocusedItem, "previouslyFocusedView": \.previouslyFocusedView,
        ])
    private static let uiGlassContainerEffect = ObservableKeys(of: UIGlassContainerEffect.self, ["spacing": \.spacing])
    private static let uiGlassEffect = ObservableKeys(
        of: UIGlassEffect.self, ["isInteractive": \.isInteractive, "tintColor": \.tintColor])
    private static let uiImageView = ObservableKeys(
        of: UIImageView.self,
        [
            "animationDuration": \.animationDuration, "animationImages": \.animationImages,
            "animationRepeatCount": \.animationRepeatCount, "highlightedAnimationImages": \.highlightedAnimationImages,
            "highlightedImage": \.highlightedImage, "image": \.image, "imageDynamicRange": \.imageDynamicRange,
            "isAnimating": \.isAnimating, "isHighlighted": \.isHighlighted,
            "preferredImageDynamicRange": \.preferredImageDynamicRange,
            "preferredSymbolConfiguration": \.preferredSymbolConfiguration,
        ])
    private static let uiInterpolatingMotionEffect = ObservableKeys(
        of: UIInterpolatingMotionEffect.self,
        [
            "keyPath": \.keyPath, "maximumRelativeValue": \.maximumRelativeValue,
            "minimumRelativeValue": \.minimumRelativeValue, "type": \.type,
        ])
    private static let uiMotionEffectGroup = ObservableKeys(
        of: UIMotionEffectGroup.self, ["motionEffects": \.motionEffects])
    private static let uiView = ObservableKeys(
        of: UIView.self,
        [
            "accessibilityIgnoresInvertColors": \.accessibilityIgnoresInvertColors,
            "alignmentRectInsets": \.alignmentRectInsets, "alpha": \.alpha,
            "appliedContentSizeCategoryLimitsDescription": \.appliedContentSizeCategoryLimitsDescription,
            "autoresizesSubviews": \.autoresizesSubviews, "autoresizingMask": \.autoresizingMask,
            "backgroundColor": \.backgroundColor, "bottomAnchor": \.bottomAnchor, "bounds": \.bounds,
            "canBecomeFocused": \.canBecomeFocused, "center": \.center, "centerXAnchor": \.centerXAnchor,
            "centerYAnchor": \.centerYAnchor, "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing,
            "clipsToBounds": \.clipsToBounds, "collisionBoundingPath": \.collisionBoundingPath,
            "collisionBoundsType": \.collisionBoundsType, "constraints": \.constraints, "contentMode": \.contentMode,
            "contentScaleFactor": \.contentScaleFactor, "coordinateSpace": \.coordinateSpace,
            "cornerConfiguration": \.cornerConfiguration, "directionalLayoutMargins": \.directionalLayoutMargins,
            "effectiveUserInterfaceLayoutDirection": \.effectiveUserInterfaceLayoutDirection,
        ])
    private static let uiView2 = ObservableKeys(
        of: UIView.self,
        [
            "firstBaselineAnchor": \.firstBaselineAnchor, "focusEffect": \.focusEffect,
            "focusGroupIdentifier": \.focusGroupIdentifier, "focusGroupPriority": \.focusGroupPriority,
            "focusItemContainer": \.focusItemContainer, "forFirstBaselineLayout": \.forFirstBaselineLayout,
            "forLastBaselineLayout": \.forLastBaselineLayout, "frame": \.frame,
            "gestureRecognizers": \.gestureRecognizers, "hasAmbiguousLayout": \.hasAmbiguousLayout,
            "heightAnchor": \.heightAnchor, "hoverStyle": \.hoverStyle,
            "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea, "interactions": \.interactions,
            "intrinsicContentSize": \.intrinsicContentSize, "isExclusiveTouch": \.isExclusiveTouch,
            "isFocused": \.isFocused, "isHidden": \.isHidden, "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
            "isOpaque": \.isOpaque, "isUserInteractionEnabled": \.isUserInteractionEnabled,
            "keyboardLayoutGuide": \.keyboardLayoutGuide, "largeContentImage": \.largeContentImage,
            "largeContentImageInsets": \.largeContentImageInsets,
        ])
    private static let uiView3 = ObservableKeys(
        of: UIView.self,
        [
            "largeContentTitle": \.largeContentTitle, "lastBaselineAnchor": \.lastBaselineAnchor, "layer": \.layer,
            "layoutGuides": \.layoutGuides, "layoutMargins": \.layoutMargins,
            "layoutMarginsGuide": \.layoutMarginsGuide, "leadingAnchor": \.leadingAnchor, "leftAnchor": \.leftAnchor,
            "mask": \.mask, "maskView": \.mask, "maximumContentSizeCategory": \.maximumContentSizeCategory,
            "minimumContentSizeCategory": \.minimumContentSizeCategory, "motionEffects": \.motionEffects,
            "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
            "parentFocusEnvironment": \.parentFocusEnvironment,
            "preferredFocusEnvironments": \.preferredFocusEnvironments, "preferredFocusedView": \.preferredFocusedView,
            "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
            "readableContentGuide": \.readableContentGuide, "restorationIdentifier": \.restorationIdentifier,
            "rightAnchor": \.rightAnchor, "safeAreaInsets": \.safeAreaInsets,
            "safeAreaLayoutGuide": \.safeAreaLayoutGuide, "scalesLargeContentImage": \.scalesLargeContentImage,
        ])
    private static let uiView4 = ObservableKeys(
        of: UIView.self,
        [
            "scrolledSize": \.scrolledSize, "semanticContentAttribute": \.semanticContentAttribute,
            "showsLargeContentViewer": \.showsLargeContentViewer, "subviews": \.subviews, "superview": \.superview,
            "tag": \.tag, "tintAdjustmentMode": \.tintAdjustmentMode, "tintColor": \.tintColor,
            "topAnchor": \.topAnchor, "trailingAnchor": \.trailingAnchor, "traitCollection": \.traitCollection,
            "traitOverrides": \.traitOverrides, "transform": \.transform, "transform3D": \.transform3D,
            "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
            "widthAnchor": \.widthAnchor, "window": \.window,
        ])
    private static let uiVisualEffectView = ObservableKeys(
        of: UIVisualEffectView.self, ["contentView": \.contentView, "effect": \.effect])

    /// The properties of classes in the folder Views.
    static let coreViews: [ObservableKeys] = [
        aXCustomContent, uiAccessibilityCustomAction, uiAccessibilityCustomRotor, uiAccessibilityCustomRotorItemResult,
        uiAccessibilityCustomRotorSearchPredicate, uiAccessibilityElement, uiFocusGuide, uiFocusHaloEffect,
        uiFocusMovementHint, uiFocusSystem, uiFocusUpdateContext, uiGlassContainerEffect, uiGlassEffect, uiImageView,
        uiInterpolatingMotionEffect, uiMotionEffectGroup, uiView, uiView2, uiView3, uiView4, uiVisualEffectView,
    ]
}

extension AXCustomContent: ListedObject {}
extension UIAccessibilityCustomAction: ListedObject {}
extension UIAccessibilityCustomRotor: ListedObject {}
extension UIAccessibilityCustomRotorItemResult: ListedObject {}
extension UIAccessibilityCustomRotorSearchPredicate: ListedObject {}
extension UIAccessibilityElement: ListedObject {}
extension UIFocusHaloEffect: ListedObject {}
extension UIFocusMovementHint: ListedObject {}
extension UIFocusSystem: ListedObject {}
extension UIFocusUpdateContext: ListedObject {}
extension UIGlassContainerEffect: ListedObject {}
extension UIGlassEffect: ListedObject {}
extension UIInterpolatingMotionEffect: ListedObject {}
extension UIMotionEffectGroup: ListedObject {}
