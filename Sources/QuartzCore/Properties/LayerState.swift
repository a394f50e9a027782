/// The built-in properties of a layer, as a value.
///
/// The model layer stores one; a presentation copy stores another with the animations applied.
package struct LayerState {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3D.identity
    package var sublayerTransform = CATransform3D.identity
    package var isGeometryFlipped = false
    package var isHidden = false
    package var isDoubleSided = true
    package var masksToBounds = false

    package var contents = LayerContents.none
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsFormat = CALayerContentsFormat.RGBA8Uint
    package var contentsScale: CGFloat = 1
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0

    package var isOpaque = false
    package var opacity: Float = 1
    package var allowsGroupOpacity = true
    package var compositingFilter: Any?
    package var filters = LayerFilters()
    package var backgroundFilters = LayerFilters()
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = LayerState.opaqueBlack
    package var shadowColor: CGColor? = LayerState.opaqueBlack
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1

    package init() {}

    /// Has four components, as measured (fact cls-073).
    private static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
