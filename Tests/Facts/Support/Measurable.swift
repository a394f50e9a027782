import Foundation
import QuartzCore

/// A value made of numbers, so that two values differ by as much as the numbers that differ most.
public protocol Measurable {
    /// The largest difference of any number; infinite between values of different shape.
    func largestDifference(from other: Self) -> Double
}

extension BinaryFloatingPoint {
    /// The difference of two numbers; infinite where only one of them is not a number.
    public func largestDifference(from other: Self) -> Double {
        if self == other { return 0 }
        return isNaN || other.isNaN ? .infinity : abs(Double(self) - Double(other))
    }
}

extension BinaryInteger {
    /// The difference of two whole numbers.
    public func largestDifference(from other: Self) -> Double { abs(Double(self) - Double(other)) }
}

extension Double: Measurable {}
extension Float: Measurable {}
extension CGFloat: Measurable {}
extension Int: Measurable {}
extension UInt8: Measurable {}

extension CGPoint: Measurable {
    /// The difference of the coordinate that differs most.
    public func largestDifference(from other: CGPoint) -> Double {
        [x, y].largestDifference(from: [other.x, other.y])
    }
}

extension CGSize: Measurable {
    /// The difference of the side that differs most.
    public func largestDifference(from other: CGSize) -> Double {
        [width, height].largestDifference(from: [other.width, other.height])
    }
}

extension CGRect: Measurable {
    /// The difference of the coordinate or side that differs most.
    public func largestDifference(from other: CGRect) -> Double {
        max(origin.largestDifference(from: other.origin), size.largestDifference(from: other.size))
    }
}

extension CGAffineTransform: Measurable {
    /// The difference of the entry that differs most.
    public func largestDifference(from other: CGAffineTransform) -> Double {
        [a, b, c, d, tx, ty].largestDifference(from: [other.a, other.b, other.c, other.d, other.tx, other.ty])
    }
}

extension CATransform3D: Measurable {
    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The difference of the entry that differs most.
    public func largestDifference(from other: CATransform3D) -> Double { rows.largestDifference(from: other.rows) }
}

extension Array: Measurable where Element: Measurable {
    /// The difference of the elements that differ most; infinite between arrays of different length.
    public func largestDifference(from other: [Element]) -> Double {
        count == other.count ? zip(self, other).map { $0.largestDifference(from: $1) }.max() ?? 0 : .infinity
    }
}

extension Optional: Measurable where Wrapped: Measurable {
    /// The difference of two values; none between two nils, infinite between nil and a value.
    public func largestDifference(from other: Wrapped?) -> Double {
        switch (self, other) {
        case (nil, nil): 0
        case (let mine?, let its?): mine.largestDifference(from: its)
        default: .infinity
        }
    }
}
