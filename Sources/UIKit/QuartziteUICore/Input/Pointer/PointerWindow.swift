import QuartziteUIDrawing

/// The window of the pointer, in front of all others.
@MainActor final class PointerWindow: UIWindow {
    private static let diameter: CGFloat = 19
    private static let beamWidth: CGFloat = 3
    private static let color = UIColor(white: 0.5, alpha: 0.5)

    private let mark = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(20_000_000)
        isUserInteractionEnabled = false
        mark.fillColor = Self.color.cgColor
        mark.strokeColor = UIColor(white: 1, alpha: 0.3).cgColor
        mark.lineWidth = 0.5
        layer.addSublayer(mark)
    }

    required init?(coder: NSCoder) { nil }

    /// Draws the pointer at a place of the screen, with the shape of an effect.
    func show(at location: CGPoint, _ player: PointerEffectPlayer?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        mark.isHidden = player?.hidesPointer ?? false
        mark.frame = bounds
        let place = player?.constrained(location, in: self) ?? location
        let half = Self.diameter / 2
        func beam(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
            UIBezierPath(
                roundedRect: CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height),
                cornerRadius: Self.beamWidth / 2)
        }
        let outline: UIBezierPath =
            switch player?.style.shape {
            case .verticalBeam(let length): beam(Self.beamWidth, max(length, 0))
            case .horizontalBeam(let length): beam(max(length, 0), Self.beamWidth)
            case .path, .roundedRect:
                player?.outline(in: self)
                    ?? UIBezierPath(rect: .zero)
            case nil:
                UIBezierPath(
                    ovalIn: CGRect(x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half))
            }
        mark.path = outline.cgPath
    }
}
