import UIKit

/// The view of an annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The name of the kind of view.
    public let reuseIdentifier: String?
    /// The picture, which gives the view its size; nil by default.
    open var image: UIImage? {
        didSet {
            picture.image = image
            if let image { bounds.size = image.size }
            picture.frame = bounds
        }
    }
    /// Whether a touch shows the title; false by default.
    open var canShowCallout = false
    /// The view to the left of the title; nil by default.
    open var leftCalloutAccessoryView: UIView?
    /// The view to the right of the title; nil by default.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the title; nil by default.
    open var detailCalloutAccessoryView: UIView?
    /// The distance of the view from its place in points; zero by default.
    open var centerOffset = CGPoint.zero
    /// The distance of the callout from its place in points; zero by default.
    open var calloutOffset = CGPoint.zero
    /// Whether a touch selects the annotation; true by default.
    open var isEnabled = true
    /// Whether the annotation is selected; false by default.
    open var isSelected = false
    /// Whether a finger could move the annotation; without effect.
    open var isDraggable = false
    /// How the view makes space for others; without effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The name of the group of annotations that could be shown as one; without effect.
    open var clusteringIdentifier: String?
    private let picture = UIImageView(image: nil)

    /// Creates a view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        addSubview(picture)
    }

    /// Creates a view of no annotation.
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view without an annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }

    /// Prepares the view for another annotation; does nothing.
    open func prepareForReuse() {}
    /// Prepares the view before it is shown; does nothing.
    open func prepareForDisplay() {}
    /// Selects the annotation, or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// The point of the view, from its middle, that is at the place of the annotation.
    var anchor: CGPoint { .zero }
}

/// How important an annotation is.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The annotation must be shown.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// The annotation should be shown.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// The annotation may be shown.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The view of an annotation as a balloon, with the title below it.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil, the default, for red.
    open var markerTintColor: UIColor? { didSet { show() } }
    /// The colour of the picture; nil, the default, for white.
    open var glyphTintColor: UIColor? { didSet { show() } }
    /// The text in the balloon; nil by default.
    open var glyphText: String? { didSet { show() } }
    /// The picture in the balloon; nil, the default, for a pin.
    open var glyphImage: UIImage? { didSet { show() } }
    /// The picture of a selected balloon; nil by default, and without effect.
    open var selectedGlyphImage: UIImage?
    /// Whether the balloon would appear with an animation; without effect.
    open var animatesWhenAdded = false
    /// Whether the title is shown; by default, it is.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
    /// Whether the subtitle is shown; without effect.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    private let balloon = CAShapeLayer()
    private let glyph = UIImageView(image: nil)
    private let letters = UILabel()
    private let name = UILabel()

    /// Creates a balloon.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }

    /// Creates a balloon without an annotation.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bounds.size = CGSize(width: 30, height: 36)
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 0, width: 28, height: 28))
        path.move(to: CGPoint(x: 10, y: 26))
        path.addLine(to: CGPoint(x: 15, y: 34))
        path.addLine(to: CGPoint(x: 20, y: 26))
        path.close()
        balloon.path = path.cgPath
        layer.addSublayer(balloon)
        glyph.frame = CGRect(x: 7, y: 6, width: 16, height: 16)
        glyph.contentMode = .scaleAspectFit
        letters.frame = CGRect(x: 2, y: 4, width: 26, height: 20)
        letters.textAlignment = .center
        letters.font = .systemFont(ofSize: 14, weight: .semibold)
        letters.adjustsFontSizeToFitWidth = true
        name.font = .systemFont(ofSize: 11, weight: .medium)
        name.textAlignment = .center
        for view in [glyph, letters, name] { addSubview(view) }
        show()
    }

    /// Shows the annotation's title.
    open override var annotation: (any MKAnnotation)? { didSet { show() } }

    private func show() {
        balloon.fillColor = (markerTintColor ?? .systemRed).cgColor
        letters.text = glyphText
        letters.textColor = glyphTintColor ?? .white
        glyph.image = glyphText == nil ? glyphImage ?? UIImage(systemName: "mappin") : nil
        glyph.tintColor = glyphTintColor ?? .white
        name.text = titleVisibility == .hidden ? nil : annotation?.title
        let width = min(name.intrinsicContentSize.width, 140)
        name.frame = CGRect(x: 15 - width / 2, y: 35, width: width, height: 14)
    }

    override var anchor: CGPoint { CGPoint(x: 0, y: 16) }
}

/// Whether something is shown; raw values are Apple's.
public enum MKFeatureVisibility: Int, Sendable {
    /// Where there is space.
    case adaptive = 0
    /// Never.
    case hidden
    /// Always.
    case visible
}

/// The view of an annotation as a pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin; nil, the default, for red.
    open var pinTintColor: UIColor? { didSet { show() } }
    /// Whether the pin would fall; without effect.
    open var animatesDrop = false
    private let head = CAShapeLayer()
    private let needle = CAShapeLayer()

    /// Creates a pin.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }

    /// Creates a pin without an annotation.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bounds.size = CGSize(width: 20, height: 36)
        needle.path = UIBezierPath(rect: CGRect(x: 9, y: 15, width: 2, height: 19)).cgPath
        needle.fillColor = UIColor.gray.cgColor
        head.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 0, width: 16, height: 16)).cgPath
        for part in [needle, head] { layer.addSublayer(part) }
        show()
    }

    private func show() { head.fillColor = (pinTintColor ?? .systemRed).cgColor }

    override var anchor: CGPoint { CGPoint(x: 0, y: 16) }
}

/// The view of the place of the user: a blue dot.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
    /// Creates a dot.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }

    /// Creates a dot without an annotation.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bounds.size = CGSize(width: 22, height: 22)
        layer.cornerRadius = 11
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        backgroundColor = .systemBlue
    }
}
