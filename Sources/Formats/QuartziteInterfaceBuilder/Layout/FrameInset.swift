import Foundation

/// One axis of a `frame` element: the margin before a view, its length, and the margin after it.
///
/// Each value is in points or a percentage of the superview's length minus all points (interface_builder.md I34).
struct FrameInset {
    private enum Part {
        case points(Double)
        case fraction(Double)
        /// The remaining length.
        case rest
    }

    private let before: Part
    private let length: Part
    private let after: Part

    /// Reads attributes by name; an absent attribute is the remaining length if the mask makes it flexible, otherwise
    /// 0.
    init(
        _ element: InterfaceElement, _ names: (before: String, length: String, after: String),
        isFlexible: (before: Bool, length: Bool, after: Bool)
    ) {
        func part(_ name: String, _ isFlexible: Bool) -> Part {
            guard let text = element.attribute(name), let value = InterfaceNumber.length(text) else {
                return isFlexible ? .rest : .points(0)
            }
            return value.isPercentage ? .fraction(value.number / 100) : .points(value.number)
        }
        before = part(names.before, isFlexible.before)
        length = part(names.length, isFlexible.length)
        after = part(names.after, isFlexible.after)
    }

    /// Returns the origin and length of the view, given the length of its superview.
    func resolved(in superview: Double) -> (origin: Double, length: Double) {
        let parts = [before, length, after]
        let available = superview - parts.reduce(0) { if case .points(let points) = $1 { $0 + points } else { $0 } }
        let fractions = parts.reduce(0) { if case .fraction(let fraction) = $1 { $0 + fraction } else { $0 } }
        let rests = parts.count { if case .rest = $0 { true } else { false } }
        func value(_ part: Part) -> Double {
            switch part {
            case .points(let points): points
            case .fraction(let fraction): fraction * available
            case .rest: available * (1 - fractions) / Double(rests)
            }
        }
        let result = (origin: value(before), length: value(length))
        // Sums of numbers near the maximum can be infinite.
        return result.origin.isFinite && result.length.isFinite ? result : (0, 0)
    }
}

extension InterfaceElement {
    /// The frame in the superview; nil if the document has none (interface_builder.md I33, I34).
    package var frame: CGRect? {
        if let rect = rect("frame") { return rect }
        guard let inset = child(forKey: "frameInset", named: "frame") else { return nil }
        let mask = autoresizingMask ?? .absent
        func isFlexible(_ part: InterfaceAutoresizingMask) -> Bool { mask.contains(part) }
        let horizontal = FrameInset(
            inset, ("minX", "width", "maxX"),
            isFlexible: (isFlexible(.flexibleLeftMargin), isFlexible(.flexibleWidth), isFlexible(.flexibleRightMargin)))
        let vertical = FrameInset(
            inset, ("minY", "height", "maxY"),
            isFlexible: (isFlexible(.flexibleTopMargin), isFlexible(.flexibleHeight), isFlexible(.flexibleBottomMargin))
        )
        let outer = superview?.frame?.size ?? .zero
        let (x, width) = horizontal.resolved(in: outer.width)
        let (y, height) = vertical.resolved(in: outer.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
