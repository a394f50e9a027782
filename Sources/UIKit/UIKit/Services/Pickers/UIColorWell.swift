import QuartziteUIElements

/// A round control that shows a colour; a tap opens ``UIColorPickerViewController``.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// The title of the screen on which the user chooses; nil by default.
    open var title: String?
    /// Whether the user may choose an opacity; true by default.
    open var supportsAlpha = true
    /// The colour; nil, the default, for none.
    open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor } }

    private lazy var choosing = ColorWellChoosing(self)
    private let ring = CAGradientLayer()
    private let hole = UIView.part(.systemBackground)
    private let disc = UIView.part()

    /// Creates a well of 28 points unless the frame has a size.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? CGSize(width: 28, height: 28) : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        prepare()
    }

    /// Creates a well from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.colorWell.decode(self, from: coder)
    }

    private func prepare() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map {
            UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
        }
        layer.addSublayer(ring)
        addSubview(hole)
        addSubview(disc)
        addTarget(self, action: Selector("open", UIColorWell.open), for: .touchUpInside)
    }

    /// Lays out the ring and the disc.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = box
        ring.cornerRadius = side / 2
        hole.frame = box.insetBy(dx: 3, dy: 3)
        disc.frame = box.insetBy(dx: 5, dy: 5)
        hole.roundEnds()
        disc.roundEnds()
    }

    /// A size of 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    private func open() {
        let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = choosing
        owner?.present(picker, animated: true)
    }

    /// Takes the colour, and sends `valueChanged`.
    fileprivate func select(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// Gives a well the colour that the user chooses, so that subclasses of the well can be delegates of colour pickers.
@MainActor private final class ColorWellChoosing: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
        super.init()
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { well?.select(color) }
}
