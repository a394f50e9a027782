import CoreGraphics
import Foundation
import QuartzCore

extension SceneValue {
    /// Creates the value that describes a property's value; nil becomes nothing.
    init(_ any: Any?) {
        if let number = any as? NSNumber, number.isFlag {
            self = .flag(number.boolValue)
        } else {
            self = AnimatableValue(any).map { SceneValue(animatable: $0) } ?? .none
        }
        if !isFinite { self = .none }
    }

    init(animatable value: AnimatableValue) {
        switch value {
        case .number(let x): self = .number(x)
        case .flag(let x): self = .flag(x)
        case .point(let p): self = .numbers([p.x, p.y])
        case .size(let s): self = .numbers([s.width, s.height])
        case .vector(let v): self = .numbers([v.dx, v.dy])
        case .rect(let r): self = .numbers([r.origin.x, r.origin.y, r.size.width, r.size.height])
        case .transform(let t): self = .numbers(t.elements)
        case .color(let color): self = color.map { .numbers($0.components4) } ?? .none
        case .colors(let colors): self = .numbers(colors.flatMap(\.components4))
        case .numbers(let numbers): self = .numbers(numbers)
        case .path(let path): self = path.map { .text("path of \($0.elements.verbs.count) elements") } ?? .none
        case .contents(let contents): self = SceneValue(contents.object as? CGImage)
        case .object(let object): self = SceneValue(object: object)
        }
    }

    private init(_ image: CGImage?) {
        let text = image.map { ParticleImage(of: $0)?.rawValue ?? "\($0.width) × \($0.height) px" }
        self = text.map { .text($0) } ?? .none
    }

    private init(object: Any?) {
        switch object {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(String(describing: text))
        case let text as NSAttributedString: self = .text(text.string)
        case let mask as any RawRepresentable<UInt>: self = .number(Double(mask.rawValue))
        default: self = .none
        }
    }

    /// Returns the value as key-value coding takes it for a property of a kind.
    ///
    /// The result is nil if the value does not fit the kind, and `.some(nil)` if it sets the property to nil.
    func object(of kind: PropertyKind, isEndless: Bool = false) -> Any?? {
        guard isFinite else { return nil }
        switch (kind, self) {
        case (.number, .number(let x)): return .some(x)
        case (.number, .none) where isEndless: return .some(Double.infinity)
        case (.flag, .flag(let x)): return .some(x)
        case (.choice, .text(let x)), (.text, .text(let x)): return .some(x)
        case (.choice, .none), (.text, .none), (.color, .none), (.colors, .none), (.numbers, .none):
            return .some(nil)
        case (.numbers, .numbers(let x)): return .some(x.map { NSNumber(value: $0) })
        case (.point, .numbers(let x)) where x.count == 2: return .some(CGPoint(x: x[0], y: x[1]))
        case (.size, .numbers(let x)) where x.count == 2: return .some(CGSize(width: x[0], height: x[1]))
        case (.vector, .numbers(let x)) where x.count == 2: return .some(CGVector(dx: x[0], dy: x[1]))
        case (.rect, .numbers(let x)) where x.count == 4:
            return .some(CGRect(x: x[0], y: x[1], width: x[2], height: x[3]))
        case (.color, .numbers(let x)) where x.count == 4: return .some(CGColor(components4: x[...]))
        case (.colors, .numbers(let x)) where x.count % 4 == 0:
            return .some(stride(from: 0, to: x.count, by: 4).map { CGColor(components4: x[$0..<$0 + 4]) })
        case (.transform, .numbers(let x)) where x.count == 16: return .some(CATransform3D(elements: x))
        default: return nil
        }
    }
}

extension NSNumber {
    /// Whether the number is a Boolean value.
    var isFlag: Bool { String(cString: objCType) == "c" }
}

extension CGColor {
    /// The unpremultiplied extended-sRGB components.
    var components4: [Double] { [rgba.r, rgba.g, rgba.b, rgba.a] }

    /// Creates a colour from four components; the last is clamped to 0…1.
    ///
    /// The colour is in the plain sRGB space if the components allow it.
    convenience init(components4 c: ArraySlice<Double>) {
        let (r, g, b) = (c[c.startIndex], c[c.startIndex + 1], c[c.startIndex + 2])
        let a = min(max(c[c.startIndex + 3], 0), 1)
        if [r, g, b, a].allSatisfy((0...1).contains) {
            self.init(srgbRed: r, green: g, blue: b, alpha: a)
        } else {
            self.init(extendedRed: r, green: g, blue: b, alpha: a)
        }
    }
}

extension CATransform3D {
    /// The elements m11, m12 … m44.
    var elements: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    init(elements e: [Double]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}
