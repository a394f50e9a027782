import UIKit

final class DatePickerWheels: UIViewController {
    func make() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 600
        picker.minuteInterval = 5
        picker.addAction(UIAction { action in print(action.sender as Any) }, for: .valueChanged)
        return picker
    }
}
