import UIKit

final class InputAccessory: UIViewController {
    private lazy var bar: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        return bar
    }()

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    func prepare(_ field: UITextField) {
        field.inputAccessoryView = bar
        field.inputView = UIDatePicker()
        field.reloadInputViews()
    }
}
