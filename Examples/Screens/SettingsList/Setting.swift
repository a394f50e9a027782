import UIKit

/// A row of the settings.
struct Setting: Hashable {
    enum Control: Hashable {
        /// Opens a page; the text says what is chosen there.
        case page(String)
        case toggle(Bool)
    }

    let title: String
    let symbol: String
    let color: UIColor
    var control: Control
    var isPinned = false

    /// The symbol in a rounded square of its colour.
    var icon: UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 7).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
            guard let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white)
            else {
                return
            }
            image.draw(at: CGPoint(x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
        }
    }
}
