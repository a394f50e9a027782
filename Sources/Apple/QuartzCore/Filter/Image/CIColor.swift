import CoreGraphics

/// A colour with sRGB components, in Core Image's API.
public final class CIColor: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    /// Creates a colour from components, usually 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        values = [red, green, blue, alpha]
        super.init()
    }

    /// Creates a colour from a colour of Core Graphics, converted to sRGB.
    public convenience init(cgColor: CGColor) {
        let color =
            cgColor.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) ?? cgColor
        let components = color.components ?? []
        guard components.count >= 4 else {
            let white = components.first ?? 0
            self.init(red: white, green: white, blue: white, alpha: cgColor.alpha)
            return
        }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    /// Creates a colour from numbers separated by spaces, such as "0.5 0.1 0.7 1"; missing ones are 0, or 1 for alpha.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { Double($0) ?? 0 }
        func number(_ index: Int, _ standard: CGFloat) -> CGFloat { numbers.count > index ? numbers[index] : standard }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// The red component.
    public var red: CGFloat { values[0] }
    /// The green component.
    public var green: CGFloat { values[1] }
    /// The blue component.
    public var blue: CGFloat { values[2] }
    /// The opacity.
    public var alpha: CGFloat { values[3] }
    /// The number of components: 4.
    public var numberOfComponents: Int { values.count }
    /// The components as numbers separated by spaces.
    public var stringRepresentation: String { values.map { "\(Double($0))" }.joined(separator: " ") }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque grey.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the colour itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether an object is a colour with the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.values == values }
    /// A hash of the components.
    public override var hash: Int { values.hashValue }

    var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}

/// A list of numbers, in Core Image's API.
public final class CIVector: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    /// Creates a vector of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
        super.init()
    }

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of a point's coordinates.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.size.width, r.size.height]) }

    /// Returns a number; 0 if there are fewer.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The number of numbers.
    public var count: Int { values.count }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Returns the vector itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether an object is a vector of the same numbers.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// A hash of the numbers.
    public override var hash: Int { values.hashValue }

    var simd: SIMD4<Double> { SIMD4(x, y, z, w) }
}
