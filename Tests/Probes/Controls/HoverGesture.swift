import UIKit

final class HoverGesture: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover(_:))))
    }

    required init?(coder: NSCoder) { nil }

    @objc func hover(_ recognizer: UIHoverGestureRecognizer) {
        backgroundColor = recognizer.state == .began || recognizer.state == .changed ? .systemFill : .clear
        print(recognizer.zOffset, recognizer.azimuthAngle(in: self))
    }
}
