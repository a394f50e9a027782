import QuartziteUIDrawing

/// The status bar: the time at the left, and the signal, the network and the battery at the right.
@MainActor final class StatusBarView: UIView {
    private let time = UILabel()
    private let signs = StatusSigns()

    override init(frame: CGRect) {
        super.init(frame: frame)
        time.textAlignment = .center
        addSubview(time)
        addSubview(signs)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of the text and the signs.
    var color = UIColor.black {
        didSet {
            guard color != oldValue else { return }
            time.textColor = color
            signs.color = color
        }
    }

    /// Shows the hour and minute of a date in the scene's time zone.
    func show(_ date: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = SceneContext.current.settings.timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let minute = parts.minute ?? 0
        let text = "\(parts.hour ?? 0):" + (minute < 10 ? "0" : "") + "\(minute)"
        if time.text != text { time.text = text }
        setNeedsLayout()
    }

    /// A screen without a notch has a low bar, with small text.
    private var isLow: Bool { bounds.height < 30 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTablet = InterfaceSettings.current.idiom == .pad
        time.font = .systemFont(ofSize: isLow ? 13 : 17, weight: .semibold)
        let side = bounds.width * 0.36
        let middle = isLow ? bounds.height / 2 : max(bounds.height - 28, bounds.height / 2)
        let line = CGRect(x: 0, y: (middle - 11).rounded(), width: side, height: 22)
        time.frame =
            isLow
            ? CGRect(x: isTablet ? 20 : bounds.midX - 40, y: line.minY, width: isTablet ? 44 : 80, height: 22) : line
        let size = signs.size
        let x = isLow ? bounds.width - size.width - (isTablet ? 20 : 8) : bounds.width - side / 2 - size.width / 2
        signs.frame = CGRect(
            x: x.rounded(), y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
        mirror([time, signs])
    }
}

/// The signs of the status bar: the signal, the network and a full battery.
@MainActor private final class StatusSigns: UIView {
    let size = CGSize(width: 76, height: 13)

    var color = UIColor.black { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.setFill()
        color.setStroke()
        drawSignal()
        drawNetwork(center: CGPoint(x: 33, y: 11.5))
        drawBattery(CGRect(x: 48, y: 0.5, width: 24, height: 12))
    }

    /// Draws four bars of increasing height.
    private func drawSignal() {
        for index in 0..<4 {
            let height = 4 + 2.6 * CGFloat(index)
            let bar = CGRect(x: 4.5 * CGFloat(index), y: 12.5 - height, width: 3, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// Draws a dot with two arcs above it.
    private func drawNetwork(center: CGPoint) {
        UIBezierPath(ovalIn: CGRect(x: center.x - 1.6, y: center.y - 2, width: 3.2, height: 3.2)).fill()
        for radius in [5.2, 9.2] as [CGFloat] {
            let arc = UIBezierPath()
            arc.addArc(
                withCenter: center, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            arc.lineWidth = 2.2
            arc.lineCapStyle = .round
            arc.stroke()
        }
    }

    private func drawBattery(_ rect: CGRect) {
        let outline = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5)
        outline.lineWidth = 1
        color.withAlphaComponent(0.4).setStroke()
        outline.stroke()
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 2).fill()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: rect.maxX + 1, y: rect.midY - 2, width: 1.4, height: 4), cornerRadius: 0.7
        ).fill()
    }
}
