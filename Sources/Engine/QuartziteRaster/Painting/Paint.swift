import Foundation

/// The paint that fills a shape.
package enum Paint: Sendable {
    /// One premultiplied BGRA pixel.
    case solid(UInt32)
    /// A gradient, whose geometry is in the shape's coordinates.
    case gradient(GradientPaint)
    case image(ImagePaint)
}

/// An image that can be painted, such as one of Core Graphics.
package protocol PaintedImage: AnyObject, Sendable {
    var width: Int { get }
    var height: Int { get }
    var pyramid: MipPyramid { get }
    /// Whether the image was read from a JPEG file, whose decoder halves it before it is drawn smaller.
    var isPhoto: Bool { get }
}

/// An image that fills a shape.
package struct ImagePaint: Sendable {
    package var image: any PaintedImage
    /// The part to show, in the image's pixels; outside it the edge pixels repeat, or the part repeats if `tiled`.
    package var source: CGRect
    /// The transform from the image's pixels (y down) to the shape's coordinates.
    package var transform: Projection
    package var minification: SamplingFilter
    package var magnification: SamplingFilter
    package var tiled: Bool
    /// A bias added to the mip level that trilinear sampling chooses; 1 halves the resolution.
    package var levelBias: Double

    package init(
        image: any PaintedImage, source: CGRect, transform: Projection, minification: SamplingFilter = .linear,
        magnification: SamplingFilter = .linear, tiled: Bool = false, levelBias: Double = 0
    ) {
        self.image = image
        self.source = source
        self.transform = transform
        self.minification = minification
        self.magnification = magnification
        self.tiled = tiled
        self.levelBias = levelBias
    }
}

/// How an image is sampled between its pixels.
package enum SamplingFilter: Hashable, Sendable {
    case nearest
    case linear
    /// Between pixels with the weights, in eighths, with which Core Graphics enlarges images; linear if it shrinks.
    case stepped
    /// Linear, with the mip level chosen by scale and neighbouring levels interpolated.
    case trilinear
    /// With the weights of a spline over all pixels that a smaller image has in a pixel, as Core Graphics does.
    case cubic
}

/// A gradient along a line, between two circles, or around a point.
package struct GradientPaint: Sendable {
    package enum Shape: Sendable {
        case axial(start: CGPoint, end: CGPoint)
        case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
        /// The radii are in the shape's coordinates; the parameter is the elliptical radius.
        case elliptical(center: CGPoint, radiusX: Double, radiusY: Double)
        /// The parameter goes from 0 at `angle` (radians) to 1 after a full turn from +x towards +y.
        case conic(center: CGPoint, angle: Double)
    }

    package struct Stop: Hashable, Sendable {
        package var location: Double
        /// Straight (not premultiplied) sRGB components, unclamped.
        package var red, green, blue, alpha: Double

        package init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
            self.location = location
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    package let shape: Shape
    package let ramp: GradientRamp
    package let extendsBefore: Bool
    package let extendsAfter: Bool

    /// - Parameter stops: The stops, in ascending order of their locations in 0…1.
    package init(shape: Shape, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
        self.init(
            shape: shape, ramp: GradientRamp(stops), extendsBefore: extendsBefore, extendsAfter: extendsAfter)
    }

    /// Creates a gradient with an existing colour table.
    package init(shape: Shape, ramp: GradientRamp, extendsBefore: Bool = true, extendsAfter: Bool = true) {
        self.shape = shape
        self.ramp = ramp
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
    }
}
