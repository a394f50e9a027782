import UIKit

extension UILabel {
    /// Creates a centred label that wraps its text, or reduces it if it must stay on one line.
    convenience init(_ font: UIFont, color: UIColor = .ink, lines: Int = 0, text: String? = nil) {
        self.init()
        self.font = font
        self.text = text
        textColor = color
        textAlignment = .center
        numberOfLines = lines
        adjustsFontForContentSizeCategory = true
        adjustsFontSizeToFitWidth = lines == 1
        minimumScaleFactor = 0.4
    }
}
