import QuartziteUICore

/// Methods that decorate the days of a calendar view and respond to changes of its month; all are optional.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns what is shown below the number of a day; nil, the default, for nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called after another month became visible.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Returns nil.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

extension UICalendarView {
    /// Sizes of decorations; raw values are Apple's.
    public enum DecorationSize: Int, Sendable {
        /// A small decoration.
        case small = 0
        /// A decoration of medium size.
        case medium = 1
        /// A large decoration.
        case large = 2
    }

    /// What is shown below the number of a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        let makeView: () -> UIView

        private init(makeView: @escaping () -> UIView) {
            self.makeView = makeView
            super.init()
        }

        /// Creates a dot of medium size in grey.
        public override convenience init() { self.init(image: nil) }

        /// Creates an image, or a dot without one.
        ///
        /// - Parameters:
        ///   - image: The image, which is drawn in the colour; nil for a dot.
        ///   - color: The colour; nil for grey.
        ///   - size: The size.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            let color = color ?? .systemFill
            self.init {
                guard let image else { return DecorationDot(color, size) }
                let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
                view.tintColor = color
                view.contentMode = .scaleAspectFit
                let side = Self.side(of: size)
                view.frame = CGRect(x: 0, y: 0, width: side, height: side)
                return view
            }
        }

        /// Creates a view that an app provides, which is clipped to the space of a decoration.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(makeView: customViewProvider)
        }

        private static func side(of size: DecorationSize) -> CGFloat {
            switch size {
            case .small: 10
            case .medium: 13
            case .large: 16
            }
        }

        /// Returns a dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        /// Returns an image in a colour; grey without one.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// Returns a view that an app provides.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}

/// The dot of a decoration without an image.
@MainActor private final class DecorationDot: UIView {
    init(_ color: UIColor, _ size: UICalendarView.DecorationSize) {
        let side: CGFloat =
            switch size {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        backgroundColor = color
        layer.cornerRadius = side / 2
    }

    required init?(coder: NSCoder) { nil }
}
