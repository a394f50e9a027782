import QuartziteUICore

/// The indicator of one page: a dot, an image, or a bar that fills with progress.
final class PageIndicator: UIView {
    static let dotSide: CGFloat = 22 / 3
    /// The length of a bar, in points.
    static let barLength: CGFloat = 24
    /// The size of symbols that do not have one of their own.
    private static let symbolSize = UIImage.SymbolConfiguration(pointSize: 10)

    private var picture: UIImageView?
    private var fill: UIView?
    /// The part of the bar that is filled, 0...1; nil if there is no bar.
    private(set) var progress: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The size without progress.
    var plainSize: CGSize {
        picture?.intrinsicContentSize ?? CGSize(width: Self.dotSide, height: Self.dotSide)
    }

    /// The size along a control.
    func size(isVertical: Bool) -> CGSize {
        guard progress != nil else { return plainSize }
        let bar = CGSize(width: Self.barLength, height: Self.dotSide)
        return isVertical ? CGSize(width: bar.height, height: bar.width) : bar
    }

    /// Shows an image as a template in a colour; a dot if the image is nil.
    func show(_ image: UIImage?, color: UIColor) {
        guard let image else {
            picture?.removeFromSuperview()
            picture = nil
            return backgroundColor = color
        }
        let view = picture ?? UIImageView(image: nil)
        if picture == nil { addSubview(view) }
        picture = view
        view.preferredSymbolConfiguration = Self.symbolSize
        if view.image !== image.asTemplate { view.image = image.asTemplate }
        view.tintColor = color
        backgroundColor = nil
    }

    /// Shows a bar of a colour on a track, or none.
    func show(progress value: CGFloat?, track: UIColor, color: UIColor) {
        progress = value
        picture?.isHidden = value != nil
        clipsToBounds = value != nil
        guard value != nil else {
            fill?.removeFromSuperview()
            return fill = nil
        }
        let view = fill ?? UIView.part()
        if fill == nil { addSubview(view) }
        fill = view
        view.backgroundColor = color
        backgroundColor = track
        setNeedsLayout()
    }

    /// Moves the end of the bar.
    func fill(_ value: CGFloat, isVertical: Bool, isReversed: Bool) {
        guard progress != nil else { return }
        progress = value
        placeParts(isVertical: isVertical, isReversed: isReversed)
    }

    func placeParts(isVertical: Bool, isReversed: Bool) {
        picture?.frame = bounds
        layer.cornerRadius = picture == nil || progress != nil ? min(bounds.width, bounds.height) / 2 : 0
        guard let progress, let fill else { return }
        let length = (isVertical ? bounds.height : bounds.width) * progress
        var frame = bounds
        if isVertical { frame.size.height = length } else { frame.size.width = length }
        if isReversed, isVertical { frame.origin.y = bounds.maxY - length }
        if isReversed, !isVertical { frame.origin.x = bounds.maxX - length }
        fill.frame = frame
    }
}
