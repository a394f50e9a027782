import UIKit

final class TraitChangeHandler: UIView {
    private var registration: (any UITraitChangeRegistration)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        registration = registerForTraitChanges([
            UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
        ]) {
            (view: Self, previous: UITraitCollection) in
            view.layer.borderColor = UIColor.separator.cgColor
            print(previous.userInterfaceStyle == view.traitCollection.userInterfaceStyle)
        }
    }

    required init?(coder: NSCoder) { nil }

    func stop() { registration.map(unregisterForTraitChanges) }
}
