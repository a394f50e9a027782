import UIKit

final class UpdatePropertiesView: UIView {
    var level = 0 { didSet { setNeedsUpdateProperties() } }

    override func updateProperties() {
        super.updateProperties()
        backgroundColor = level > 3 ? .systemRed : .systemGreen
    }

    func flush() { updatePropertiesIfNeeded() }
}
