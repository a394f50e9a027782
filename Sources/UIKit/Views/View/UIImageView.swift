import QuartzCore

/// A view that shows a picture, or several in turn, fitted by its content mode.
///
/// A template is shown in the tint colour, and a picture with caps keeps their size. The view takes no events unless
/// `isUserInteractionEnabled` is set, and does not draw: `draw(_:)` is not called.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The picture; nil shows none.
    ///
    /// One whose pictures take turns starts doing so at once, for ever.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            if animationImages == nil { isPlaying = image?.images != nil }
            showImage()
            play()
            tellObservers()
        }
    }

    /// The picture while the view is highlighted; nil, the default, means `image`.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { showAll() } }
    }

    /// Whether the highlighted pictures show; false by default.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { showAll() }
            tellObservers()
        }
    }

    /// The pictures that take turns, and hide `image`, while the view animates; nil by default.
    open var animationImages: [UIImage]? {
        didSet { play() }
    }

    /// The pictures that take turns while the view is highlighted; nil, the default, means `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { play() }
    }

    /// Seconds of one round of `animationImages`; 0, the default, shows each for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// How many rounds `animationImages` play; 0, the default, is for ever.
    open var animationRepeatCount = 0

    /// Whether `startAnimating()` was called, or an animated picture set, and the last round has not ended.
    private var isPlaying = false

    /// A view of the picture's size at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare(image, highlighted: nil)
    }

    /// A view of the first picture's size at the origin.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        prepare(image, highlighted: highlightedImage)
    }

    /// A view at a place in its superview, without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(nil, highlighted: nil)
    }

    /// A view of size zero, without a picture; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(nil, highlighted: nil)
    }

    private func prepare(_ image: UIImage?, highlighted: UIImage?) {
        isUserInteractionEnabled = false
        highlightedImage = highlighted
        self.image = image
        isPlaying = image?.images != nil
        showAll()
    }

    // MARK: Animation

    /// Lets `animationImages`, or else those of an animated `image`, take turns from the first one on.
    open func startAnimating() {
        isPlaying = true
        play()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        isPlaying = false
        play()
    }

    /// Whether pictures take turns now.
    open var isAnimating: Bool { isPlaying && sequence != nil }

    private static let animationKey = "contents"

    private var sequence: ImageSequence? {
        let listed = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        return ImageSequence(listed, duration: animationDuration, rounds: animationRepeatCount)
            ?? ImageSequence(shown)
    }

    /// When the pictures began to take turns, in the layer's time.
    private var begun: CFTimeInterval = 0

    /// Puts the animation that is due in the place of the one there is, from now on or as if begun when that was.
    private func play(continuing: Bool = false) {
        guard isPlaying, let animation = sequence?.animation(tint: tintColor) else {
            return layer.removeAnimation(forKey: Self.animationKey)
        }
        if !continuing { begun = layer.convertTime(CACurrentMediaTime(), from: nil) }
        // A begin time of 0 would be now.
        animation.beginTime = begun == 0 ? .leastNonzeroMagnitude : begun
        animation.delegate = AnimationEnd { [weak self] in self?.isPlaying = false }
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Hears that the last round has ended.
    private final class AnimationEnd: CAAnimationDelegate {
        private let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { action() } }
    }

    /// Starts anew in a new window, as views lose their animations with the old one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { play() }
    }

    // MARK: Looks

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func showAll() {
        showImage()
        play()
    }

    private func showImage() {
        let image = shown
        layer.contentsScale = image?.scale ?? UIScreen.mainScale
        layer.contentsCenter = image?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contents = image.flatMap { $0.pixels(tint: tintColor) }
        let isTiled = image?.tiles == true
        layer.needsDisplayOnBoundsChange = isTiled
        if isTiled { layer.setNeedsDisplay() }
    }

    /// Shows templates in the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        let all = [shown].compactMap { $0 } + (isPlaying ? sequence?.images ?? [] : [])
        if all.contains(where: { $0.renderingMode == .alwaysTemplate }) {
            showImage()
            play(continuing: true)
        }
    }

    /// Draws a picture whose parts repeat; others are shown as they are.
    open override func display(_ layer: CALayer) {
        guard layer === self.layer, type(of: layer) == CALayer.self else { return super.display(layer) }
        guard contentMode == .scaleToFill, let shown, shown.tiles,
            let context = CGContext.picture(size: bounds.size, scale: shown.scale)
        else { return }
        GraphicsStack.current.push(context, scale: shown.scale)
        tintColor.setFill()
        shown.draw(in: CGRect(origin: .zero, size: bounds.size))
        GraphicsStack.current.pop()
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contents = context.makeImage()
    }

    /// The picture's size; the view's own without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    /// The picture's size; none without a picture.
    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

    /// What the picture says does not count when views are aligned.
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }
}
