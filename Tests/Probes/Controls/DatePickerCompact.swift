import UIKit

final class DatePickerCompact: UIViewController {
    func make() -> UIDatePicker {
        let picker = UIDatePicker(frame: .zero, primaryAction: UIAction { _ in })
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .dateAndTime
        picker.minimumDate = Date(timeIntervalSince1970: 0)
        picker.tintColor = .systemIndigo
        print(picker.datePickerStyle == .compact)
        return picker
    }
}
