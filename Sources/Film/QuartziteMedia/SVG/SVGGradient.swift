import CoreGraphics
import QuartziteFileFormats

/// A linear or radial gradient of an SVG document.
struct SVGGradient {
    private let isRadial: Bool
    private var attributes: [String: String]
    private let gradient: CGGradient

    /// Creates a gradient with the stops and attributes that it has or refers to; nil without stops.
    init?(_ element: MarkupElement, in document: SVGDocument) {
        guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
        isRadial = element.name == "radialGradient"
        attributes = element.attributes
        var stops = element.children("stop")
        var next = element
        // A chain of references may be a cycle.
        for _ in 0..<8 {
            guard let other = document.referenced(by: next) else { break }
            attributes.merge(other.attributes) { own, _ in own }
            if stops.isEmpty { stops = other.children("stop") }
            next = other
        }
        var components: [CGFloat] = []
        var locations: [CGFloat] = []
        for stop in stops.prefix(256) {
            let properties = document.sheet.properties(of: stop)
            let color = properties["stop-color"].flatMap(SVGColor.components) ?? SIMD4(0, 0, 0, 1)
            let opacity = properties["stop-opacity"].map { Self.fraction($0, of: 1) } ?? 1
            components += [color.x, color.y, color.z, color.w * min(max(opacity, 0), 1)]
            locations.append(max(properties["offset"].map { Self.fraction($0, of: 1) } ?? 0, locations.last ?? 0))
        }
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: locations, count: locations.count)
        else { return nil }
        self.gradient = gradient
    }

    /// Fills the clip of a context; `box` are the bounds of the filled path, and `page` is the size of the viewport.
    func fill(_ context: CGContext, box: CGRect, page: CGSize) {
        let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
        guard !isInBox || box.width > 0 && box.height > 0 else { return }
        let size = isInBox ? CGSize(width: 1, height: 1) : page
        func value(_ name: String, _ whole: CGFloat, _ missing: Double) -> Double {
            attributes[name].map { Self.fraction($0, of: whole) } ?? missing * whole
        }
        context.saveGState()
        if isInBox {
            context.concatenate(
                CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
        }
        if let transform = attributes["gradientTransform"] { context.concatenate(CGAffineTransform(svg: transform)) }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if isRadial {
            let center = CGPoint(x: value("cx", size.width, 0.5), y: value("cy", size.height, 0.5))
            let focus = CGPoint(
                x: attributes["fx"] == nil ? center.x : value("fx", size.width, 0.5),
                y: attributes["fy"] == nil ? center.y : value("fy", size.height, 0.5))
            context.drawRadialGradient(
                gradient, startCenter: focus, startRadius: 0, endCenter: center,
                endRadius: value("r", (size.width + size.height) / 2, 0.5), options: options)
        } else {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: value("x1", size.width, 0), y: value("y1", size.height, 0)),
                end: CGPoint(x: value("x2", size.width, 1), y: value("y2", size.height, 0)), options: options)
        }
        context.restoreGState()
    }

    /// Returns a length, or a percentage of `whole`.
    private static func fraction(_ text: String, of whole: CGFloat) -> Double {
        let number = SVGNumbers.list(text).first ?? 0
        return text.hasSuffix("%") ? number / 100 * whole : number
    }
}
