import CoreGraphics

/// Draws the operators of a page.
final class PDFPainter {
    /// The state that operators change, besides that of the context.
    struct State {
        var fillSpace = PDFColorSpace.plain(1)
        var strokeSpace = PDFColorSpace.plain(1)
        /// The fill colour; nil if its kind is not drawn.
        var fill: SIMD3<Double>? = .zero
        var stroke: SIMD3<Double>? = .zero
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
    }

    let file: PDFFile
    let context: CGContext
    private let scale: CGFloat
    var state = State()
    private var saved: [State] = []
    private var path = CGMutablePath()
    private var clipRule: CGPathFillRule?
    private var operatorsLeft = 1_000_000

    private static let maximumFormDepth = 12
    private static let maximumSaved = 256

    init(_ file: PDFFile, _ context: CGContext, scale: CGFloat) {
        self.file = file
        self.context = context
        self.scale = scale
    }

    func drawPage(_ page: [String: PDFValue]) {
        let contents = file.array(page["Contents"]) ?? [page["Contents"] ?? .null]
        let parts = contents.compactMap { file.unpacked($0)?.bytes }
        run(Array(parts.joined(separator: [10])), resources: file.dictionary(page["Resources"]) ?? [:], depth: 0)
    }

    private func run(_ content: [UInt8], resources: [String: PDFValue], depth: Int) {
        var scanner = PDFScanner(content, readsReferences: false)
        var operands: [PDFValue] = []
        let outerSaved = saved.count
        while operatorsLeft > 0, let value = scanner.next() {
            guard case .word(let word) = value else {
                if operands.count < 64 { operands.append(value) }
                continue
            }
            operatorsLeft -= 1
            // The bytes of an inline image cannot be read as operators.
            if word == "ID" { break }
            perform(word, operands, resources, depth)
            operands = []
        }
        while saved.count > outerSaved { restore() }
    }

    private func perform(_ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ depth: Int) {
        let x = operands.compactMap(\.number)
        switch word {
        case "q": save()
        case "Q": restore()
        case "cm":
            concatenate(CGAffineTransform(x))
        case "gs": applyState(file.dictionary(resource("ExtGState", operands, resources)) ?? [:])
        case "Do": drawObject(resource("XObject", operands, resources), depth)
        case "w", "J", "j", "M", "d", "i", "ri": setLine(word, operands, x)
        case "m", "l", "c", "v", "y", "h", "re": addToPath(word, x)
        case "W": clipRule = .winding
        case "W*": clipRule = .evenOdd
        case "n", "f", "F", "f*", "S", "s", "B", "B*", "b", "b*": paint(word)
        default: setColor(word, operands, x, resources)
        }
    }

    func resource(_ kind: String, _ operands: [PDFValue], _ resources: [String: PDFValue]) -> PDFValue? {
        operands.last?.name.flatMap { file.dictionary(resources[kind])?[$0] }
    }

    // MARK: State

    /// Concatenates a transform; ends the drawing if the numbers exceed all bounds.
    private func concatenate(_ transform: CGAffineTransform?) {
        guard let transform else { return }
        context.concatenate(transform)
        let m = context.ctm
        if ![m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy({ abs($0) < 1e9 }) { operatorsLeft = 0 }
    }

    private func save() {
        guard saved.count < Self.maximumSaved else { return operatorsLeft = 0 }
        saved.append(state)
        context.saveGState()
    }

    private func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        context.restoreGState()
    }

    private func setLine(_ word: String, _ operands: [PDFValue], _ x: [Double]) {
        switch (word, x.first) {
        // A line of width 0 is as thin as possible.
        case ("w", let width?): context.setLineWidth(width > 0 ? width : 1 / scale)
        case ("J", let cap?): context.setLineCap(cap == 1 ? .round : cap == 2 ? .square : .butt)
        case ("j", let join?): context.setLineJoin(join == 1 ? .round : join == 2 ? .bevel : .miter)
        case ("M", let limit?): context.setMiterLimit(limit)
        case ("d", let phase?):
            let lengths = file.array(operands.first)?.compactMap(\.number) ?? []
            context.setLineDash(phase: phase, lengths: lengths.contains { $0 > 0 } ? lengths.map { max($0, 0) } : [])
        default: break
        }
    }

    private func applyState(_ entries: [String: PDFValue]) {
        if let alpha = file.resolve(entries["ca"]).number { state.fillAlpha = min(max(alpha, 0), 1) }
        if let alpha = file.resolve(entries["CA"]).number { state.strokeAlpha = min(max(alpha, 0), 1) }
        if let width = file.resolve(entries["LW"]).number { setLine("w", [], [width]) }
        let mode = file.resolve(entries["BM"])
        if let name = mode.name ?? file.array(mode)?.first?.name { context.setBlendMode(CGBlendMode(pdfName: name)) }
    }

    // MARK: Paths

    private func addToPath(_ word: String, _ x: [Double]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: x[index], y: x[index + 1]) }
        switch (word, x.count) {
        case ("m", 2): path.move(to: point(0))
        case ("re", 4):
            path.move(to: point(0))
            path.addLine(to: CGPoint(x: x[0] + x[2], y: x[1]))
            path.addLine(to: CGPoint(x: x[0] + x[2], y: x[1] + x[3]))
            path.addLine(to: CGPoint(x: x[0], y: x[1] + x[3]))
            path.closeSubpath()
        // Segments without a current point are ignored.
        case _ where path.isEmpty: break
        case ("l", 2): path.addLine(to: point(0))
        case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("v", 4): path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
        case ("y", 4): path.addCurve(to: point(2), control1: point(0), control2: point(2))
        case ("h", _): path.closeSubpath()
        default: break
        }
    }

    private func paint(_ word: String) {
        if word == "s" || word.hasPrefix("b"), !path.isEmpty { path.closeSubpath() }
        if "fFbB".contains(word.prefix(1)), let color = state.fill {
            context.setFillColor(CGColor(color, alpha: state.fillAlpha))
            context.addPath(path)
            context.fillPath(using: word.hasSuffix("*") ? .evenOdd : .winding)
        }
        if "sSbB".contains(word.prefix(1)), let color = state.stroke {
            context.setStrokeColor(CGColor(color, alpha: state.strokeAlpha))
            context.addPath(path)
            context.strokePath()
        }
        if let rule = clipRule {
            context.addPath(path)
            context.clip(using: rule)
        }
        clipRule = nil
        path = CGMutablePath()
    }

    // MARK: Forms and pictures

    private func drawObject(_ value: PDFValue?, _ depth: Int) {
        guard let entries = file.dictionary(value), depth < Self.maximumFormDepth else { return }
        switch file.resolve(entries["Subtype"]).name {
        case "Image":
            guard let image = image(value) else { return }
            context.saveGState()
            context.setAlpha(state.fillAlpha)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        case "Form":
            guard let content = file.unpacked(value)?.bytes else { return }
            save()
            defer { restore() }
            concatenate(file.numbers(entries["Matrix"], count: 6).flatMap(CGAffineTransform.init))
            if let box = file.numbers(entries["BBox"], count: 4) {
                context.clip(to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]))
            }
            let isGroup = entries["Group"] != nil && state.fillAlpha < 1
            if isGroup {
                context.setAlpha(state.fillAlpha)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                (state.fillAlpha, state.strokeAlpha) = (1, 1)
            }
            let outerPath = path
            path = CGMutablePath()
            run(content, resources: file.dictionary(entries["Resources"]) ?? [:], depth: depth + 1)
            path = outerPath
            if isGroup { context.endTransparencyLayer() }
        default: break
        }
    }
}

extension CGAffineTransform {
    fileprivate init?(_ x: [Double]) {
        guard x.count == 6 else { return nil }
        self.init(a: x[0], b: x[1], c: x[2], d: x[3], tx: x[4], ty: x[5])
    }
}

extension CGColor {
    fileprivate convenience init(_ rgb: SIMD3<Double>, alpha: Double) {
        self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    }
}

extension CGBlendMode {
    /// Creates the mode with a PDF name; normal for unknown names.
    fileprivate init(pdfName name: String) {
        let names = [
            "Multiply", "Screen", "Overlay", "Darken", "Lighten", "ColorDodge", "ColorBurn", "SoftLight", "HardLight",
            "Difference", "Exclusion", "Hue", "Saturation", "Color", "Luminosity",
        ]
        let index = names.firstIndex(of: name).map { $0 + 1 } ?? 0
        self = CGBlendMode(rawValue: Int32(index)) ?? .normal
    }
}
