import QuartziteUIDrawing

/// A segment of a segmented control, with its views.
@MainActor final class SegmentPart {
    var title: String?
    var image: UIImage?
    /// The fixed width in points; 0 divides the remaining width among such segments.
    var width: CGFloat = 0
    var isEnabled = true
    /// What a tap on the segment performs.
    var action: UIAction?
    let label = UILabel()
    let picture = UIImageView(image: nil)
    /// The image behind the segment.
    package let ground = UIImageView(image: nil)
    /// The image before the segment, in place of the divider.
    package let divider = UIImageView(image: nil)
    /// How far the content is moved.
    package var contentOffset = CGSize.zero
    /// How far the content is moved because of the place of the segment among the others.
    var adjustment = UIOffset.zero
    /// The divider before the segment.
    let line = UIView.part(UIColor(white: 0.56, alpha: 0.3))

    init(_ item: Any) {
        switch item {
        case let image as UIImage: self.image = image
        case let title as String: self.title = title
        case let action as UIAction: set(action)
        default: break
        }
        label.textAlignment = .center
    }

    /// Takes an action with its image or, if it has none, its title.
    func set(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }

    func place(in frame: CGRect) {
        ground.frame = frame
        let frame = frame.offsetBy(
            dx: contentOffset.width + adjustment.horizontal, dy: contentOffset.height + adjustment.vertical)
        let area = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
        // A label is redrawn when its size changes, so that only its position is animated.
        label.bounds.size = CGSize(width: area.width, height: area.height)
        label.center = CGPoint(x: area.midX, y: area.midY)
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: (frame.midX - size.width / 2).roundedToPixels, y: (frame.midY - size.height / 2).roundedToPixels,
            width: size.width, height: size.height)
    }

    func removeParts() { for part in [label, picture, line, ground, divider] { part.removeFromSuperview() } }
}

extension UISegmentedControl {
    /// Sets the title of a segment, which replaces its image; an index out of range is ignored.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the title of a segment; nil if it has an image.
    public func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment, which replaces its title; an index out of range is ignored.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// Returns the image of a segment; nil if it has a title.
    public func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets the width of a segment in points; 0 sizes it automatically.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// Returns the width set for a segment; 0 by default.
    public func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Enables or disables a segment; segments are enabled by default.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a segment is enabled.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
}
