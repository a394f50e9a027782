import QuartzCore

/// One of a segmented control's segments, and the views that show it.
@MainActor final class Segment {
    var title: String?
    var image: UIImage?
    /// Points; 0 for what is left.
    var width: CGFloat = 0
    var isEnabled = true
    let label = UILabel()
    let picture = UIImageView(image: nil)
    /// What parts the segment from the one before.
    let line = UIView.part(UIColor(white: 0.56, alpha: 0.3))

    init(_ item: Any) {
        switch item {
        case let image as UIImage: self.image = image
        case let title as String: self.title = title
        default: break
        }
        label.textAlignment = .center
    }

    func place(in frame: CGRect) {
        let room = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
        // Labels are drawn again at every size, so only their place may move.
        label.bounds.size = CGSize(width: room.width, height: room.height)
        label.center = CGPoint(x: room.midX, y: room.midY)
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: (frame.midX - size.width / 2).roundedToPixels, y: (frame.midY - size.height / 2).roundedToPixels,
            width: size.width, height: size.height)
    }

    func removeParts() { for part in [label, picture, line] { part.removeFromSuperview() } }
}

extension UISegmentedControl {
    /// Gives a segment a title in place of its picture; nothing happens for an index that is none.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; nil for one with a picture.
    public func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Gives a segment a picture in place of its title; nothing happens for an index that is none.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The picture of a segment; nil for one with a title.
    public func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Gives a segment a width in points; 0 for what the others leave.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// The width set for a segment; 0 by default.
    public func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Lets a segment react to fingers or not; true by default.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a segment reacts to fingers.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
}
