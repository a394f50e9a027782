import UIKit

final class KeyboardDismiss: UIViewController {
    func prepare(_ scroll: UIScrollView) {
        scroll.keyboardDismissMode = .interactive
        view.endEditing(true)
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}
