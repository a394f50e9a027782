import Foundation
import QuartzCore

/// A value made of numbers; two values differ by the largest difference of their numbers.
public protocol Measurable {
    /// Returns the largest difference between corresponding numbers; infinite if the shapes differ.
    func largestDifference(from other: Self) -> Double
}

extension BinaryFloatingPoint {
    /// Returns the difference between two numbers; infinite if either is NaN.
    public func largestDifference(from other: Self) -> Double {
        if self == other { return 0 }
        return isNaN || other.isNaN ? .infinity : abs(Double(self) - Double(other))
    }
}

extension BinaryInteger {
    /// Returns the difference between two integers.
    public func largestDifference(from other: Self) -> Double { abs(Double(self) - Double(other)) }
}

extension Double: Measurable {}
extension Float: Measurable {}
extension CGFloat: Measurable {}
extension Int: Measurable {}
extension UInt8: Measurable {}

extension CGPoint: Measurable {
    /// Returns the larger difference of the two coordinates.
    public func largestDifference(from other: CGPoint) -> Double {
        [x, y].largestDifference(from: [other.x, other.y])
    }
}

extension CGSize: Measurable {
    /// Returns the larger difference of width and height.
    public func largestDifference(from other: CGSize) -> Double {
        [width, height].largestDifference(from: [other.width, other.height])
    }
}

extension CGRect: Measurable {
    /// Returns the largest difference of the coordinates, width and height.
    public func largestDifference(from other: CGRect) -> Double {
        max(origin.largestDifference(from: other.origin), size.largestDifference(from: other.size))
    }
}

extension CGAffineTransform: Measurable {
    /// Returns the largest difference of the entries.
    public func largestDifference(from other: CGAffineTransform) -> Double {
        [a, b, c, d, tx, ty].largestDifference(from: [other.a, other.b, other.c, other.d, other.tx, other.ty])
    }
}

extension CATransform3D: Measurable {
    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// Returns the largest difference of the entries.
    public func largestDifference(from other: CATransform3D) -> Double { rows.largestDifference(from: other.rows) }
}

extension Array: Measurable where Element: Measurable {
    /// Returns the largest difference of the elements; infinite if the counts differ.
    public func largestDifference(from other: [Element]) -> Double {
        count == other.count ? zip(self, other).map { $0.largestDifference(from: $1) }.max() ?? 0 : .infinity
    }
}

extension Optional: Measurable where Wrapped: Measurable {
    /// Returns the difference between two values; 0 between two nils, infinite between nil and a value.
    public func largestDifference(from other: Wrapped?) -> Double {
        switch (self, other) {
        case (nil, nil): 0
        case (let mine?, let its?): mine.largestDifference(from: its)
        default: .infinity
        }
    }
}
