import UIKit

final class DynamicColor: UIView {
    func prepare() {
        backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
        overrideUserInterfaceStyle = .dark
        tintColor = .systemPurple
        layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
