/// A property value that can be interpolated, added and written back.
package enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case vector(CGVector)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case contents(LayerContents)
    case numbers([Double])
    case colors([CGColor])
    /// A Boolean value, which changes at the half-way point.
    case flag(Bool)
    /// Any other object, which changes at the half-way point.
    case object(Any?)
}

extension AnimatableValue {
    /// Reads any value that a scene may assign to `fromValue`, `values` or `setValue(_:forKey:)`.
    ///
    /// Nil and `NSNull` are not values.
    package init?(_ any: Any?) {
        guard let any else { return nil }
        if let value = AnimatableValue(common: any) {
            self = value
            return
        }
        if any is NSNull { return nil }
        // Casts also read optionals, subclasses and rarer types. A cast from CGFloat to Double fails.
        switch any {
        case let x as Double: self = .number(x)
        case let x as CGFloat: self = .number(x)
        case let x as Float: self = .number(Double(x))
        case let x as CGPoint: self = .point(x)
        case let x as CGSize: self = .size(x)
        case let x as CGRect: self = .rect(x)
        case let x as CATransform3D: self = .transform(x)
        case let x as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(x))
        case let x as CGVector: self = .vector(x)
        case let x as CGColor: self = .color(x)
        case let x as CGPath: self = .path(x)
        case let x as CGImage: self = .contents(.image(x))
        case let x as AnimatableValue: self = x
        default:
            guard let value = AnimatableValue(boxed: any) else { return nil }
            self = value
        }
    }

    /// Reads a value whose type is exactly one that animations often have.
    ///
    /// Types are compared because a cast that fails takes many times as long: it searches for a bridge, and boxes
    /// structures.
    private init?(common any: Any) {
        let type = type(of: any)
        if type == Double.self, let x = any as? Double {
            self = .number(x)
        } else if type == CGFloat.self, let x = any as? CGFloat {
            self = .number(x)
        } else if type == NSNumber.self, let x = any as? NSNumber {
            self = .number(x.doubleValue)
        } else if type == CGPath.self || type == CGMutablePath.self, let x = any as? CGPath {
            self = .path(x)
        } else if type == CGColor.self, let x = any as? CGColor {
            self = .color(x)
        } else if type == CGPoint.self, let x = any as? CGPoint {
            self = .point(x)
        } else if type == CGSize.self, let x = any as? CGSize {
            self = .size(x)
        } else if type == CGRect.self, let x = any as? CGRect {
            self = .rect(x)
        } else if type == CATransform3D.self, let x = any as? CATransform3D {
            self = .transform(x)
        } else {
            return nil
        }
    }

    private init?(boxed any: Any) {
        switch any {
        case let x as Bool where type(of: any) == Bool.self: self = .flag(x)
        case let x as any BinaryInteger: self = .number(Double(x))
        case let x as NSNumber: self = .number(x.doubleValue)
        case let x as NSValue:
            guard let value = AnimatableValue(value: x) else { return nil }
            self = value
        case let x as [CGColor] where !x.isEmpty: self = .colors(x)
        case let x as [Any]:
            let numbers = x.compactMap { AnimatableValue($0)?.double }
            self = numbers.count == x.count && !x.isEmpty ? .numbers(numbers) : .object(any)
        default: self = .object(any)
        }
    }

    private init?(value: NSValue) {
        switch String(cString: value.objCType) {
        case _ where value.isAffineTransform:
            self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
        case _ where value.isVector: self = .vector(value.cgVectorValue)
        case NSValue.transform3DType: self = .transform(value.caTransform3DValue)
        case String(cString: NSValue(point: .zero).objCType): self = .point(value.pointValue)
        case String(cString: NSValue(size: .zero).objCType): self = .size(value.sizeValue)
        case String(cString: NSValue(rect: .zero).objCType): self = .rect(value.rectValue)
        default: return nil
        }
    }

    /// The value that key-value coding returns: an `NSNumber` for a number, otherwise the value itself.
    package var boxed: Any? {
        switch self {
        case .number(let x): NSNumber(value: x)
        case .point(let x): x
        case .size(let x): x
        case .rect(let x): x
        case .vector(let x): x
        case .transform(let x): x
        case .color(let x): x
        case .path(let x): x
        case .contents(let x): x.object
        case .numbers(let x): x.map { NSNumber(value: $0) }
        case .colors(let x): x
        case .flag(let x): NSNumber(value: x)
        case .object(let x): x
        }
    }

    package var double: Double? {
        switch self {
        case .number(let x): x
        case .flag(let x): x ? 1 : 0
        default: nil
        }
    }

    package var bool: Bool? { double.map { $0 != 0 } }

    /// Whether every number in the value is finite; only finite values are written to a layer.
    package var isFinite: Bool {
        switch self {
        case .number(let x): x.isFinite
        case .point(let p): p.x.isFinite && p.y.isFinite
        case .size(let s): s.width.isFinite && s.height.isFinite
        case .vector(let v): v.dx.isFinite && v.dy.isFinite
        case .rect(let r): (r.origin.x + r.origin.y + r.size.width + r.size.height).isFinite
        case .transform(let t): t.isFinite
        case .numbers(let x): x.allSatisfy(\.isFinite)
        case .color, .path, .contents, .colors, .flag, .object: true
        }
    }
}
