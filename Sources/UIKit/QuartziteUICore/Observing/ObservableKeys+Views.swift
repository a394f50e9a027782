import QuartziteUIDrawing

extension ObservableKeys {
    /// The lists of view classes, in addition to the properties that every view has.
    static let views: [ObservableKeys] = [
        scrollView, control, label, button, imageView, textField, textView, segments, refresh, spinner, window, tabBar,
        navigationBar, effect, stack, plainView,
    ]

    private static let plainView = ObservableKeys(
        of: UIView.self,
        [
            "contentMode": \.contentMode, "safeAreaInsets": \.safeAreaInsets, "layoutMargins": \.layoutMargins,
            "gestureRecognizers": \.gestureRecognizers, "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
            "isExclusiveTouch": \.isExclusiveTouch, "intrinsicContentSize": \.intrinsicContentSize,
            "contentScaleFactor": \.contentScaleFactor, "traitCollection": \.traitCollection,
            "autoresizingMask": \.autoresizingMask, "isFirstResponder": \.isFirstResponder,
        ])

    private static let scrollView = ObservableKeys(
        of: UIScrollView.self,
        [
            "contentOffset": \.contentOffset, "contentSize": \.contentSize, "contentInset": \.contentInset,
            "adjustedContentInset": \.adjustedContentInset, "panGestureRecognizer": \.panGestureRecognizer,
            "pinchGestureRecognizer": \.pinchGestureRecognizer, "isScrollEnabled": \.isScrollEnabled,
            "isTracking": \.isTracking, "isDragging": \.isDragging, "isDecelerating": \.isDecelerating,
            "isZooming": \.isZooming, "isZoomBouncing": \.isZoomBouncing, "zoomScale": \.zoomScale,
            "minimumZoomScale": \.minimumZoomScale, "maximumZoomScale": \.maximumZoomScale, "bounces": \.bounces,
            "alwaysBounceVertical": \.alwaysBounceVertical, "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
            "isPagingEnabled": \.isPagingEnabled, "isDirectionalLockEnabled": \.isDirectionalLockEnabled,
            "decelerationRate": \.decelerationRate, "scrollIndicatorInsets": \.scrollIndicatorInsets,
            "refreshControl": \.refreshControl, "contentInsetAdjustmentBehavior": \.contentInsetAdjustmentBehavior,
            "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
            "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
        ])

    private static let control = ObservableKeys(
        of: UIControl.self,
        [
            "isEnabled": \.isEnabled, "isSelected": \.isSelected, "isHighlighted": \.isHighlighted, "state": \.state,
            "isTracking": \.isTracking, "isTouchInside": \.isTouchInside,
            "contentVerticalAlignment": \.contentVerticalAlignment,
            "contentHorizontalAlignment": \.contentHorizontalAlignment,
        ])

    private static let label = ObservableKeys(
        of: UILabel.self,
        [
            "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
            "textAlignment": \.textAlignment, "lineBreakMode": \.lineBreakMode, "numberOfLines": \.numberOfLines,
            "isHighlighted": \.isHighlighted, "isEnabled": \.isEnabled,
            "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
        ])

    private static let button = ObservableKeys(
        of: UIButton.self,
        [
            "titleLabel": \.titleLabel, "imageView": \.imageView, "currentTitle": \.currentTitle,
            "currentImage": \.currentImage, "currentAttributedTitle": \.currentAttributedTitle,
            "currentTitleColor": \.currentTitleColor, "currentBackgroundImage": \.currentBackgroundImage,
        ])

    private static let imageView = ObservableKeys(
        of: UIImageView.self,
        [
            "image": \.image, "highlightedImage": \.highlightedImage, "isHighlighted": \.isHighlighted,
            "animationImages": \.animationImages,
        ])

    private static let textField = ObservableKeys(
        of: UITextField.self,
        [
            "text": \.text, "attributedText": \.attributedText, "placeholder": \.placeholder,
            "attributedPlaceholder": \.attributedPlaceholder, "font": \.font, "textColor": \.textColor,
            "textAlignment": \.textAlignment, "isEditing": \.isEditing, "borderStyle": \.borderStyle,
            "leftView": \.leftView, "rightView": \.rightView, "isSecureTextEntry": \.isSecureTextEntry,
        ])

    private static let textView = ObservableKeys(
        of: UITextView.self,
        [
            "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
            "textAlignment": \.textAlignment, "textContainerInset": \.textContainerInset,
            "textContainer": \.textContainer, "isEditable": \.isEditable, "isSelectable": \.isSelectable,
        ])

    private static let segments = ObservableKeys(
        of: UISegmentedControl.self,
        [
            "selectedSegmentIndex": \.selectedSegmentIndex, "numberOfSegments": \.numberOfSegments,
        ])
    private static let refresh = ObservableKeys(
        of: UIRefreshControl.self,
        [
            "isRefreshing": \.isRefreshing, "attributedTitle": \.attributedTitle,
        ])
    private static let spinner = ObservableKeys(of: UIActivityIndicatorView.self, ["isAnimating": \.isAnimating])
    private static let window = ObservableKeys(
        of: UIWindow.self,
        [
            "rootViewController": \.rootViewController, "windowLevel": \.windowLevel, "isKeyWindow": \.isKeyWindow,
        ])
    private static let tabBar = ObservableKeys(of: UITabBar.self, ["items": \.items, "selectedItem": \.selectedItem])
    private static let navigationBar = ObservableKeys(
        of: UINavigationBar.self,
        [
            "items": \.items, "topItem": \.topItem, "barTintColor": \.barTintColor, "isTranslucent": \.isTranslucent,
        ])
    private static let effect = ObservableKeys(
        of: UIVisualEffectView.self, ["effect": \.effect, "contentView": \.contentView])
    private static let stack = ObservableKeys(
        of: UIStackView.self,
        [
            "arrangedSubviews": \.arrangedSubviews, "axis": \.axis, "spacing": \.spacing,
        ])
}
