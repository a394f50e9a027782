/// The properties that `CAShapeLayer` adds, as a value.
struct ShapeValues: PropertyValues {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [Double]?

    static let properties = PropertyTable<ShapeValues>([
        Property("path", \.path, animates: false) { $0?.copy() },
        Property("fillColor", \.fillColor),
        Property("fillRule", \.fillRule, animates: false),
        Property("strokeColor", \.strokeColor),
        Property("strokeStart", \.strokeStart),
        Property("strokeEnd", \.strokeEnd),
        Property("lineWidth", \.lineWidth),
        Property("miterLimit", \.miterLimit),
        Property("lineCap", \.lineCap, animates: false),
        Property("lineJoin", \.lineJoin, animates: false),
        Property("lineDashPhase", \.lineDashPhase),
        Property("lineDashPattern", \.lineDashPattern, animates: false),
    ])
}

extension CAShapeLayerFillRule: NamedPropertyValue {}
extension CAShapeLayerLineCap: NamedPropertyValue {}
extension CAShapeLayerLineJoin: NamedPropertyValue {}
