import UIKit

final class KeyboardGuide: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.keyboardLayoutGuide.keyboardDismissPadding = 10
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalToSystemSpacingBelow: field.bottomAnchor, multiplier: 1),
        ])
    }
}
