import CoreGraphics

/// An SVG file as a drawing.
///
/// Shapes, paths, groups, references, plain colours, gradients, opacity, clipping paths and simple style sheets are
/// drawn. Text, embedded images, masks, patterns, markers and filters are not.
package struct SVGPicture {
    /// The size of the drawing, in points.
    package let size: CGSize
    private let document: SVGDocument
    /// The part of the document's space that fills the drawing.
    private let box: CGRect
    private let fit: String

    /// Reads a regular file; nil unless it is an SVG file of at most 16,384 points a side.
    package init?(contentsOf path: String, limits: DecodingLimits = DecodingLimits()) {
        guard let data = try? ImageDecoder.read(path, limits: limits), data.count <= limits.fileSize else { return nil }
        self.init(data)
    }

    package init?(_ data: Data) {
        guard let document = SVGDocument(data) else { return nil }
        let attributes = document.root.attributes
        func length(_ name: String) -> Double? {
            attributes[name].flatMap { $0.hasSuffix("%") ? nil : SVGNumbers.list($0).first }.flatMap {
                $0 > 0 ? $0 : nil
            }
        }
        let numbers = SVGNumbers.list(attributes["viewBox"] ?? "")
        let view =
            numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
            ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        // A missing length follows from the other one and the proportions of the view box.
        let ratio = view.map { $0.width / $0.height } ?? 1
        let width = length("width") ?? length("height").map { $0 * ratio } ?? view?.width ?? 100
        let height = length("height") ?? width / ratio
        let limits = DecodingLimits()
        guard max(width, height) <= Double(limits.side) else { return nil }
        size = CGSize(width: width, height: height)
        box = view ?? CGRect(origin: .zero, size: size)
        fit = attributes["preserveAspectRatio"] ?? "xMidYMid meet"
        self.document = document
    }

    /// Draws the document with `scale` pixels per point; nil beyond the limits of images.
    package func image(scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limits = DecodingLimits()
        guard width >= 1, height >= 1, max(width, height) <= Double(limits.side),
            width * height <= Double(limits.area)
        else { return nil }
        let context = CGContext(
            bitmap: Bitmap(width: Int(width), height: Int(height)), scale: scale, flipped: true)
        let scales = CGSize(width: size.width / box.width, height: size.height / box.height)
        if fit.hasPrefix("none") {
            context.scaleBy(x: scales.width, y: scales.height)
        } else {
            let uniform =
                fit.hasSuffix("slice") ? max(scales.width, scales.height) : min(scales.width, scales.height)
            func gap(_ axis: String, _ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
                let free = outer - inner * uniform
                return fit.contains(axis + "Min") ? 0 : fit.contains(axis + "Max") ? free : free / 2
            }
            context.translateBy(x: gap("x", size.width, box.width), y: gap("Y", size.height, box.height))
            context.scaleBy(x: uniform, y: uniform)
        }
        context.translateBy(x: -box.minX, y: -box.minY)
        SVGPainter(document, context: context, page: box.size).draw(document.root, SVGStyle(), depth: 0)
        return context.makeImage()
    }
}
