import QuartziteUIDrawing

/// The superclass of ``UIView``, with members about its text and its constraints that subclasses can override.
///
/// It is a separate class because only members declared in a class's body can be overridden.
@preconcurrency @MainActor open class _UIContentResponder: _UILayoutResponder {
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    /// The view whose bottom edge provides the baseline, as used before `forFirstBaselineLayout` existed.
    ///
    /// By default, the view itself. Views that draw text have its baselines.
    @available(*, deprecated, message: "use forFirstBaselineLayout and forLastBaselineLayout")
    open func forBaselineLayout() -> UIView { view }

    // MARK: Text size

    /// The smallest text size of the view and its subviews; nil, the default, sets no limit.
    ///
    /// The limit applies to the traits of the view, which fonts of text styles follow.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { view.extras.smallestText }
        set {
            guard newValue != view.extras.smallestText else { return }
            view.extras.smallestText = newValue
            view.updateTraits()
        }
    }

    /// The largest text size of the view and its subviews; nil, the default, sets no limit.
    ///
    /// The limit applies to the traits of the view, which fonts of text styles follow.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { view.extras.largestText }
        set {
            guard newValue != view.extras.largestText else { return }
            view.extras.largestText = newValue
            view.updateTraits()
        }
    }

    /// A description of the limits that the view and its superviews set for the text size, the innermost first.
    open var appliedContentSizeCategoryLimitsDescription: String {
        sequence(first: view) { $0.superview }.compactMap(\.ownTextSizeLimits).joined(separator: "; ")
    }

    // MARK: Large content

    /// Whether the view has a large version for a long press; false by default, and no such version is shown here.
    open var showsLargeContentViewer: Bool {
        get { view.extras.largeContent.isShown }
        set {
            view.extras.largeContent.isShown = newValue
            if newValue { unsupported("UIView.showsLargeContentViewer") }
        }
    }

    /// The title of the large version, which is never shown here; nil by default.
    ///
    /// Labels and buttons return their text unless it is set.
    open var largeContentTitle: String? {
        get { view.extras.largeContent.title ?? view.ownLargeContentTitle }
        set {
            view.extras.largeContent.title = newValue
            if newValue != nil { unsupported("UIView.largeContentTitle") }
        }
    }

    /// The image of the large version, which is never shown here; nil by default.
    open var largeContentImage: UIImage? {
        get { view.extras.largeContent.image }
        set {
            view.extras.largeContent.image = newValue
            if newValue != nil { unsupported("UIView.largeContentImage") }
        }
    }

    /// Whether the image of the large version is enlarged; false by default.
    open var scalesLargeContentImage: Bool {
        get { view.extras.largeContent.scalesImage }
        set {
            view.extras.largeContent.scalesImage = newValue
            if newValue { unsupported("UIView.scalesLargeContentImage") }
        }
    }

    /// The insets of the image of the large version in points; zero by default.
    open var largeContentImageInsets: UIEdgeInsets {
        get { view.extras.largeContent.imageInsets }
        set {
            view.extras.largeContent.imageInsets = newValue
            if newValue != .zero { unsupported("UIView.largeContentImageInsets") }
        }
    }
}

/// What a view shows in large for a long press.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// The text that the view has itself, for its large version.
    fileprivate var ownLargeContentTitle: String? {
        (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    }

    /// Whether the view limits the text size.
    var limitsTextSize: Bool { extras.smallestText != nil || extras.largestText != nil }

    /// Returns a text size within the view's limits; the smallest one wins if they contradict one another.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var category = category
        if let largest = extras.largestText, category > largest { category = largest }
        if let smallest = extras.smallestText, category < smallest { category = smallest }
        return category
    }

    /// The limits of the view as a line; nil without any.
    fileprivate var ownTextSizeLimits: String? {
        guard limitsTextSize else { return nil }
        let limits = [("minimum", extras.smallestText), ("maximum", extras.largestText)]
        let names = limits.compactMap { name, limit in limit.map { "\(name): \($0.rawValue)" } }
        return "\(identity(of: self)) \(names.joined(separator: ", "))"
    }
}
