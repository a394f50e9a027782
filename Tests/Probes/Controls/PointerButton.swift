import UIKit

final class PointerButton: UIViewController {
    func make() -> UIButton {
        let button = UIButton(type: .system)
        button.isPointerInteractionEnabled = true
        button.pointerStyleProvider = { button, effect, shape in
            UIPointerStyle(effect: .hover(effect.preview, preferredTintMode: .overlay), shape: shape)
        }
        return button
    }
}
