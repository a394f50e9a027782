import QuartziteUIDrawing

/// A closure that makes another colour of a colour.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
    private final class Closure {
        let transform: (UIColor) -> UIColor
        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }

    private let closure: Closure

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { closure = Closure(transform) }

    /// The closure.
    public var transform: (UIColor) -> UIColor { closure.transform }

    /// Returns the colour for a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { closure.transform(input) }

    /// Removes the colour's saturation.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// Keeps the colour, so that a view's tint colour is shown where it is preferred.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// Replaces the tint colour by that of labels.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .label }
    }

    /// Returns whether two transformers are copies of each other.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.closure === rhs.closure }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}
