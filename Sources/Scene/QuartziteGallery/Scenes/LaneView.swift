import UIKit

/// A labelled track, and a ball that starts at its left end.
final class LaneView: UIView {
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    private let track = UIView()
    private let name = UILabel()
    private let caption = UILabel()

    init(frame: CGRect, name: String, color: UIColor) {
        super.init(frame: frame)
        self.name.text = name
        self.name.font = .systemFont(ofSize: 13)
        self.name.textColor = .darkGray
        caption.font = .systemFont(ofSize: 11)
        caption.textColor = .gray
        track.backgroundColor = UIColor(white: 0.86, alpha: 1)
        track.layer.cornerRadius = 2
        ball.backgroundColor = color
        ball.layer.cornerRadius = 14
        for part in [self.name, caption, track, ball] { addSubview(part) }
        self.name.frame = CGRect(x: 16, y: 6, width: 170, height: 18)
        caption.frame = CGRect(x: 16, y: 24, width: 170, height: 16)
        track.frame = CGRect(x: 200, y: bounds.midY - 2, width: bounds.width - 230, height: 4)
        ball.center = start
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var start: CGPoint { CGPoint(x: track.frame.minX, y: bounds.midY) }
    var end: CGPoint { CGPoint(x: track.frame.maxX, y: bounds.midY) }

    /// Shows a line of text below the label.
    func show(_ text: String) { caption.text = text }
}
