import UIKit

final class DatePickerInline: UIViewController {
    func make() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .yearAndMonth
        picker.roundsToMinuteInterval = false
        picker.setDate(Date(timeIntervalSince1970: 86_400), animated: true)
        return picker
    }
}
