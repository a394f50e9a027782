import UIKit

final class SegmentActions: UIViewController {
    func make() -> UISegmentedControl {
        let control = UISegmentedControl(
            frame: .zero,
            actions: [
                UIAction(title: "Day") { _ in }, UIAction(title: "Week") { _ in },
            ])
        control.insertSegment(action: UIAction(title: "Month") { _ in }, at: 2, animated: false)
        control.selectedSegmentTintColor = .systemGreen
        control.apportionsSegmentWidthsByContent = true
        return control
    }
}
