extension LayerState: PropertyValues {
    /// The properties of every layer (layers.md §5 and §6).
    static let properties = PropertyTable<LayerState>(
        geometry + contentProperties + appearance + shadow, listsZeros: true)

    private static var geometry: [Property<LayerState>] {
        [
            Property("bounds", \.bounds, effects: [.layout, .geometry], listsDefault: false) { $0.standardized },
            Property("position", \.position, effects: .geometry, listsDefault: false),
            Property("zPosition", \.zPosition),
            Property("anchorPoint", \.anchorPoint),
            Property("anchorPointZ", \.anchorPointZ),
            Property("transform", \.transform),
            Property("sublayerTransform", \.sublayerTransform),
            Property("geometryFlipped", \.isGeometryFlipped, getter: "isGeometryFlipped", animates: false),
            Property("doubleSided", \.isDoubleSided, getter: "isDoubleSided", animates: false),
            Property("hidden", \.isHidden, getter: "isHidden", effects: .visibility),
            Property("masksToBounds", \.masksToBounds),
        ]
    }

    private static var contentProperties: [Property<LayerState>] {
        [
            Property("contents", \.contents),
            Property("contentsRect", \.contentsRect),
            Property("contentsCenter", \.contentsCenter),
            Property("contentsGravity", \.contentsGravity, animates: false) { $0.known },
            Property("contentsFormat", \.contentsFormat, animates: false) { $0.known },
            Property("contentsScale", \.contentsScale),
            Property("minificationFilter", \.minificationFilter, animates: false),
            Property("magnificationFilter", \.magnificationFilter, animates: false),
            Property("minificationFilterBias", \.minificationFilterBias, animates: false),
        ]
    }

    private static var appearance: [Property<LayerState>] {
        [
            Property("opaque", \.isOpaque, getter: "isOpaque", animates: false),
            Property("opacity", \.opacity),
            Property("allowsGroupOpacity", \.allowsGroupOpacity, animates: false),
            Property("compositingFilter", object: \.compositingFilter, effects: .transition),
            Property("backgroundColor", \.backgroundColor),
            Property("cornerRadius", \.cornerRadius),
            Property("maskedCorners", \.maskedCorners),
            Property("cornerCurve", \.cornerCurve, animates: false) { $0.known },
            Property("borderWidth", \.borderWidth),
            Property("borderColor", \.borderColor),
            Property("shouldRasterize", \.shouldRasterize),
            Property("rasterizationScale", \.rasterizationScale),
        ]
    }

    private static var shadow: [Property<LayerState>] {
        [
            Property("shadowColor", \.shadowColor),
            Property("shadowOpacity", \.shadowOpacity),
            Property("shadowOffset", \.shadowOffset),
            Property("shadowRadius", \.shadowRadius),
            Property("shadowPath", \.shadowPath),
        ]
    }
}

extension CALayerContentsGravity: NamedPropertyValue {}
extension CALayerContentsFormat: NamedPropertyValue {}
extension CALayerContentsFilter: NamedPropertyValue {}
extension CALayerCornerCurve: NamedPropertyValue {}
