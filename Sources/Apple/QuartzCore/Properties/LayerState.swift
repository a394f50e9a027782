/// The built-in properties of a layer, as a value.
///
/// The model layer stores one; a presentation copy stores another with the animations applied.
///
/// Apple's layers are objects with three trees: model, presentation and render tree. Here, the difference between a
/// layer and its presentation is one value of this type. A copy of a structure shows a layer at another time, and
/// nobody can forget to copy a property. Code that draws reads the state in place. Separate stored properties of
/// ``CALayer`` were no alternative: `CommittedVersion` and presentation copies would have to list them again. The cost
/// is the size of the copy; the fast path of moving layers (``LayerMotion``) therefore changes a smaller pose.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3D.identity
    var sublayerTransform = CATransform3D.identity
    var isGeometryFlipped = false
    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false

    var contents = LayerContents.none
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0

    var isOpaque = false
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var compositingFilter: Any?
    var filters = LayerFilters()
    var backgroundFilters = LayerFilters()
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    /// The radii at the top left, top right, bottom right and bottom left, which replace the radius; nil by default.
    var cornerRadii: SIMD4<Double>?
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerState.opaqueBlack
    var shadowColor: CGColor? = LayerState.opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    init() {}

    /// Has four components, as measured (fact cls-073).
    private static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
