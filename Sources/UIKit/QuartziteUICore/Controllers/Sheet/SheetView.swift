import QuartziteUIDrawing

/// A sheet: the presented view with round corners, and the grabber.
@MainActor package final class SheetView: UIView {
    /// The presented view.
    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            content.map { clip.insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }
    /// The radius of the corners in points.
    var cornerRadius: CGFloat = 10 { didSet { clip.layer.cornerRadius = cornerRadius } }
    /// Whether the grabber is shown.
    var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

    private let clip = UIView()
    private let grabber = UIView.part(.tertiaryLabel)

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        addSubview(clip)
        grabber.isHidden = true
        clip.addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        // A sheet that touches the bottom has no corners there.
        let isAtBottom = superview.map { frame.maxY >= $0.bounds.maxY - 0.5 } ?? true
        let fills = superview.map { frame == $0.bounds } ?? false
        clip.layer.cornerRadius = fills ? 0 : cornerRadius
        clip.layer.maskedCorners =
            isAtBottom
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        if let content, content.superview === clip, content.transform.isIdentity { content.frame = clip.bounds }
        grabber.frame = CGRect(x: (bounds.midX - 18).roundedToPixels, y: 5, width: 36, height: 5)
        grabber.layer.cornerRadius = 2.5
        clip.bringSubviewToFront(grabber)
    }
}
