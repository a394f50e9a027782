import QuartziteInterfaceBuilder
import QuartziteUICore

extension UISlider {
    /// Sets the attributes of a slider, the range before the value (interface_builder.md I81).
    func decodeSliderAttributes(from coder: NibCoder) {
        let element = coder.element
        element.number("minValue").map { minimumValue = Float($0) }
        element.number("maxValue").map { maximumValue = Float($0) }
        element.number("value").map { value = Float($0) }
        isContinuous = element.bool("continuous")
        coder.color("minimumTrackTintColor").map { minimumTrackTintColor = $0 }
        coder.color("maximumTrackTintColor").map { maximumTrackTintColor = $0 }
        coder.color("thumbTintColor").map { thumbTintColor = $0 }
        coder.image("minimumValueImage").map { minimumValueImage = $0 }
        coder.image("maximumValueImage").map { maximumValueImage = $0 }
    }
}

extension UISwitch {
    /// Sets the attributes of a switch, which is off unless the document says otherwise (interface_builder.md I82).
    func decodeSwitchAttributes(from coder: NibCoder) {
        coder.element.frame.map { frame.origin = $0.origin }
        if coder.element.bool("on") { isOn = true }
        coder.color("onTintColor").map { onTintColor = $0 }
        coder.color("thumbTintColor").map { thumbTintColor = $0 }
    }
}

extension UIStepper {
    /// Sets the attributes of a stepper, the range before the value (interface_builder.md I82).
    func decodeStepperAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.element.frame.map { frame.origin = $0.origin }
        let (low, high) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
        if low < high {
            // Each limit must stay on its side of the other.
            if high > minimumValue {
                (maximumValue, minimumValue) = (high, low)
            } else {
                (minimumValue, maximumValue) = (low, high)
            }
        }
        element.number("stepValue").map { if $0 > 0 { stepValue = $0 } }
        element.number("value").map { value = $0 }
        wraps = element.bool("wraps")
        autorepeat = element.bool("autorepeat")
        isContinuous = element.bool("continuous")
    }
}

extension UIPageControl {
    /// Sets the attributes of a page control (interface_builder.md I82).
    func decodePageControlAttributes(from coder: NibCoder) {
        let element = coder.element
        element.integer("numberOfPages").map { numberOfPages = $0 }
        element.integer("currentPage").map { currentPage = $0 }
        hidesForSinglePage = element.bool("hidesForSinglePage")
        let styles: [String: BackgroundStyle] = ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
        coder.word("backgroundStyle", styles) { backgroundStyle = $0 }
        let directions: [String: Direction] = [
            "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
            "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
        ]
        coder.word("direction", directions) { direction = $0 }
        coder.image("preferredIndicatorImage").map { preferredIndicatorImage = $0 }
        coder.color("pageIndicatorTintColor").map { pageIndicatorTintColor = $0 }
        coder.color("currentPageIndicatorTintColor").map { currentPageIndicatorTintColor = $0 }
    }
}

extension UIProgressView {
    /// Sets the attributes of a progress view (interface_builder.md I82).
    func decodeProgressViewAttributes(from coder: NibCoder) {
        coder.word("progressViewStyle", ["default": Style.default, "bar": .bar]) { progressViewStyle = $0 }
        coder.element.number("progress").map { progress = Float($0) }
        coder.color("progressTintColor").map { progressTintColor = $0 }
        coder.color("trackTintColor").map { trackTintColor = $0 }
        coder.image("progressImage").map { progressImage = $0 }
        coder.image("trackImage").map { trackImage = $0 }
    }
}
