import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties that all scroll views have (interface_builder.md I87).
    static let scrollView = PropertyRows<UIScrollView>(scrolling + scrollingPlaces)

    private static var scrolling: [PropertyRow<UIScrollView>] {
        [
            .bool("clipsSubviews", \.clipsToBounds),
            .bool("scrollEnabled", \.isScrollEnabled, absent: true),
            .bool("bounces", \.bounces, absent: true),
            .bool("pagingEnabled", \.isPagingEnabled),
            .bool("alwaysBounceVertical", \.alwaysBounceVertical),
            .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .bool("directionalLockEnabled", \.isDirectionalLockEnabled),
            .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, absent: true),
            .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, absent: true),
            .bool("delaysContentTouches", \.delaysContentTouches, absent: true),
            .bool("canCancelContentTouches", \.canCancelContentTouches, absent: true),
            .bool("bouncesZoom", \.bouncesZoom, absent: true),
            .number("minimumZoomScale", \.minimumZoomScale, absent: 1),
            .number("maximumZoomScale", \.maximumZoomScale, absent: 1),
            .word(
                "keyboardDismissMode", \.keyboardDismissMode,
                [
                    "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDrag,
                    "interactiveWithAccessory": .interactive,
                ], absent: UIScrollView.KeyboardDismissMode.none),
            .word("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white])
                .inAppearance,
            .word(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        ]
    }

    private static var scrollingPlaces: [PropertyRow<UIScrollView>] {
        [
            .insets("contentInset", \.contentInset),
            .insets("scrollIndicatorInsets", \.scrollIndicatorInsets).unarchived,
            .insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
            .insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
            .bool(
                "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets, absent: nil),
            .size("contentSize", \.contentSize),
            .point("contentOffset", \.contentOffset),
        ]
    }

    /// The properties of a refresh control.
    static let refreshControl = PropertyRows<UIRefreshControl>([.attributedText("attributedTitle", \.attributedTitle)])
}
