import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIScrollView {
    /// Sets the attributes that all scroll views have (interface_builder.md I87).
    func decodeScrollViewAttributes(from coder: NibCoder) {
        let element = coder.element
        clipsToBounds = element.bool("clipsSubviews")
        if !element.bool("scrollEnabled") { isScrollEnabled = false }
        if !element.bool("bounces") { bounces = false }
        if element.bool("pagingEnabled") { isPagingEnabled = true }
        if element.bool("alwaysBounceVertical") { alwaysBounceVertical = true }
        if element.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = true }
        if element.bool("directionalLockEnabled") { isDirectionalLockEnabled = true }
        showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator")
        showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator")
        delaysContentTouches = element.bool("delaysContentTouches")
        canCancelContentTouches = element.bool("canCancelContentTouches")
        bouncesZoom = element.bool("bouncesZoom")
        coder.number("minimumZoomScale") { if $0 != minimumZoomScale { minimumZoomScale = $0 } }
        coder.number("maximumZoomScale") { if $0 != maximumZoomScale { maximumZoomScale = $0 } }
        coder.word("keyboardDismissMode", KeyboardDismissMode.words) { keyboardDismissMode = $0 }
        coder.word("indicatorStyle", IndicatorStyle.words) { indicatorStyle = $0 }
        coder.word("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.words) {
            contentInsetAdjustmentBehavior = $0
        }
        coder.insets("contentInset").map { contentInset = $0 }
        coder.insets("scrollIndicatorInsets").map { scrollIndicatorInsets = $0 }
        coder.insets("verticalScrollIndicatorInsets").map { verticalScrollIndicatorInsets = $0 }
        coder.insets("horizontalScrollIndicatorInsets").map { horizontalScrollIndicatorInsets = $0 }
        element.size("contentSize").map { contentSize = $0 }
        element.point("contentOffset").map { contentOffset = $0 }
    }
}

extension UIScrollView.KeyboardDismissMode {
    /// The modes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDrag,
        "interactiveWithAccessory": .interactive,
    ]
}

extension UIScrollView.IndicatorStyle {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = ["default": .default, "black": .black, "white": .white]
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
    /// The behaviours, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
