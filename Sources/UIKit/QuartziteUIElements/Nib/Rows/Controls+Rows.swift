import QuartziteInterfaceBuilder
import QuartziteUICore

extension PropertyTables {
    /// The properties of a slider, the range before the value (interface_builder.md I81).
    static let slider = PropertyRows<UISlider>([
        .number("minValue", \.minimumValue, absent: 0),
        .number("maxValue", \.maximumValue, absent: 1),
        .number("value", \.value, absent: 0),
        .bool("continuous", \.isContinuous, absent: true),
        .color("minimumTrackTintColor", \.minimumTrackTintColor).inAppearance,
        .color("maximumTrackTintColor", \.maximumTrackTintColor).inAppearance,
        .color("thumbTintColor", \.thumbTintColor).inAppearance,
        .image("minimumValueImage", \.minimumValueImage),
        .image("maximumValueImage", \.maximumValueImage),
    ])

    /// The properties of a switch, which is off unless the document says otherwise (interface_builder.md I82).
    static let `switch` = PropertyRows<UISwitch>([
        .own("") { control, coder in coder.element.frame.map { control.frame.origin = $0.origin } },
        .bool("on", \.isOn),
        .color("onTintColor", \.onTintColor).inAppearance,
        .color("thumbTintColor", \.thumbTintColor).inAppearance,
    ])

    /// The properties of a stepper, the range before the value (interface_builder.md I82).
    static let stepper = PropertyRows<UIStepper>([
        .own(
            "minimumValue:number=0 maximumValue:number=100",
            copy: { $1.setRange($0.minimumValue, $0.maximumValue) }
        ) { stepper, coder in
            coder.element.frame.map { stepper.frame.origin = $0.origin }
            stepper.setRange(
                coder.element.stated(number: "minimumValue") ?? 0, coder.element.stated(number: "maximumValue") ?? 100)
        },
        .own("stepValue:number=1", copy: { $1.stepValue = $0.stepValue }) { stepper, coder in
            let step = coder.element.stated(number: "stepValue") ?? 1
            if step > 0 { stepper.stepValue = step }
        },
        .number("value", \.value, absent: 0),
        .bool("wraps", \.wraps),
        .bool("autorepeat", \.autorepeat, absent: true),
        .bool("continuous", \.isContinuous, absent: true),
    ])

    /// The properties of a page control (interface_builder.md I82).
    static let pageControl = PropertyRows<UIPageControl>(
        ignored: "defersCurrentPageDisplay:bool",
        [
            .integer("numberOfPages", \.numberOfPages, absent: 0),
            .integer("currentPage", \.currentPage, absent: 0),
            .bool("hidesForSinglePage", \.hidesForSinglePage),
            .bool("allowsContinuousInteraction", \.allowsContinuousInteraction, absent: nil),
            .word(
                "backgroundStyle", \.backgroundStyle,
                ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
            .word(
                "direction", \.direction,
                [
                    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
                    "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
                ]),
            .image("preferredIndicatorImage", \.preferredIndicatorImage),
            .color("pageIndicatorTintColor", \.pageIndicatorTintColor).inAppearance,
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor).inAppearance,
        ])

    /// The properties of a progress view (interface_builder.md I82).
    static let progressView = PropertyRows<UIProgressView>([
        .word("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
        .number("progress", \.progress, absent: 0),
        .color("progressTintColor", \.progressTintColor).inAppearance,
        .color("trackTintColor", \.trackTintColor).inAppearance,
        .image("progressImage", \.progressImage).inAppearance,
        .image("trackImage", \.trackImage).inAppearance,
    ])

    /// The properties of a date picker (interface_builder.md I93).
    static let datePicker = PropertyRows<UIDatePicker>([
        .word(
            "datePickerMode", \.datePickerMode,
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]),
        .word(
            "style", \.preferredDatePickerStyle,
            ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
        .integer("minuteInterval", \.minuteInterval),
        .own("locale:key calendar:key timeZone:key") { picker, coder in
            let element = coder.element
            if let name = element.child(forKey: "locale")?.attribute("localeIdentifier") {
                picker.locale = Locale(identifier: name)
            }
            if let name = element.child(forKey: "calendar")?.attribute("calendarIdentifier"),
                let identifier = calendars[name]
            {
                picker.calendar = Calendar(identifier: identifier)
            }
            if let name = element.child(forKey: "timeZone")?.attribute("name"), let zone = TimeZone(identifier: name) {
                picker.timeZone = zone
            }
        },
        .own(
            "minimumDate:key maximumDate:key date:key useCurrentDate:bool=YES",
            copy: { ($1.minimumDate, $1.maximumDate, $1.date) = ($0.minimumDate, $0.maximumDate, $0.date) }
        ) { picker, coder in
            func date(_ key: String) -> Date? {
                coder.element.child(forKey: key)?.number("timeIntervalSinceReferenceDate").map(
                    Date.init(timeIntervalSinceReferenceDate:))
            }
            (picker.minimumDate, picker.maximumDate) = (date("minimumDate"), date("maximumDate"))
            if !coder.element.bool("useCurrentDate", default: true) { date("date").map { picker.date = $0 } }
        },
        .own("countDownDuration:number") { picker, coder in
            coder.element.stated(number: "countDownDuration").map { picker.countDownDuration = $0 }
        },
    ])

    /// The calendars, by the words of documents.
    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "japanese": .japanese, "persian": .persian,
    ]
}

extension UIStepper {
    /// Sets both ends of the range in the order in which neither passes the other; does nothing if it is empty.
    fileprivate func setRange(_ low: Double, _ high: Double) {
        guard low < high else { return }
        if high > minimumValue {
            (maximumValue, minimumValue) = (high, low)
        } else {
            (minimumValue, maximumValue) = (low, high)
        }
    }
}
