import UIKit

/// A page for scenes about transitions, with a title, a status line and an arrow.
final class PageView: UIView {
    private let title = UILabel()
    private let status = UILabel()
    private let arrow = CAShapeLayer()
    private let pointsUp: Bool

    init(title text: String, color: UIColor, pointsUp: Bool) {
        self.pointsUp = pointsUp
        super.init(frame: .zero)
        backgroundColor = color
        title.text = text
        title.font = .systemFont(ofSize: 26, weight: .bold)
        status.font = .systemFont(ofSize: 17)
        for label in [title, status] {
            label.textColor = .white
            label.textAlignment = .center
            addSubview(label)
        }
        arrow.strokeColor = UIColor(white: 1, alpha: 0.9).cgColor
        arrow.fillColor = nil
        arrow.lineWidth = 5
        arrow.lineCap = .round
        arrow.lineJoin = .round
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { nil }

    /// The text of the status line.
    var text: String? {
        get { status.text }
        set { status.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midX
        title.frame = CGRect(x: 0, y: bounds.height * 0.3, width: bounds.width, height: 36)
        status.frame = CGRect(x: 0, y: title.frame.maxY + 6, width: bounds.width, height: 26)
        let tip = pointsUp ? status.frame.maxY + 34 : status.frame.maxY + 98
        let direction: CGFloat = pointsUp ? 1 : -1
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle - 16, y: tip + 16 * direction))
        path.addLine(to: CGPoint(x: middle, y: tip))
        path.addLine(to: CGPoint(x: middle + 16, y: tip + 16 * direction))
        path.move(to: CGPoint(x: middle, y: tip))
        path.addLine(to: CGPoint(x: middle, y: tip + 64 * direction))
        arrow.path = path.cgPath
    }
}
