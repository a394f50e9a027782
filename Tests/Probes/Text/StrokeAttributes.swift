import UIKit

final class StrokeAttributes: UIViewController {
    func text() -> NSAttributedString {
        NSAttributedString(
            string: "Outline",
            attributes: [
                .strokeColor: UIColor.systemRed, .strokeWidth: -3.0, .foregroundColor: UIColor.white,
                .font: UIFont.systemFont(ofSize: 40, weight: .heavy),
            ])
    }
}
