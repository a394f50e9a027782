extension AnimatableValue {
    /// The value converted to the type of `other`, if scenes may use either type; otherwise the value itself.
    ///
    /// Converts sizes to points and back, flags to numbers and back, and objects to layer contents.
    package func fitted(to other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let x), .flag): .flag(x != 0)
        case (.flag(let x), .number): .number(x ? 1 : 0)
        case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
        case (.size(let s), .point): .point(CGPoint(x: s.width, y: s.height))
        case (.object(let x), .contents): .contents(LayerContents(x))
        default: self
        }
    }

    /// The neutral element of addition; the value itself if it cannot be added.
    package var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .vector: .vector(CGVector(dx: 0, dy: 0))
        case .transform: .transform(.identity)
        case .color: .color(nil)
        case .numbers(let x): .numbers(x.map { _ in 0 })
        case .path, .contents, .colors, .flag, .object: self
        }
    }

    /// Whether a number, flag, point, size, rectangle or vector is zero; false for all other types.
    var isZero: Bool {
        switch self {
        case .number(let x): x == 0
        case .flag(let x): !x
        case .point(let x): x == .zero
        case .size(let x): x == .zero
        case .rect(let x): x == .zero
        case .vector(let x): x.dx == 0 && x.dy == 0
        default: false
        }
    }

    /// The value of this type that `NSNull` stands for: nothing if the type has an empty value, otherwise zero.
    package var empty: AnimatableValue {
        switch self {
        case .path: .path(nil)
        case .contents: .contents(.none)
        case .object: .object(nil)
        default: zero
        }
    }

    package var negated: AnimatableValue {
        if case .transform(let t) = self { return .transform(CATransform3DInvert(t)) }
        return multiplied(by: -1)
    }

    /// This value plus `other`: the sum of the components, or `other` concatenated before this transform.
    ///
    /// The result is `other` if the values cannot be added.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
        case (.color(let a), .color(let b)):
            let (x, y) = (RGBA(a), RGBA(b))
            return .color(RGBA(r: x.r + y.r, g: x.g + y.g, b: x.b + y.b, a: x.a + y.a).color)
        default:
            return zip(with: other) { $0 + $1 } ?? other
        }
    }

    /// The value with every component multiplied by `k`; a transform is applied `k` times, which need not be a whole
    /// number.
    package func multiplied(by k: Double) -> AnimatableValue {
        switch self {
        case .transform(let t): return .transform(t.repeated(k))
        case .color(let c):
            let x = RGBA(c)
            return .color(RGBA(r: x.r * k, g: x.g * k, b: x.b * k, a: x.a * k).color)
        default: return zip(with: self) { x, _ in x * k } ?? self
        }
    }

    /// The value at `fraction` of the path to `end` (timing.md §13); fractions outside 0…1 extrapolate.
    package func interpolated(to end: AnimatableValue, fraction f: Double) -> AnimatableValue {
        switch (self, end) {
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, fraction: f))
        case (.color(let a), .color(let b)):
            return .color(f == 0 ? a : f == 1 ? b : RGBA(a).interpolated(to: RGBA(b), fraction: f).color)
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(Swift.zip(a, b).map { RGBA($0).interpolated(to: RGBA($1), fraction: f).color })
        case (.contents(let a), .contents(let b)):
            if f <= 0 { return self }
            return f >= 1 ? end : .contents(.crossFade(from: a.image, to: b.image, fraction: f))
        case (.path(let a?), .path(let b?)):
            if let mixed = a.interpolated(to: b, fraction: f) { return .path(mixed) }
        default:
            // This form gives both ends exactly.
            if let mixed = zip(with: end, { $0 * (1 - f) + $1 * f }) { return mixed }
        }
        return f < 0.5 ? self : end
    }

    /// Combines two values of the same type number by number.
    private func zip(with other: AnimatableValue, _ mix: (Double, Double) -> Double) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(mix(a, b))
        case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.vector(let a), .vector(let b)): .vector(CGVector(dx: mix(a.dx, b.dx), dy: mix(a.dy, b.dy)))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(Swift.zip(a, b).map(mix))
        default: nil
        }
    }
}

/// Unpremultiplied extended-sRGB components; a missing colour is transparent black.
private struct RGBA {
    var r = 0.0
    var g = 0.0
    var b = 0.0
    var a = 0.0

    init(r: Double, g: Double, b: Double, a: Double) {
        self.r = r
        self.g = g
        self.b = b
        self.a = a
    }

    init(_ color: CGColor?) {
        if let c = color?.rgba { self.init(r: c.r, g: c.g, b: c.b, a: c.a) } else { self.init(r: 0, g: 0, b: 0, a: 0) }
    }

    var color: CGColor { CGColor(extendedRed: r, green: g, blue: b, alpha: a) }

    func interpolated(to end: RGBA, fraction f: Double) -> RGBA {
        func mix(_ x: Double, _ y: Double) -> Double { x * (1 - f) + y * f }
        return RGBA(r: mix(r, end.r), g: mix(g, end.g), b: mix(b, end.b), a: mix(a, end.a))
    }
}
