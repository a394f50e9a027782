import UIKit

/// A button for a login with an Apple ID, with the text of iOS and without its picture.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says; raw values are Apple's.
    public enum ButtonType: Int, Sendable {
        /// Sign in.
        case signIn
        /// Continue.
        case `continue`
        /// Sign up.
        case signUp
        /// Sign in.
        public static let `default` = ButtonType.signIn
    }

    /// The colours of the button; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white
        /// Black on white, with an outline.
        case whiteOutline
        /// White on black.
        case black
    }

    /// The radius of the corners in points; 6 by default.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        prepare(type, style)
    }
    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// Creates a black button that says Sign in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(.signIn, .black)
    }
    /// Creates a black button that says Sign in, from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(.signIn, .black)
    }

    private func prepare(_ type: ButtonType, _ style: Style) {
        let isBlack = style == .black
        backgroundColor = isBlack ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        label.text =
            [ButtonType.signIn: "Sign in", .continue: "Continue", .signUp: "Sign up"][type, default: ""] + " with Apple"
        label.textColor = isBlack ? .white : .black
        label.textAlignment = .center
        accessibilityLabel = label.text
        addSubview(label)
    }

    /// The smallest size that Apple recommends.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    /// Lays out the text in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
        label.adjustsFontSizeToFitWidth = true
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }
}
