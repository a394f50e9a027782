import QuartzCore

/// A system symbol with everything that determines its image.
struct SymbolImage: Hashable {
    let name: String
    /// Whether the symbol is that of a symbol set in an asset catalog.
    var isCustom = false
    var configuration: UIImage.SymbolConfiguration
    var value: Double?
    /// The only shape to draw of a symbol with a variable value; nil draws all shapes.
    var shape: Int?
    var scale: CGFloat

    /// The width that a weight adds to the strokes of icons, in units.
    private static let widths: [UIImage.SymbolWeight: CGFloat] = [
        .ultraLight: -0.5, .thin: -0.38, .light: -0.15, .regular: 0.08, .medium: 0.25, .semibold: 0.42, .bold: 0.6,
        .heavy: 0.8, .black: 1,
    ]

    /// The size of the square of 16 units, as a multiple of the font size.
    static let emSize = 1.17
    /// The distance of a symbol's centre from the baseline, as a multiple of the font size: half a capital letter.
    private static let centerHeight = 0.352

    private var width: CGFloat { Self.widths[configuration.shownWeight] ?? 0 }

    /// Points per unit.
    private var unit: CGFloat {
        let scales: [UIImage.SymbolScale: CGFloat] = [.small: 0.78, .large: 1.28]
        return CGFloat(configuration.shownPointSize * Self.emSize / 16) * (scales[configuration.scale] ?? 1)
    }

    /// Draws a symbol of the table; nil for an unknown name and for sizes beyond the limits of images.
    func image(in table: SymbolTable = .shared) -> UIImage? {
        guard let entry = table.entry(name) else { return nil }
        var glyph = SymbolGlyph(entry.expression, in: table)
        if entry.isVariable, let value { glyph = glyph.split(at: value) }
        if let shape { glyph = glyph.split(at: 1).showing(only: shape) }
        return image(of: glyph, color: entry.color)
    }

    /// Draws a glyph with this configuration.
    func image(of glyph: SymbolGlyph, color: SIMD4<Double>?) -> UIImage? {
        let width = glyph.hasWeight ? 0 : width
        let box = glyph.bounds(weight: width)
        guard box.width > 0 || box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        // The size is rounded up to whole pixels, and the glyph is centred. Excess below 0.001 is a rounding error.
        func pixels(_ length: CGFloat) -> CGFloat { max((length * unit * scale - 0.001).rounded(.up), 1) }
        let size = CGSize(width: pixels(box.width) / scale, height: pixels(box.height) / scale)
        guard let context = CGContext.picture(size: size, scale: scale) else { return nil }
        context.translateBy(
            x: (size.width - box.width * unit) / 2 - box.minX * unit,
            y: (size.height - box.height * unit) / 2 - box.minY * unit)
        context.scaleBy(x: unit, y: unit)
        let colors = SymbolColors(configuration, color)
        for step in glyph.steps where !step.needsColors || colors.areDifferent {
            draw(step, colors.color(for: step, in: glyph), wider: width + step.extra, in: context)
        }
        guard let image = context.makeImage() else { return nil }
        var displaySettings = ImageDisplaySettings()
        displaySettings.origin = .symbol(self)
        displaySettings.hasOwnColors = colors.areOwn
        displaySettings.baselineOffset =
            size.height / 2 + (box.midY - 8) * unit - CGFloat(configuration.shownPointSize * Self.centerHeight)
        return UIImage(pixels: image, scale: scale, orientation: .up, displaySettings: displaySettings)
    }

    /// Draws a step with its opacity as a whole, since stroking widens the filled area.
    private func draw(
        _ step: SymbolGlyph.Step, _ color: SIMD4<Double>, wider stroke: CGFloat, in context: CGContext
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        let isCut = step.operation == .clear
        let opaque = CGColor(red: color.x, green: color.y, blue: color.z, alpha: 1)
        if isCut { context.setBlendMode(.destinationOut) } else { context.setAlpha(color.w * step.opacity) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        context.setLineWidth(abs(stroke))
        context.setLineJoin(.round)
        for part in step.parts {
            context.addPath(part.path)
            context.fillPath(using: part.rule)
        }
        if stroke != 0 {
            if stroke < 0 { context.setBlendMode(.destinationOut) }
            for part in step.parts {
                context.addPath(part.path)
                context.strokePath()
            }
        }
        context.endTransparencyLayer()
    }
}

/// The colours of a symbol's levels.
struct SymbolColors {
    private let colors: [SIMD4<Double>]
    private let multicolor: SIMD4<Double>?
    /// Whether the colours are those of the symbol or its configuration, not of the place where it is shown.
    let areOwn: Bool

    private static let black = SIMD4<Double>(0, 0, 0, 1)
    private static let white = SIMD4<Double>(1, 1, 1, 1)

    init(_ configuration: UIImage.SymbolConfiguration, _ color: SIMD4<Double>?) {
        multicolor = configuration.prefersMulticolor ? color : nil
        colors = configuration.colors.map {
            let rgba = $0.cgColor.rgba
            return SIMD4(rgba.r, rgba.g, rgba.b, rgba.a)
        }
        areOwn = multicolor != nil || !colors.isEmpty
    }

    /// Whether the levels have different colours.
    var areDifferent: Bool { areOwn }

    func color(for step: SymbolGlyph.Step, in glyph: SymbolGlyph) -> SIMD4<Double> {
        if let multicolor {
            if glyph.steps.contains(where: \.isBadge) { return step.isBadge ? multicolor : Self.black }
            if glyph.levels > 1 { return step.level > 0 ? multicolor : Self.white }
            return multicolor
        }
        guard let first = colors.first else { return Self.black }
        if step.level < colors.count { return colors[step.level] }
        if colors.count > 1 { return colors[colors.count - 1] }
        // One colour is graded by opacity.
        var graded = first
        graded.w *= step.level == 1 ? 0.5 : 0.25
        return graded
    }
}
