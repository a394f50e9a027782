import CoreGraphics

/// The first page of a PDF file as a drawing.
///
/// Paths, clips, plain colours, transparency, blend modes, forms and 8-bit images are drawn. Text, patterns, shadings,
/// soft masks except those of images, and images with rare encodings are not. Colours count as sRGB.
package struct PDFPicture {
    /// The size of the page, in points.
    package let size: CGSize
    private let file: PDFFile
    private let page: [String: PDFValue]
    private let box: CGRect

    /// Reads a regular file with a page of at most 16,384 points a side.
    package init(contentsOf path: String, limits: DecodingLimits = DecodingLimits()) throws {
        let data = try ImageDecoder.read(path, limits: limits)
        guard data.count <= limits.fileSize else {
            throw MediaError.cannotRead(path: path, reason: "the file is too large")
        }
        do {
            try self.init(data)
        } catch {
            throw MediaError.cannotRead(path: path, reason: "the file \(error.reason)")
        }
    }

    init(_ data: Data) throws(PDFError) {
        let file = PDFFile(separate: try PDFStructure.separate([UInt8](data)))
        guard let page = file.firstPage,
            let corners = file.numbers(page["CropBox"], count: 4) ?? file.numbers(page["MediaBox"], count: 4)
        else { throw PDFError("has no page") }
        let box = CGRect(
            x: min(corners[0], corners[2]), y: min(corners[1], corners[3]), width: abs(corners[2] - corners[0]),
            height: abs(corners[3] - corners[1]))
        let limits = DecodingLimits()
        guard box.width > 0, box.height > 0 else { throw PDFError("has an empty page") }
        guard max(box.width, box.height) <= Double(limits.side) else { throw PDFError("has a page that is too large") }
        self.file = file
        self.page = page
        self.box = box
        size = box.size
    }

    /// Draws the page with `scale` pixels per point; nil beyond the limits of images.
    package func image(scale: CGFloat) -> CGImage? {
        let (width, height) = ((box.width * scale).rounded(.up), (box.height * scale).rounded(.up))
        let limits = DecodingLimits()
        guard width >= 1, height >= 1, max(width, height) <= Double(limits.side),
            width * height <= Double(limits.area)
        else { return nil }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let context = CGContext(bitmap: bitmap, scale: scale, flipped: false)
        // The extra row of a rounded-up height is at the bottom.
        context.translateBy(x: -box.minX, y: height / scale - box.height - box.minY)
        PDFPainter(file, context, scale: scale).drawPage(page)
        return context.makeImage()
    }
}
