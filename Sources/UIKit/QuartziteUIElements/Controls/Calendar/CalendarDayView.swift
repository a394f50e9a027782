import QuartziteUICore

/// A day of a calendar: its number, the circle of the selection, and a decoration.
@MainActor final class CalendarDayView: UIControl {
    /// What a day shows.
    struct DayState: Equatable {
        var isToday = false
        var isSelected = false
        var isEnabled = true
    }

    /// The first moment of the day.
    let date: Date
    private let number = UILabel()
    private let circle = UIView.part()
    private(set) var decoration: UIView?
    private(set) var dayState = DayState()
    /// The design of the number's font.
    var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { if fontDesign != oldValue { show(dayState) } } }

    init(_ date: Date, _ text: String) {
        self.date = date
        super.init(frame: .zero)
        number.text = text
        number.textAlignment = .center
        for view in [circle, number] { addSubview(view) }
        show(dayState)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a state of the day.
    func show(_ state: DayState) {
        dayState = state
        isEnabled = state.isEnabled
        let isStrong = state.isToday && state.isSelected
        number.font = .systemFont(
            ofSize: 20, weight: state.isSelected ? .semibold : .regular, design: fontDesign)
        number.textColor =
            isStrong
            ? .white
            : !state.isEnabled ? .tertiaryLabel : state.isSelected || state.isToday ? tintColor : .label
        circle.backgroundColor =
            isStrong ? tintColor : state.isSelected ? tintColor.withAlphaComponent(0.15) : nil
        circle.alpha = state.isSelected ? 1 : 0
    }

    /// Shows a decoration; nil for none.
    func decorate(_ view: UIView?) {
        decoration?.removeFromSuperview()
        decoration = view
        guard let view else { return }
        view.isUserInteractionEnabled = false
        addSubview(view)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(dayState)
    }

    override var isHighlighted: Bool { didSet { number.alpha = isHighlighted ? 0.4 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        circle.frame = CGRect(
            x: (bounds.midX - side / 2).roundedToPixels, y: 0, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        number.frame = circle.frame
        guard let decoration else { return }
        let size = decoration.bounds.size
        let (width, height) = (min(size.width, bounds.width), min(size.height, 16))
        decoration.clipsToBounds = true
        decoration.frame = CGRect(
            x: (bounds.midX - width / 2).roundedToPixels,
            y: (min(side, bounds.height - 12) + 5 - height / 2).roundedToPixels,
            width: width, height: height)
    }
}
