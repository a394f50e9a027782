import CoreGraphics
import QuartziteFileFormats

/// Draws the elements of an SVG document, or collects their outlines.
final class SVGPainter {
    private let document: SVGDocument
    /// The context to draw in, with y down; nil to collect outlines.
    private let context: CGContext?
    private let page: CGSize
    /// The outlines of the shapes, if there is no context.
    private(set) var outlines: [CGPath] = []
    private var transforms: [CGAffineTransform] = [.identity]
    private var elementsLeft = 100_000

    private static let maximumDepth = 64

    init(_ document: SVGDocument, context: CGContext?, page: CGSize) {
        self.document = document
        self.context = context
        self.page = page
    }

    func draw(_ element: MarkupElement, _ outer: SVGStyle, depth: Int) {
        elementsLeft -= 1
        guard elementsLeft > 0, depth < Self.maximumDepth, !Self.undrawn.contains(element.name) else { return }
        let properties = document.sheet.properties(of: element)
        let style = outer.inner(properties)
        guard style.isDisplayed, style.opacity > 0 else { return }
        context?.saveGState()
        defer { context?.restoreGState() }
        var transform = properties["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
        if element.name == "use" { transform = Self.offset(element).concatenating(transform) }
        context?.concatenate(transform)
        transforms.append(transform.concatenating(transforms.last ?? .identity))
        defer { transforms.removeLast() }
        if let clip = style.clip.flatMap({ document.element($0) }) { self.clip(to: clip, style) }
        if style.opacity < 1 {
            context?.setAlpha(style.opacity)
            context?.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        drawContents(element, style, depth)
        if style.opacity < 1 { context?.endTransparencyLayer() }
    }

    /// Elements that are drawn only by reference, or not at all.
    private static let undrawn: Set = [
        "defs", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "symbol", "style", "title", "desc",
        "metadata", "text", "image", "filter", "marker",
    ]

    private func drawContents(_ element: MarkupElement, _ style: SVGStyle, _ depth: Int) {
        if element.name == "use" {
            guard let target = document.referenced(by: element) else { return }
            if target.name == "symbol" {
                for child in target.children { draw(child, style, depth: depth + 1) }
            } else {
                draw(target, style, depth: depth + 1)
            }
        } else if let path = SVGShape.path(of: element) {
            if style.isVisible { paint(path, style) }
        } else {
            for child in element.children { draw(child, style, depth: depth + 1) }
        }
    }

    private static func offset(_ element: MarkupElement) -> CGAffineTransform {
        func number(_ name: String) -> Double { element.attributes[name].flatMap { SVGNumbers.list($0).first } ?? 0 }
        return CGAffineTransform(translationX: number("x"), y: number("y"))
    }

    // MARK: Painting

    private func paint(_ path: CGPath, _ style: SVGStyle) {
        if style.fill != .none { fill(path, style.fill, style.fillOpacity, style.fillRule, style) }
        guard style.stroke != .none, style.lineWidth > 0 else { return }
        let dashes = style.dashes.contains { $0 > 0 } ? style.dashes.map { max($0, 0) } : []
        // A list of an odd length is repeated once.
        let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
        let dashed = path.copy(dashingWithPhase: style.dashPhase, lengths: pattern)
        let outline = dashed.copy(
            strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
            miterLimit: style.miterLimit)
        fill(outline, style.stroke, style.strokeOpacity, .winding, style)
    }

    private func fill(
        _ path: CGPath, _ paint: SVGPaint, _ opacity: Double, _ rule: CGPathFillRule, _ style: SVGStyle
    ) {
        guard let context else {
            var transform = transforms.last ?? .identity
            return outlines.append(path.copy(using: &transform) ?? path)
        }
        if case .reference(let id, _) = paint, let element = document.element(id),
            let gradient = SVGGradient(element, in: document)
        {
            context.saveGState()
            context.addPath(path)
            context.clip(using: rule)
            context.setAlpha(opacity)
            if opacity < 1 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            gradient.fill(context, box: path.boundingBoxOfPath, page: page)
            if opacity < 1 { context.endTransparencyLayer() }
            context.restoreGState()
        } else if let components = style.components(paint) {
            context.setFillColor(CGColor(svg: components, opacity: opacity))
            context.addPath(path)
            context.fillPath(using: rule)
        }
    }

    /// Clips to the shapes of a clipping path, which count together.
    private func clip(to element: MarkupElement, _ style: SVGStyle) {
        guard let context, element.name == "clipPath" else { return }
        let union = CGMutablePath()
        var rule = CGPathFillRule.winding
        for child in element.children {
            let shape = child.name == "use" ? document.referenced(by: child) ?? child : child
            let properties = document.sheet.properties(of: shape)
            rule = style.inner(properties).clipRule
            let transform = properties["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
            if let path = SVGShape.path(of: shape) { union.addPath(path, transform: transform) }
        }
        context.addPath(union)
        context.clip(using: rule)
    }
}
