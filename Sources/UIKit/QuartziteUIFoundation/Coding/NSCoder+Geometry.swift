import QuartzCore

extension NSCoder {
    /// Returns a point as a string, "{x, y}".
    public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
    /// Returns a size as a string, "{width, height}".
    public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
    /// Returns a vector as a string, "{dx, dy}".
    public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
    /// Returns a rectangle as a string, "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns a transform as a string, "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
    }

    /// Returns the point in a string like "{x, y}"; zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns the size in a string like "{width, height}"; zero for other strings.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns the vector in a string like "{dx, dy}"; zero for other strings.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// Returns the rectangle in a string like "{{x, y}, {width, height}}"; zero for other strings.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the transform in a string like "[a, b, c, d, tx, ty]"; the identity for other strings.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Encodes a point for a key.
    public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point), forKey: key) }
    /// Encodes a size for a key.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size), forKey: key) }
    /// Encodes a rectangle for a key.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect), forKey: key) }
    /// Encodes a transform for a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform), forKey: key)
    }

    /// Decodes the point for a key; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(forKey: key)) }
    /// Decodes the size for a key; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(forKey: key)) }
    /// Decodes the rectangle for a key; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(forKey: key)) }
    /// Decodes the transform for a key; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    /// Returns the string for a key; empty if there is none.
    package func text(forKey key: String) -> String {
        guard containsValue(forKey: key), let text = decodeObject(of: NSString.self, forKey: key) else { return "" }
        return String(describing: text)
    }
}

/// Returns a point as a string, "{x, y}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a size as a string, "{width, height}".
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a rectangle as a string, "{{x, y}, {width, height}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns a transform as a string, "[a, b, c, d, tx, ty]".
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// Returns the point in a string like "{x, y}"; zero for other strings.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size in a string like "{width, height}"; zero for other strings.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle in a string like "{{x, y}, {width, height}}"; zero for other strings.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Conversion between numbers and strings in braces.
package enum GeometryText {
    package static func text(_ numbers: [CGFloat]) -> String {
        "{"
            + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(format: "%.0f", Double($0)) : "\($0)" }
            .joined(separator: ", ") + "}"
    }

    package static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == count && numbers.count == count ? numbers : nil
    }
}
