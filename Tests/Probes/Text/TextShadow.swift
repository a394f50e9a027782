import UIKit

final class TextShadow: UIViewController {
    func text() -> NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.4)
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        return NSAttributedString(string: "Shadow", attributes: [.shadow: shadow])
    }
}
