import QuartzCore

/// The text field of a search bar; it can also be used by itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The tokens before the text; none by default, and stored without being shown.
    open var tokens: [UISearchToken] = []
    /// The background colour of tokens; nil by default.
    open var tokenBackgroundColor: UIColor?
    /// Whether tokens can be deleted; true by default.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; true by default.
    open var allowsCopyingTokens = true

    /// Creates a field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    /// Creates a field from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    private func prepareSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        placeholder = "Search"
        leftView = SearchGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 36))
        leftViewMode = .always
    }

    /// Adds a token at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes the token at an index; does nothing if there is none.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Returns the given width and a height of 36 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 36) }
}

/// A part of a search that stands for more than its text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The icon.
    public let icon: UIImage?
    /// The text.
    public let text: String
    /// A value of the app; nil by default.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A magnifying glass.
final class SearchGlass: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 9, y: 11, width: 11, height: 11))
        path.move(to: CGPoint(x: 19, y: 21))
        path.addLine(to: CGPoint(x: 23, y: 25))
        shape.path = path
        shape.fillColor = nil
        colorsDidChange()
        shape.lineWidth = 1.8
        shape.lineCap = .round
        layer.addSublayer(shape)
        isUserInteractionEnabled = false
    }

    override func colorsDidChange() { shape.strokeColor = resolved(.systemGray) }

    required init?(coder: NSCoder) { nil }
}
