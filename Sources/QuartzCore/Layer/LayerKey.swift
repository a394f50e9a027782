/// The keys of a layer's built-in properties, as key-value coding spells them.
package enum LayerKey: String, CaseIterable {
    case anchorPoint
    case anchorPointZ
    case backgroundColor
    case borderColor
    case borderWidth
    case bounds
    case compositingFilter
    case contents
    case contentsCenter
    case contentsFormat
    case contentsGravity
    case contentsRect
    case contentsScale
    case cornerCurve
    case cornerRadius
    case doubleSided
    case geometryFlipped
    case hidden
    case magnificationFilter
    case maskedCorners
    case masksToBounds
    case minificationFilter
    case minificationFilterBias
    case opacity
    case opaque
    case allowsGroupOpacity
    case position
    case rasterizationScale
    case shadowColor
    case shadowOffset
    case shadowOpacity
    case shadowPath
    case shadowRadius
    case shouldRasterize
    case sublayerTransform
    case transform
    case zPosition

    /// A key by its name or by its getter's, such as "isHidden".
    init?(keyOrGetter name: String) {
        if let key = LayerKey(rawValue: name) {
            self = key
            return
        }
        switch name {
        case "isHidden": self = .hidden
        case "isDoubleSided": self = .doubleSided
        case "isGeometryFlipped": self = .geometryFlipped
        case "isOpaque": self = .opaque
        default: return nil
        }
    }

    /// Whether a change animates by itself (layers.md §6).
    var animatesImplicitly: Bool {
        switch self {
        case .compositingFilter, .contentsFormat, .contentsGravity, .cornerCurve, .doubleSided, .geometryFlipped,
            .magnificationFilter, .minificationFilter, .minificationFilterBias, .opaque, .allowsGroupOpacity:
            false
        default: true
        }
    }
}

extension LayerState {
    package subscript(key: LayerKey) -> AnimatableValue {
        switch key {
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .backgroundColor: .color(backgroundColor)
        case .borderColor: .color(borderColor)
        case .borderWidth: .number(borderWidth)
        case .bounds: .rect(bounds)
        case .compositingFilter: .object(compositingFilter)
        case .contents: .contents(contents)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsFormat: .object(contentsFormat.rawValue)
        case .contentsGravity: .object(contentsGravity.rawValue)
        case .contentsRect: .rect(contentsRect)
        case .contentsScale: .number(contentsScale)
        case .cornerCurve: .object(cornerCurve.rawValue)
        case .cornerRadius: .number(cornerRadius)
        case .doubleSided: .flag(isDoubleSided)
        case .geometryFlipped: .flag(isGeometryFlipped)
        case .hidden: .flag(isHidden)
        case .magnificationFilter: .object(magnificationFilter.rawValue)
        case .maskedCorners: .object(NSNumber(value: maskedCorners.rawValue))
        case .masksToBounds: .flag(masksToBounds)
        case .minificationFilter: .object(minificationFilter.rawValue)
        case .minificationFilterBias: .number(Double(minificationFilterBias))
        case .opacity: .number(Double(opacity))
        case .opaque: .flag(isOpaque)
        case .allowsGroupOpacity: .flag(allowsGroupOpacity)
        case .position: .point(position)
        case .rasterizationScale: .number(rasterizationScale)
        case .shadowColor: .color(shadowColor)
        case .shadowOffset: .size(shadowOffset)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowPath: .path(shadowPath)
        case .shadowRadius: .number(shadowRadius)
        case .shouldRasterize: .flag(shouldRasterize)
        case .sublayerTransform: .transform(sublayerTransform)
        case .transform: .transform(transform)
        case .zPosition: .number(zPosition)
        }
    }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    package mutating func set(_ value: AnimatableValue, for key: LayerKey) {
        guard value.isFinite else { return }
        switch (key, value) {
        case (.anchorPoint, .point(let x)): anchorPoint = x
        case (.anchorPointZ, .number(let x)): anchorPointZ = x
        case (.backgroundColor, .color(let x)): backgroundColor = x
        case (.borderColor, .color(let x)): borderColor = x
        case (.borderWidth, .number(let x)): borderWidth = x
        case (.bounds, .rect(let x)): bounds = x.standardized
        case (.compositingFilter, .object(let x)): compositingFilter = x
        case (.contents, .contents(let x)): contents = x
        case (.contentsCenter, .rect(let x)): contentsCenter = x
        case (.contentsFormat, .object(let x)):
            if let name = Self.name(x) { contentsFormat = .init(rawValue: name).known }
        case (.contentsGravity, .object(let x)):
            if let name = Self.name(x) { contentsGravity = .init(rawValue: name).known }
        case (.contentsRect, .rect(let x)): contentsRect = x
        case (.contentsScale, .number(let x)): contentsScale = x
        case (.cornerCurve, .object(let x)):
            if let name = Self.name(x) { cornerCurve = name == "continuous" ? .continuous : .circular }
        case (.cornerRadius, .number(let x)): cornerRadius = x
        case (.doubleSided, _): if let x = value.bool { isDoubleSided = x }
        case (.geometryFlipped, _): if let x = value.bool { isGeometryFlipped = x }
        case (.hidden, _): if let x = value.bool { isHidden = x }
        case (.magnificationFilter, .object(let x)):
            if let name = Self.name(x) { magnificationFilter = .init(rawValue: name) }
        case (.maskedCorners, .number(let x)): maskedCorners = CACornerMask(rawValue: UInt(min(max(x, 0), 15)))
        case (.maskedCorners, .object(let x as NSNumber)):
            maskedCorners = CACornerMask(rawValue: x.uintValue).intersection(.all)
        case (.masksToBounds, _): if let x = value.bool { masksToBounds = x }
        case (.minificationFilter, .object(let x)):
            if let name = Self.name(x) { minificationFilter = .init(rawValue: name) }
        case (.minificationFilterBias, .number(let x)): minificationFilterBias = Float(nearest: x)
        case (.opacity, .number(let x)): opacity = Float(nearest: x)
        case (.opaque, _): if let x = value.bool { isOpaque = x }
        case (.allowsGroupOpacity, _): if let x = value.bool { allowsGroupOpacity = x }
        case (.position, .point(let x)): position = x
        case (.rasterizationScale, .number(let x)): rasterizationScale = x
        case (.shadowColor, .color(let x)): shadowColor = x
        case (.shadowOffset, .size(let x)): shadowOffset = x
        case (.shadowOpacity, .number(let x)): shadowOpacity = Float(nearest: x)
        case (.shadowPath, .path(let x)): shadowPath = x
        case (.shadowRadius, .number(let x)): shadowRadius = x
        case (.shouldRasterize, _): if let x = value.bool { shouldRasterize = x }
        case (.sublayerTransform, .transform(let x)): sublayerTransform = x
        case (.transform, .transform(let x)): transform = x
        case (.zPosition, .number(let x)): zPosition = x
        default: break
        }
    }

    /// What a name is given by: a string, or a type with one inside.
    package static func name(_ object: Any?) -> String? {
        object as? String ?? (object as? any RawRepresentable<String>)?.rawValue
    }

    /// Writes what `nil` stands for: no colour, no path, no contents, or the default of everything else.
    package mutating func clear(_ key: LayerKey) {
        switch key {
        case .backgroundColor, .borderColor, .shadowColor: set(.color(nil), for: key)
        case .shadowPath: shadowPath = nil
        case .contents: contents = .none
        case .compositingFilter: compositingFilter = nil
        default: set(LayerState()[key], for: key)
        }
    }
}
