import QuartziteInterfaceBuilder
import QuartziteUICore

extension UIDatePicker {
    /// Sets the attributes of a date picker (interface_builder.md I93).
    func decodeDatePickerAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("datePickerMode", Mode.words) { datePickerMode = $0 }
        coder.word("style", UIDatePickerStyle.words) { preferredDatePickerStyle = $0 }
        element.integer("minuteInterval").map { minuteInterval = $0 }
        minimumDate = Self.date(element, "minimumDate")
        maximumDate = Self.date(element, "maximumDate")
        if !element.bool("useCurrentDate") { Self.date(element, "date").map { date = $0 } }
    }

    private static func date(_ element: InterfaceElement, _ key: String) -> Date? {
        element.child(forKey: key)?.number("timeIntervalSinceReferenceDate").map(
            Date.init(timeIntervalSinceReferenceDate:))
    }
}

extension UIDatePicker.Mode {
    /// The modes, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
}

extension UIDatePickerStyle {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
