import QuartziteUIDrawing

/// A view that displays an image or a sequence of images, placed by its content mode.
///
/// A template image appears in the tint colour, and the end caps of a resizable image are not scaled. The view ignores
/// user events unless you set `isUserInteractionEnabled`, and it never calls `draw(_:)`.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image to display; nil displays none.
    ///
    /// An animated image starts to play immediately and repeats forever.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            if animationImages == nil { isPlaying = image?.images != nil }
            showImage()
            play()
            notifyObservers()
        }
    }

    /// The image to display while the view is highlighted; nil, the default, means `image`.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { showAll() } }
    }

    /// The settings of symbols, to which those of the image's own configuration are added; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            showAll()
        }
    }

    /// How bright the brightest parts of pictures may be; `unspecified` by default.
    ///
    /// Pictures have no brighter parts than white here; the values `constrainedHigh` and `high` are reported.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet {
            if preferredImageDynamicRange.rawValue > 0 { unsupported("UIImageView.preferredImageDynamicRange") }
        }
    }
    /// How bright the brightest parts of the picture are; `standard`.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// Whether the view displays its highlighted images; false by default.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { showAll() }
            notifyObservers()
        }
    }

    /// The images to display in sequence, in place of `image`, while the view animates; nil by default.
    open var animationImages: [UIImage]? {
        didSet { play() }
    }

    /// The images to display in sequence while the view is highlighted; nil, the default, means `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { play() }
    }

    /// The duration of one cycle of `animationImages`, in seconds; with 0, the default, each image shows for 1/30
    /// second.
    open var animationDuration: TimeInterval = 0

    /// The number of times to repeat `animationImages`; 0, the default, repeats forever.
    open var animationRepeatCount = 0

    /// Whether the view should animate: `startAnimating()` was called or an animated image set, and the last cycle has
    /// not ended.
    private var isPlaying = false

    /// Creates a view of the size of an image, at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare(image, highlighted: nil)
    }

    /// Creates a view of the size of the first image that is not nil, at the origin.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        prepare(image, highlighted: highlightedImage)
    }

    /// Creates a view with a frame and without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(nil, highlighted: nil)
    }

    /// Creates a view from a storyboard, a xib or an archive; with other coders, one without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(nil, highlighted: nil)
        PropertyTables.imageView.decode(self, from: coder)
    }

    private func prepare(_ image: UIImage?, highlighted: UIImage?) {
        isUserInteractionEnabled = false
        highlightedImage = highlighted
        self.image = image
        isPlaying = image?.images != nil
        showAll()
    }

    // MARK: Animation

    /// Starts to animate `animationImages`, or else an animated `image`, from its first frame.
    open func startAnimating() {
        isPlaying = true
        play()
    }

    /// Stops animating and displays `image` again.
    open func stopAnimating() {
        isPlaying = false
        play()
    }

    /// Whether the view is animating.
    open var isAnimating: Bool { isPlaying && sequence != nil }

    private static let animationKey = "contents"

    private var sequence: ImageSequence? {
        let listed = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        return ImageSequence(listed, duration: animationDuration, rounds: animationRepeatCount)
            ?? ImageSequence(shown)
    }

    /// The time when the animation began, in the layer's time space.
    private var begun: CFTimeInterval = 0

    /// Replaces the current animation, starting now or, if `continuing`, at the time when the current one began.
    private func play(continuing: Bool = false) {
        var animation: CAAnimation?
        if isPlaying { withTraits { animation = sequence?.animation(tint: tintColor) } }
        guard let animation else {
            return layer.removeAnimation(forKey: Self.animationKey)
        }
        if !continuing { begun = layer.convertTime(CACurrentMediaTime(), from: nil) }
        // A begin time of 0 would mean now.
        animation.beginTime = begun == 0 ? .leastNonzeroMagnitude : begun
        animation.delegate = AnimationEnd { [weak self] isFinished in if isFinished { self?.isPlaying = false } }
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Restarts the animation in a new window, since views lose their animations when they leave one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        play()
        symbolEffects?.restart()
    }

    // MARK: Appearance

    private var shown: UIImage? {
        let selected = (isHighlighted ? highlightedImage ?? image : image)?.variant(for: effectiveTraits)
        guard let preferred = preferredSymbolConfiguration, let own = selected?.symbolConfiguration else {
            return selected
        }
        return selected?.applyingSymbolConfiguration(preferred.applying(own)) ?? selected
    }

    /// Whether the image is shown mirrored, because it points forward or backward.
    private var isMirrored: Bool { isRightToLeft && shown?.flipsForRightToLeftLayoutDirection == true }
    private var wasMirrored = false

    /// The shown image; a vector image is rendered for the size of the view.
    private var sharpImage: UIImage? {
        guard let shown, shown.displaySettings.drawing != nil,
            let size = contentMode.shownSize(of: shown.size, in: bounds.size)
        else { return shown }
        return shown.sharp(at: size, pixelsPerPoint: UIScreen.mainScale)
    }

    private func showAll() {
        showImage()
        play()
    }

    private func showImage() {
        wasMirrored = isMirrored
        let image = wasMirrored ? sharpImage?.withHorizontallyFlippedOrientation() : sharpImage
        layer.contentsScale = image?.scale ?? UIScreen.mainScale
        layer.contentsCenter = image?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        withTraits {
            layer.contents = symbolEffects == nil ? image.flatMap { $0.pixels(tint: tintColor) } : nil
            symbolEffects?.show(image)
        }
        let isTiled = image?.tiles == true
        layer.needsDisplayOnBoundsChange = isTiled
        if isTiled { layer.setNeedsDisplay() }
    }

    @_spi(UIKitLayers) public override func colorsDidChange() { showAll() }

    // MARK: Symbol effects

    /// The effects of the symbol; nil while there are none.
    var symbolEffects: SymbolEffectPlayer?

    /// The symbol that effects apply to.
    var symbolOfEffects: UIImage? { shown }

    /// Shows the symbol in the layer of the effects or, without any, in the view's own layer.
    func showSymbolOfEffects() { showImage() }

    /// Places the symbol of the effects, and renders a vector image for the size of the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if shown?.displaySettings.drawing != nil || isMirrored != wasMirrored { showImage() }
        symbolEffects?.layOut()
    }

    /// Redisplays template images in the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        let all = [shown].compactMap { $0 } + (isPlaying ? sequence?.images ?? [] : [])
        if all.contains(where: \.isTinted) {
            showImage()
            play(continuing: true)
        }
    }

    /// Draws an image whose parts are tiled; other images are displayed as they are.
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

    /// The size of the image; without an image, the size of the view.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    /// The size of the image; without an image, no intrinsic size.
    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

    /// The baseline of the image, which symbols have.
    override var baselines: Baselines? {
        guard let shown, let offset = shown.displaySettings.baselineOffset else { return nil }
        return .inside(first: shown.size.height - offset, last: offset)
    }

    /// The alignment insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }
}
