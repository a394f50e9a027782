/// The visual properties of a layer: contents, colours, corners, border and shadow.
///
/// Use ``CALayer``. These properties are declared in a class, rather than in an extension, so that they can be
/// overridden. A property described as animatable runs its action when it changes.
open class _CALayerAppearance: _CALayerBase {
    // MARK: Contents

    /// The image to show, a `CGImage`; the default is nil.
    ///
    /// Animatable as a cross-fade; other objects are stored but not drawn.
    open var contents: Any? {
        get { state.contents.object }
        set {
            let value = LayerContents(newValue)
            if !value.isSame(as: state.contents) { change(#function) { state.contents = value } }
        }
    }

    /// The part of the contents to show, in unit coordinates of the image; the default is the whole image.
    ///
    /// Animatable.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { change(from: state.contentsRect, to: newValue) { state.contentsRect = $0 } }
    }

    /// The part of the contents that stretches, in unit coordinates of the image; the default is the whole image.
    ///
    /// Animatable.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { change(from: state.contentsCenter, to: newValue) { state.contentsCenter = $0 } }
    }

    /// How the contents are placed in the bounds; the default, also used for unknown values, is
    /// ``CALayerContentsGravity/resize``.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { change(from: state.contentsGravity, to: newValue.known) { state.contentsGravity = $0 } }
    }

    /// The storage format of drawn contents; the default, also used for unknown values, is
    /// ``CALayerContentsFormat/RGBA8Uint``.
    ///
    /// Contents always have 8 bits per channel, whatever the format.
    open var contentsFormat: CALayerContentsFormat {
        get { state.contentsFormat }
        set { change(from: state.contentsFormat, to: newValue.known) { state.contentsFormat = $0 } }
    }

    /// The number of pixels of the contents per point; the default is 1.
    ///
    /// Animatable.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change(from: state.contentsScale, to: newValue) { state.contentsScale = $0 } }
    }

    /// The filter for drawing the contents at a reduced size; the default is linear.
    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { change(from: state.minificationFilter, to: newValue) { state.minificationFilter = $0 } }
    }

    /// The filter for drawing the contents at an increased size; the default is linear.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { change(from: state.magnificationFilter, to: newValue) { state.magnificationFilter = $0 } }
    }

    /// The bias added to the level of detail of trilinear contents; the default is 0, and 1 halves the detail.
    open var minificationFilterBias: Float {
        get { state.minificationFilterBias }
        set { change(from: state.minificationFilterBias, to: newValue) { state.minificationFilterBias = $0 } }
    }

    /// A hint that the contents are opaque; drawing does not depend on it.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { changeFlag(from: state.isOpaque, to: newValue) { state.isOpaque = $0 } }
    }

    // MARK: Compositing

    /// The opacity, from 0 (transparent) to 1 (opaque); 1 by default, and clamped to this range when drawn.
    ///
    /// Animatable.
    open var opacity: Float {
        get { state.opacity }
        set { change(from: state.opacity, to: newValue) { state.opacity = $0 } }
    }

    /// Whether the layer and its sublayers fade together as a group; the default is true.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { change(from: state.allowsGroupOpacity, to: newValue) { state.allowsGroupOpacity = $0 } }
    }

    /// Whether edges of the bounds that do not lie on whole pixels are smooth on screen; false by default.
    ///
    /// Otherwise, a pixel belongs to the layer if its centre does. An app whose property list sets
    /// `UIViewEdgeAntialiasing` has true by default. Paths, text, rounded corners, masks, and what is inside of contents
    /// are always smooth, and so is what `render(in:)` draws.
    open var allowsEdgeAntialiasing: Bool {
        get { state.allowsEdgeAntialiasing }
        set { change(from: state.allowsEdgeAntialiasing, to: newValue) { state.allowsEdgeAntialiasing = $0 } }
    }

    /// The edges that ``allowsEdgeAntialiasing`` makes smooth; all by default.
    ///
    /// A layer is drawn smoothly on all sides if there is any.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { change(from: state.edgeAntialiasingMask, to: newValue) { state.edgeAntialiasingMask = $0 } }
    }

    /// The filters applied in order to the layer's content, including shadow and mask, before its opacity; the default
    /// is nil.
    ///
    /// The layer copies each ``CIFilter``; change and animate its inputs by key paths such as
    /// `filters.NAME.inputRadius`. Other objects are stored without effect.
    open var filters: [Any]? {
        get { state.filters.objects }
        set { change(#function) { state.filters = LayerFilters(newValue) } }
    }

    /// The filters applied in order to the content behind the layer, inside its rounded bounds; the default is nil.
    ///
    /// They work like ``filters``, with key paths such as `backgroundFilters.NAME.inputRadius`. They do not affect
    /// existing pixels of the context that `render(in:)` draws into.
    open var backgroundFilters: [Any]? {
        get { state.backgroundFilters.objects }
        set { change(#function) { state.backgroundFilters = LayerFilters(newValue) } }
    }

    /// The filter that blends the layer with the content behind it; nil means source-over.
    ///
    /// The value is a name such as "multiplyBlendMode" or "CIMultiplyBlendMode", or a ``CIFilter`` created with one of these
    /// names. Modes such as "sourceIn", which keep only the overlap, apply only inside the area that the layer draws.
    open var compositingFilter: Any? {
        get { state.compositingFilter }
        set { change(#function) { state.compositingFilter = newValue } }
    }

    /// Whether the layer and its sublayers are hidden; the default is false.
    ///
    /// Animatable; the value changes halfway.
    open var isHidden: Bool {
        get { state.isHidden }
        set { changeFlag(from: state.isHidden, to: newValue) { state.isHidden = $0 } }
    }

    /// Whether contents and sublayers are clipped to the rounded bounds; the default is false.
    ///
    /// Animatable; the value changes halfway.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change(from: state.masksToBounds, to: newValue) { state.masksToBounds = $0 } }
    }

    /// Whether the layer is drawn into a bitmap at `rasterizationScale` before compositing.
    ///
    /// Animatable. The bitmap includes the shadow and the sublayers.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { change(from: state.shouldRasterize, to: newValue) { state.shouldRasterize = $0 } }
    }

    /// The pixels per point of the bitmap that `shouldRasterize` creates; the default is 1 at every screen scale.
    ///
    /// Animatable. A value below 1/1024 or above 64 disables rasterisation.
    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { change(from: state.rasterizationScale, to: newValue) { state.rasterizationScale = $0 } }
    }

    // MARK: Background, corners, border

    /// The colour that fills the rounded bounds behind the contents; the default is nil.
    ///
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { change(from: state.backgroundColor, to: newValue) { state.backgroundColor = $0 } }
    }

    /// The corner radius of the background, the border and the clip, in points; the default is 0.
    ///
    /// Animatable.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change(from: state.cornerRadius, to: newValue) { state.cornerRadius = $0 } }
    }

    /// The radii at the top left, top right, bottom right and bottom left, which replace ``cornerRadius``; nil by
    /// default.
    package final var cornerRadii: SIMD4<Double>? {
        get { state.cornerRadii }
        set { change(#function) { state.cornerRadii = newValue } }
    }

    /// The corners that are rounded; the default is all four.
    ///
    /// Animatable; the value changes halfway.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set {
            change(from: state.maskedCorners, to: newValue.intersection(.all)) { state.maskedCorners = $0 }
        }
    }

    /// The curve of rounded corners; an unknown curve becomes circular.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { change(from: state.cornerCurve, to: newValue.known) { state.cornerCurve = $0 } }
    }

    /// The width of the border inside the bounds, in points; the default is 0.
    ///
    /// Animatable.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change(from: state.borderWidth, to: newValue) { state.borderWidth = $0 } }
    }

    /// The colour of the border; the default is opaque black.
    ///
    /// Animatable.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { change(from: state.borderColor, to: newValue) { state.borderColor = $0 } }
    }

    // MARK: Shadow

    /// The colour of the shadow; the default is opaque black.
    ///
    /// Animatable.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { change(from: state.shadowColor, to: newValue) { state.shadowColor = $0 } }
    }

    /// The opacity of the shadow, from 0 to 1, multiplied by the shadow colour's alpha; the default is 0.
    ///
    /// Animatable.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change(from: state.shadowOpacity, to: newValue) { state.shadowOpacity = $0 } }
    }

    /// The offset of the shadow in points; the default is (0, −3).
    ///
    /// Animatable.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change(from: state.shadowOffset, to: newValue) { state.shadowOffset = $0 } }
    }

    /// The blur radius of the shadow as a standard deviation in points; the default is 3.
    ///
    /// Animatable.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(from: state.shadowRadius, to: newValue) { state.shadowRadius = $0 } }
    }

    /// The path that casts the shadow, with the nonzero winding rule; nil means the layer's own shape.
    ///
    /// Animatable.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change(from: state.shadowPath, to: newValue?.copy()) { state.shadowPath = $0 } }
    }
}
