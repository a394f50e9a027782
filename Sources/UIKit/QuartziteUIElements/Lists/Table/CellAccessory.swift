@_spi(UIKitLayers) import QuartziteUICore

/// The accessory at the right side of a table cell: a chevron, a checkmark or a detail button.
final class CellAccessory: UIControl {
    private let sign = CAShapeLayer()
    private let button = UIView.part()
    private let letter = UILabel()

    init(type: UITableViewCell.AccessoryType) {
        let hasButton = type == .detailButton || type == .detailDisclosureButton
        let hasAngle = type == .disclosureIndicator || type == .detailDisclosureButton
        let width: CGFloat = (hasButton ? 22 : 0) + (hasAngle ? 8 : 0) + (hasButton && hasAngle ? 12 : 0)
        super.init(frame: CGRect(x: 0, y: 0, width: type == .checkmark ? 15 : width, height: 22))
        isUserInteractionEnabled = hasButton
        if hasButton {
            button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
            button.roundEnds()
            button.layer.borderWidth = 1.5
            letter.frame = button.bounds
            letter.text = "i"
            letter.font = .systemFont(ofSize: 15, weight: .medium)
            letter.textAlignment = .center
            button.addSubview(letter)
            addSubview(button)
        }
        let path = CGMutablePath()
        if hasAngle {
            let x = bounds.width - 8
            path.move(to: CGPoint(x: x + 1.5, y: 5.7))
            path.addLine(to: CGPoint(x: x + 6.8, y: 11))
            path.addLine(to: CGPoint(x: x + 1.5, y: 16.3))
        } else if type == .checkmark {
            path.move(to: CGPoint(x: 1, y: 12))
            path.addLine(to: CGPoint(x: 5.5, y: 17))
            path.addLine(to: CGPoint(x: 14, y: 5))
        }
        sign.path = path
        sign.fillColor = nil
        sign.lineWidth = 2
        sign.lineCap = .round
        sign.lineJoin = .round
        sign.frame = bounds
        isTick = type == .checkmark
        layer.addSublayer(sign)
        addTarget(self, action: Selector("tap", CellAccessory.tap), for: .touchUpInside)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private var isTick = false

    override var keepsTaps: Bool { true }

    func tap() { (superview as? UITableViewCell)?.tapAccessory() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sign.strokeColor = resolved(isTick ? tintColor : .systemGray3)
        CATransaction.commit()
        button.layer.borderColor = resolved(tintColor)
        letter.textColor = tintColor
    }
}
