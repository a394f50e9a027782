import Foundation

/// A list of drawing commands that gives the same pixels each time it is carried out.
///
/// A context that records draws nothing until its pixels are read.
struct DrawingRecord: @unchecked Sendable {
    let width: Int
    let height: Int
    private let ctm: CGAffineTransform
    // Unchecked, because nothing changes the objects of the steps.
    private var steps: [(state: GraphicsState, step: DrawingStep)] = []
    /// The approximate memory of the steps in bytes.
    private var size = 0

    init(width: Int, height: Int, ctm: CGAffineTransform) {
        (self.width, self.height, self.ctm) = (width, height, ctm)
    }

    var isEmpty: Bool { steps.isEmpty }

    /// Whether the steps need more memory than the pixels, so that keeping them has no use.
    var isLarge: Bool { size > max(Bitmap.size(width: width, height: height), Self.smallSize) }

    private static var smallSize: Int { 16_384 }

    mutating func append(_ step: DrawingStep, state: GraphicsState) {
        var step = step
        // The context's own path is mutable.
        if case .fill(let path as CGMutablePath, let transform, let rule, let paint, let opacity) = step {
            step = .fill(
                CGPath(elements: path.elements), transform: transform, rule: rule, paint: paint, opacity: opacity)
        }
        size += MemoryLayout<(GraphicsState, DrawingStep)>.stride + step.size
        if let mask = state.mask, mask !== steps.last?.state.mask { size += mask.rect.width * mask.rect.height }
        steps.append((state, step))
    }

    /// Carries out the steps, and returns the context in which transparency layers may still be open.
    func carryOut() -> CGContext {
        let context = CGContext(bitmap: Bitmap(width: width, height: height), ctm: ctm)
        for (state, step) in steps {
            context.state = state
            context.perform(step)
        }
        return context
    }
}

/// A change of a context's pixels; everything else that it depends on is in the context's state.
enum DrawingStep {
    case fill(CGPath, transform: Projection, rule: CGPathFillRule, paint: Paint, opacity: Double)
    case image(
        CGImage, destination: CGRect, transform: Projection, minification: SamplingFilter,
        magnification: SamplingFilter)
    case beginLayer(PixelRect)
    /// Ends the current transparency layer and composites it.
    case endLayer

    /// The approximate memory in bytes.
    fileprivate var size: Int {
        switch self {
        case .fill(let path, _, _, let paint, _):
            (path.outlines?.size
                ?? path.elements.verbs.count + path.elements.points.count * MemoryLayout<CGPoint>.stride) + paint.size
        case .image(let image, _, _, _, _): Bitmap.size(width: image.width, height: image.height)
        case .beginLayer, .endLayer: 0
        }
    }
}

extension Paint {
    fileprivate var size: Int {
        switch self {
        case .image(let paint): Bitmap.size(width: paint.image.width, height: paint.image.height)
        case .solid, .gradient: 0
        }
    }
}
