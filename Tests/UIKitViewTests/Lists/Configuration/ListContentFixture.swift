import UIKit

extension UIListContentView {
    /// Creates a laid-out view of a content, as high as the content needs in a width of 300 points.
    static func make(_ content: UIListContentConfiguration) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 300, height: 0)))
        view.layoutIfNeeded()
        return view
    }
}

extension UIView {
    /// The labels among the subviews, back to front.
    var labels: [UILabel] { subviews.compactMap { $0 as? UILabel } }
}
