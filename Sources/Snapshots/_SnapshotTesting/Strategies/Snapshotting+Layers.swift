import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Draws a layer.
    public static var image: Snapshotting { .image() }

    /// Draws a layer at the scale of some traits.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { layer in
            onMainActor {
                let format = UIGraphicsImageRendererFormat(for: traits)
                return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
                    layer.setNeedsLayout()
                    layer.layoutIfNeeded()
                    layer.render(in: context.cgContext)
                }
            }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// Draws a path.
    public static var image: Snapshotting { .image() }

    /// Draws a path in black; its interior by the even-odd rule by default.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in
                picture(of: path.boundingBoxOfPath, scale: scale) { context in
                    context.addPath(path)
                    context.drawPath(using: drawingMode)
                }
            }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Draws the interior of a path.
    public static var image: Snapshotting { .image() }

    /// Draws the interior of a path in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { path in picture(of: path.bounds, scale: scale) { _ in path.fill() } }
    }
}

private func picture(of bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Describes the elements of a path, one in each line.
    public static var elementsDescription: Snapshotting { description { PathNumber.text(Double($0)) } }

    /// Describes the elements of a path, one in each line, with numbers in a format.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        description { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }

    private static func description(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var text = ""
            path.applyWithBlock { element in
                let (name, count) = description(of: element.pointee.type)
                if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
                let points = (0..<count).map { element.pointee.points[$0] }
                text += "\(name) " + points.map { "(\(number($0.x)), \(number($0.y)))" }.joined(separator: " ") + "\n"
            }
            return text
        }
    }

    private static func description(of type: CGPathElementType) -> (name: String, points: Int) {
        switch type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// Describes the elements of a path, one in each line.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
    }

    /// Describes the elements of a path, one in each line, with numbers in a format.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
    }
}

/// A number with one to three digits after the point.
enum PathNumber {
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        var text = String(format: "%.3f", value)
        for _ in 0..<2 where text.hasSuffix("0") { text.removeLast() }
        return text.hasPrefix("-") && text.allSatisfy({ "-0.".contains($0) }) ? "-0.0" : text
    }
}
