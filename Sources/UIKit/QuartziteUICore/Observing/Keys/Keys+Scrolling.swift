import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiRefreshControl = ObservableKeys(
        of: UIRefreshControl.self, ["attributedTitle": \.attributedTitle, "isRefreshing": \.isRefreshing])
    private static let uiScrollEdgeEffect = ObservableKeys(
        of: UIScrollEdgeEffect.self, ["isHidden": \.isHidden, "style": \.style])
    private static let uiScrollEdgeElementContainerInteraction = ObservableKeys(
        of: UIScrollEdgeElementContainerInteraction.self, ["edge": \.edge, "scrollView": \.scrollView, "view": \.view])
    private static let uiScrollView = ObservableKeys(
        of: UIScrollView.self,
        [
            "adjustedContentInset": \.adjustedContentInset, "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
            "alwaysBounceVertical": \.alwaysBounceVertical,
            "automaticallyAdjustsScrollIndicatorInsets": \.automaticallyAdjustsScrollIndicatorInsets,
            "bottomEdgeEffect": \.bottomEdgeEffect, "bounces": \.bounces, "bouncesZoom": \.bouncesZoom,
            "canCancelContentTouches": \.canCancelContentTouches, "contentInset": \.contentInset,
            "contentInsetAdjustmentBehavior": \.contentInsetAdjustmentBehavior,
            "contentLayoutGuide": \.contentLayoutGuide, "contentOffset": \.contentOffset, "contentSize": \.contentSize,
            "decelerationRate": \.decelerationRate, "delaysContentTouches": \.delaysContentTouches,
            "delegate": \.delegate, "frameLayoutGuide": \.frameLayoutGuide,
            "horizontalScrollIndicatorInsets": \.horizontalScrollIndicatorInsets, "indicatorStyle": \.indicatorStyle,
            "isDecelerating": \.isDecelerating, "isDirectionalLockEnabled": \.isDirectionalLockEnabled,
            "isDragging": \.isDragging, "isPagingEnabled": \.isPagingEnabled, "isScrollEnabled": \.isScrollEnabled,
        ])
    private static let uiScrollView2 = ObservableKeys(
        of: UIScrollView.self,
        [
            "isTracking": \.isTracking, "isZoomBouncing": \.isZoomBouncing, "isZooming": \.isZooming,
            "keyboardDismissMode": \.keyboardDismissMode, "leavesDragToOthers": \.leavesDragToOthers,
            "leftEdgeEffect": \.leftEdgeEffect, "maximumZoomScale": \.maximumZoomScale,
            "minimumZoomScale": \.minimumZoomScale, "panGestureRecognizer": \.panGestureRecognizer,
            "pinchGestureRecognizer": \.pinchGestureRecognizer, "placesContentItself": \.placesContentItself,
            "refreshControl": \.refreshControl, "rightEdgeEffect": \.rightEdgeEffect,
            "scrollIndicatorInsets": \.scrollIndicatorInsets, "scrollsToTop": \.scrollsToTop,
            "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
            "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator, "topEdgeEffect": \.topEdgeEffect,
            "verticalScrollIndicatorInsets": \.verticalScrollIndicatorInsets, "visibleSize": \.visibleSize,
            "zoomScale": \.zoomScale,
        ])

    /// The properties of classes in the folder Scrolling.
    static let coreScrolling: [ObservableKeys] = [
        uiRefreshControl, uiScrollEdgeEffect, uiScrollEdgeElementContainerInteraction, uiScrollView, uiScrollView2,
    ]
}

extension UIScrollEdgeEffect: ListedObject {}
extension UIScrollEdgeElementContainerInteraction: ListedObject {}
