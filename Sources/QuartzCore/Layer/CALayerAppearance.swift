/// How a layer looks: contents, colours, corners, border, shadow.
///
/// Use ``CALayer``.
///
/// A class of its own only so that these properties can be overridden, which members of extensions cannot.
/// Those said to animate post their action when they change.
open class _CALayerAppearance: _CALayerBase {
    // MARK: Contents

    /// The picture shown, a `CGImage`; nil unless set; animates as a cross-fade; other objects are kept, and not drawn.
    open var contents: Any? {
        get { state.contents.object }
        set {
            let value = LayerContents(newValue)
            if !value.isSame(as: state.contents) { change(#function) { state.contents = value } }
        }
    }

    /// The part of the contents to show, in fractions of the picture; all of it unless set; animates.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { change(from: state.contentsRect, to: newValue) { state.contentsRect = $0 } }
    }

    /// The part of the contents that stretches, in fractions of the picture; all of it unless set; animates.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { change(from: state.contentsCenter, to: newValue) { state.contentsCenter = $0 } }
    }

    /// How contents are placed in the bounds; stretched over them unless set, and for unknown names.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { state.contentsGravity = newValue.known }
    }

    /// How drawn contents are kept; ``CALayerContentsFormat/RGBA8Uint`` unless set, and for unknown names.
    ///
    /// Whatever it says, contents have 8 bits a channel.
    open var contentsFormat: CALayerContentsFormat {
        get { state.contentsFormat }
        set { state.contentsFormat = newValue.known }
    }

    /// Pixels of the contents per point; 1 unless set; animates.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change(from: state.contentsScale, to: newValue) { state.contentsScale = $0 } }
    }

    /// How contents are read when drawn smaller; linear unless set.
    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { state.minificationFilter = newValue }
    }

    /// How contents are read when drawn larger; linear unless set.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { state.magnificationFilter = newValue }
    }

    /// Added to the level of detail that trilinear contents are read at; 0 unless set, 1 halves the detail.
    open var minificationFilterBias: Float {
        get { state.minificationFilterBias }
        set { state.minificationFilterBias = newValue }
    }

    /// A hint that the contents are opaque; drawing does not depend on it.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { state.isOpaque = newValue }
    }

    // MARK: Compositing

    /// From 0, transparent, to 1, the default; clamped when drawn; animates.
    open var opacity: Float {
        get { state.opacity }
        set { change(from: state.opacity, to: newValue) { state.opacity = $0 } }
    }

    /// Whether the layer and its sublayers fade as one picture; true unless set.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { state.allowsGroupOpacity = newValue }
    }

    /// Applied in order to all that the layer shows, its shadow and mask included, before it is faded; nil unless set.
    ///
    /// ``CIFilter``s are copied; their inputs change and animate by `filters.NAME.inputRadius`. Anything else is kept, and
    /// does nothing.
    open var filters: [Any]? {
        get { state.filters.objects }
        set { change(#function) { state.filters = LayerFilters(newValue) } }
    }

    /// Applied in order to what lies behind the layer, inside its rounded bounds; nil unless set.
    ///
    /// As ``filters``; the key path is `backgroundFilters.NAME.inputRadius`. A layer drawn over pixels that are already
    /// there, by `render(in:)`, does not see them.
    open var backgroundFilters: [Any]? {
        get { state.backgroundFilters.objects }
        set { change(#function) { state.backgroundFilters = LayerFilters(newValue) } }
    }

    /// How the layer is mixed with what lies below: nil for source-over, or a name such as "multiplyBlendMode" or
    /// "CIMultiplyBlendMode", or a ``CIFilter`` made by such a name.
    ///
    /// Modes that keep only what both have, such as "sourceIn", apply where the layer is drawn, not beyond.
    open var compositingFilter: Any? {
        get { state.compositingFilter }
        set { change(#function) { state.compositingFilter = newValue } }
    }

    /// Whether the layer and its sublayers are left out; false unless set; animates at the half-way point.
    open var isHidden: Bool {
        get { state.isHidden }
        set { change(from: state.isHidden, to: newValue, key: "hidden") { state.isHidden = $0 } }
    }

    /// Whether sublayers and contents are clipped to the rounded bounds; false unless set; animates at the half-way point.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change(from: state.masksToBounds, to: newValue) { state.masksToBounds = $0 } }
    }

    /// Whether the layer, with shadow and sublayers, is drawn into a picture of `rasterizationScale` first, and that shown;
    /// animates.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { change(from: state.shouldRasterize, to: newValue) { state.shouldRasterize = $0 } }
    }

    /// Pixels a point of the picture that `shouldRasterize` makes; 1 unless set, whatever the screen's scale; animates.
    ///
    /// Below 1/1024 and above 64 nothing is rasterised.
    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { change(from: state.rasterizationScale, to: newValue) { state.rasterizationScale = $0 } }
    }

    // MARK: Background, corners, border

    /// Fills the rounded bounds below the contents; nil unless set; animates.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { change(from: state.backgroundColor, to: newValue) { state.backgroundColor = $0 } }
    }

    /// The radius of background, border and clip in points; 0 unless set; animates.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change(from: state.cornerRadius, to: newValue) { state.cornerRadius = $0 } }
    }

    /// Which corners are rounded; all unless set; animates at the half-way point.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set {
            change(from: state.maskedCorners, to: newValue.intersection(.all)) { state.maskedCorners = $0 }
        }
    }

    /// The shape of rounded corners; unknown curves become circular.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { state.cornerCurve = newValue.known }
    }

    /// The width in points of the border inside the bounds; 0 unless set; animates.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change(from: state.borderWidth, to: newValue) { state.borderWidth = $0 } }
    }

    /// The border's colour; opaque black unless set; animates.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { change(from: state.borderColor, to: newValue) { state.borderColor = $0 } }
    }

    // MARK: Shadow

    /// The shadow's colour; opaque black unless set; animates.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { change(from: state.shadowColor, to: newValue) { state.shadowColor = $0 } }
    }

    /// From 0, the default, to 1; multiplies the shadow colour's alpha; animates.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change(from: state.shadowOpacity, to: newValue) { state.shadowOpacity = $0 } }
    }

    /// How far the shadow falls, in points; (0, −3) unless set; animates.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change(from: state.shadowOffset, to: newValue) { state.shadowOffset = $0 } }
    }

    /// The standard deviation of the shadow's blur in points; 3 unless set; animates.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(from: state.shadowRadius, to: newValue) { state.shadowRadius = $0 } }
    }

    /// What casts the shadow, non-zero winding; nil for the layer's own shape; animates.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change(from: state.shadowPath, to: newValue?.copy()) { state.shadowPath = $0 } }
    }
}
