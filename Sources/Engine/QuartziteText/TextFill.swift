import CoreGraphics

/// A path of one colour, part of drawing a text; in points from the layout's top left corner, y down.
package struct TextFill {
    package var path: CGPath
    /// The colour; nil for the colour that the whole text is drawn with.
    package var color: CGColor?
    /// The shadow to draw below the path.
    package var shadow: TextShadow?
}

/// The properties that shapes must have in common to be filled together.
private struct TextInk: Equatable {
    var color: CGColor?
    var shadow: TextShadow?
    /// The width of outlines in points; nil for filled shapes.
    var outline: Double?
    /// The distance in points by which the shapes are moved down.
    var shift = 0.0
}

/// What is filled with one ink.
private protocol InkedShape {
    init()
    var elementCount: Int { get }
}

extension PathElements: InkedShape {
    fileprivate var elementCount: Int { verbs.count }
}

extension PlacedOutlines.Parts: InkedShape {
    fileprivate mutating func append(_ outline: SharedOutline, _ t: CGAffineTransform) {
        append(outline, a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension TextFill {
    fileprivate init(_ elements: PathElements, _ ink: TextInk) {
        self.init(path: CGPath(elements: elements), color: ink.color, shadow: ink.shadow)
    }
}

extension TextLayout {
    /// The number of elements at which a new path is begun, well below the limit of a path.
    private static let elementLimit = 100_000

    /// Returns the paths to fill, in order: backgrounds, glyphs, lines under and through them.
    package func fills() -> [TextFill] {
        var backgrounds: [(TextInk, PathElements)] = []
        var glyphs: [(TextInk, PlacedOutlines.Parts)] = []
        var marks: [(TextInk, PathElements)] = []
        for line in lines {
            for part in line.parts {
                if let color = part.style.background {
                    Self.append(part.rect(from: line.top, to: line.bottom), TextInk(color: color), to: &backgrounds)
                }
                for mark in part.marks(baseline: line.baseline) {
                    Self.append(mark.rect, TextInk(color: mark.color, shadow: part.style.shadow), to: &marks)
                }
            }
            var inks: (style: SharedStyle, all: [TextInk])?
            for glyph in line.glyphs {
                let outline = glyph.face.outline(
                    of: glyph.glyph, isEmboldened: glyph.isEmboldened, pen: glyph.rounding?.pen ?? 0)
                guard !outline.isEmpty, glyph.style.attachment == nil else { continue }
                if inks?.style !== glyph.shared { inks = (glyph.shared, glyph.style.inks) }
                for ink in inks?.all ?? [] {
                    Self.extend(&glyphs, ink) {
                        $0.append(outline, glyph.transform(baseline: line.baseline + ink.shift))
                    }
                }
            }
        }
        return backgrounds.map { TextFill($1, $0) }
            + glyphs.map { ink, parts in
                let path = CGPath(outlines: PlacedOutlines(parts))
                let shape =
                    ink.outline.map {
                        path.copy(strokingWithWidth: $0, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
                    } ?? path
                return TextFill(path: shape, color: ink.color, shadow: ink.shadow)
            } + marks.map { TextFill($1, $0) }
    }

    private static func append(_ rect: CGRect, _ ink: TextInk, to fills: inout [(TextInk, PathElements)]) {
        guard rect.width > 0, rect.height > 0 else { return }
        extend(&fills, ink) { $0.addRect(rect, transform: .identity) }
    }

    private static func extend<Shape: InkedShape>(
        _ fills: inout [(TextInk, Shape)], _ ink: TextInk, _ body: (inout Shape) -> Void
    ) {
        if let index = fills.lastIndex(where: { $0.0 == ink }), fills[index].1.elementCount < elementLimit {
            body(&fills[index].1)
        } else {
            var path = Shape()
            body(&path)
            fills.append((ink, path))
        }
    }
}

extension PlacedGlyph {
    /// Whether the glyph comes from the font that replaces one of Apple's.
    private var isReplacement: Bool {
        style.font.replaced != nil
            && abs(size - style.font.outlineSize(for: style.size) * style.font.width * style.expansion) < 1e-6 * size
    }

    /// How the glyph of a rounded typeface is drawn; nil for other glyphs.
    fileprivate var rounding: Rounding? {
        guard style.font.replaced == .sanFranciscoRounded, face.family.hasPrefix("Inter"), isReplacement else {
            return nil
        }
        return Rounding(weight: style.font.weight)
    }

    /// Whether the text is bold, and the glyph comes from a fallback font without a bold face.
    fileprivate var isEmboldened: Bool {
        style.font.weight >= 600 && face.weight < 600 && !style.font.families.contains(face.family) && rounding == nil
    }

    /// The transform from font units, y up, to the layout's points.
    fileprivate func transform(baseline: Double) -> CGAffineTransform {
        let scale = size / face.unitCount
        let width = style.font.width != 1 && isReplacement ? style.font.width : 1
        let height = scale / (width * style.expansion)
        // A round pen extends below the outlines by its radius.
        let rise = (rounding?.pen ?? 0) / 2 * height * face.unitCount
        return CGAffineTransform(
            a: scale, b: 0, c: style.obliqueness * scale, d: -height, tx: x + shift, ty: baseline + y - rise)
    }
}

/// A series of adjacent glyphs on a line with the same style.
private struct LinePart {
    var style: TextStyle
    var start: Double
    var end: Double

    func rect(from top: Double, to bottom: Double) -> CGRect {
        CGRect(x: start, y: top, width: end - start, height: bottom - top)
    }

    /// Returns the lines under and through the part.
    func marks(baseline: Double) -> [(rect: CGRect, color: CGColor?)] {
        guard style.underline != .none || style.strikethrough != .none,
            let face = FontLibrary.face(for: style.font, size: style.size)
        else { return [] }
        let base = baseline - style.baselineOffset
        let thickness = face.underlineThickness * style.size
        let under = base - face.underlinePosition * style.size
        let through = base - style.font.metrics(of: face, size: style.size).xHeight / 2 * style.size
        return style.underline.offsets(thickness: thickness).map {
            (rect(from: under + $0.lowerBound, to: under + $0.upperBound), style.underlineColor ?? style.color)
        }
            + style.strikethrough.offsets(thickness: thickness).map {
                (
                    rect(from: through + $0.lowerBound, to: through + $0.upperBound),
                    style.strikethroughColor ?? style.color
                )
            }
    }
}

extension TextLineStyle {
    /// Returns the extents of the line's strokes relative to its middle, y down.
    fileprivate func offsets(thickness: Double) -> [ClosedRange<Double>] {
        switch self {
        case .none: []
        case .single: [-thickness / 2...thickness / 2]
        case .thick: [-thickness...thickness]
        case .double: [-1.5 * thickness...(-0.5 * thickness), 0.5 * thickness...1.5 * thickness]
        }
    }
}

extension TextLine {
    fileprivate var parts: [LinePart] {
        var parts: [LinePart] = []
        for glyph in glyphs where glyph.style.isMarked {
            if let last = parts.last, last.style == glyph.style, abs(last.end - glyph.x) < 0.01 {
                parts[parts.count - 1].end = glyph.x + glyph.advance
            } else {
                parts.append(LinePart(style: glyph.style, start: glyph.x, end: glyph.x + glyph.advance))
            }
        }
        return parts
    }
}

extension TextStyle {
    /// The distance in points between pressed characters and their edges.
    private static let letterpressDepth = 0.5

    /// How glyphs are drawn: filled, outlined or both.
    fileprivate var inks: [TextInk] {
        let fill = TextInk(color: color, shadow: shadow)
        if isLetterpress {
            // The edge above lies in the shadow, and light falls on the edge below.
            return [
                TextInk(color: CGColor(gray: 1, alpha: 0.6), shift: Self.letterpressDepth),
                TextInk(color: CGColor(gray: 0, alpha: 0.35), shift: -Self.letterpressDepth), fill,
            ]
        }
        guard strokeWidth != 0 else { return [fill] }
        let width = abs(strokeWidth) / 100 * size
        let outline = TextInk(color: strokeColor ?? color, shadow: strokeWidth < 0 ? nil : shadow, outline: width)
        return strokeWidth < 0 ? [fill, outline] : [outline]
    }

    fileprivate var isMarked: Bool { background != nil || underline != .none || strikethrough != .none }
}
