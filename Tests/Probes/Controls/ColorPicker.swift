import UIKit

final class ColorPicker: UIViewController, UIColorPickerViewControllerDelegate {
    func open() {
        let picker = UIColorPickerViewController()
        picker.selectedColor = .red
        picker.supportsAlpha = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { view.backgroundColor = color }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { title = "Done" }
}
