import QuartzCore

/// A screen on which the user chooses a colour from a grid, and its opacity with a slider.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate; a weak reference.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The chosen colour; black by default.
    open var selectedColor = UIColor.black { didSet { showColor() } }
    /// Whether the user may choose an opacity; true by default.
    ///
    /// Without it, chosen colours are opaque.
    open var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }
    private let grid = ColorGrid()
    private let opacity = ColorOpacityRow(frame: .zero)

    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates the grid.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = title ?? "Colors"
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: 32)
        label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let close = UIButton(type: .system)
        close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        close.tintColor = .tertiaryLabel
        close.accessibilityLabel = "Close"
        close.frame = CGRect(x: view.bounds.width - 52, y: 10, width: 44, height: 44)
        close.autoresizingMask = .flexibleLeftMargin
        close.addTarget(self, action: Selector("leave", UIColorPickerViewController.leave), for: .touchUpInside)
        grid.onSelection = { [weak self] in self?.choose($0) }
        opacity.changed = { [weak self] in self?.choose(opacity: $0, isContinuous: $1) }
        opacity.isHidden = !supportsAlpha
        showColor()
        for item in [label, close, grid, opacity] { view.addSubview(item) }
    }

    private func showColor() {
        let alpha = selectedColor.cgColor.alpha
        grid.selected = alpha == 1 ? selectedColor : selectedColor.withAlphaComponent(1)
        opacity.opacity = alpha
    }

    /// Lays out the grid and the slider.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(max(view.bounds.width - 32, 0), 360)
        grid.frame = CGRect(
            x: (view.bounds.width - width) / 2, y: 68, width: width, height: width * 10 / 12)
        opacity.frame = CGRect(x: grid.frame.minX, y: grid.frame.maxY + 20, width: width, height: 56)
    }

    private func choose(_ color: UIColor) {
        let alpha = supportsAlpha ? opacity.opacity : 1
        select(alpha == 1 ? color : color.withAlphaComponent(alpha), isContinuous: false)
    }

    private func choose(opacity alpha: CGFloat, isContinuous: Bool) {
        select(selectedColor.withAlphaComponent(alpha), isContinuous: isContinuous)
    }

    private func select(_ color: UIColor, isContinuous: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: isContinuous)
        if !isContinuous { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }

    private func leave() {
        guard let presenter = presentingViewController else { return finish() }
        presenter.dismiss(animated: true) { self.finish() }
    }

    private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Methods that respond to the choice of a colour; all are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a colour.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user chose a colour; the former method.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called after the user closed the screen.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Twelve hues in ten shades; the first row is grey.
@MainActor private final class ColorGrid: UIView {
    private static let size = (columns: 12, rows: 10)
    var onSelection: ((UIColor) -> Void)?
    var selected = UIColor.black { didSet { showSelection() } }
    private var cells: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        for row in 0..<Self.size.rows {
            for column in 0..<Self.size.columns {
                let cell = UIView.part(Self.color(row, column))
                cells.append(cell)
                addSubview(cell)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func color(_ row: Int, _ column: Int) -> UIColor {
        let part = CGFloat(column) / CGFloat(size.columns - 1)
        if row == 0 { return UIColor(white: 1 - part, alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(size.columns) + 0.53).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row) / CGFloat(size.rows - 1)
        return UIColor(
            hue: hue, saturation: step < 0.5 ? 1 : 1 - (step - 0.5) * 1.7,
            brightness: step < 0.5 ? 0.3 + step * 1.3 : 1, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width / CGFloat(Self.size.columns), bounds.height / CGFloat(Self.size.rows))
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: CGFloat(index % Self.size.columns) * width, y: CGFloat(index / Self.size.columns) * height,
                width: width, height: height)
        }
        showSelection()
    }

    private func showSelection() {
        for cell in cells {
            let isSelected = cell.backgroundColor == selected
            cell.layer.borderWidth = isSelected ? 3 : 0
            cell.layer.borderColor = UIColor.white.cgColor
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self),
            let cell = cells.first(where: { $0.frame.contains(point) }),
            let color = cell.backgroundColor
        else { return }
        selected = color
        onSelection?(color)
    }
}
