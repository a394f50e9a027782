extension LayerState: PropertyValues {
    /// The properties of every layer (layers.md §5 and §6).
    static let properties = PropertyTable<LayerState>(
        geometry + contentProperties + appearance + shadow, listsZeros: true)

    /// The rows that other code refers to.
    enum Row {
        static let bounds = Property<LayerState>(
            "bounds", \.bounds, effects: [.layout, .geometry], listsDefault: false
        ) { $0.standardized }
        static let position = Property<LayerState>("position", \.position, effects: .geometry, listsDefault: false)
        static let zPosition = Property<LayerState>("zPosition", \.zPosition)
        static let transform = Property<LayerState>("transform", \.transform)
        static let masksToBounds = Property<LayerState>("masksToBounds", \.masksToBounds)
        static let contents = Property<LayerState>("contents", \.contents)
        static let opacity = Property<LayerState>("opacity", \.opacity)
        static let backgroundColor = Property<LayerState>("backgroundColor", \.backgroundColor)
    }

    private static var geometry: [Property<LayerState>] {
        [
            Row.bounds,
            Row.position,
            Row.zPosition,
            Property("anchorPoint", \.anchorPoint),
            Property("anchorPointZ", \.anchorPointZ),
            Row.transform,
            Property("sublayerTransform", \.sublayerTransform),
            Property("geometryFlipped", \.isGeometryFlipped, getter: "isGeometryFlipped", animates: false),
            Property("doubleSided", \.isDoubleSided, getter: "isDoubleSided", animates: false),
            Property("hidden", \.isHidden, getter: "isHidden", effects: .visibility),
            Row.masksToBounds,
        ]
    }

    private static var contentProperties: [Property<LayerState>] {
        [
            Row.contents,
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
            Row.opacity,
            Property("allowsGroupOpacity", \.allowsGroupOpacity, animates: false, archiving: .always),
            Property("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, animates: false, archiving: .always),
            Property("edgeAntialiasingMask", \.edgeAntialiasingMask, animates: false),
            Property("compositingFilter", object: \.compositingFilter, effects: .transition),
            Row.backgroundColor,
            Property("cornerRadius", \.cornerRadius),
            Property("maskedCorners", \.maskedCorners),
            Property("cornerCurve", \.cornerCurve, animates: false, archiving: .always) { $0.known },
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
