import CoreGraphics
import QuartziteFileFormats

/// The presentation properties of an element.
struct SVGStyle {
    var fill = SVGPaint.color(SIMD4(0, 0, 0, 1))
    var stroke = SVGPaint.none
    var color = SIMD4<Double>(0, 0, 0, 1)
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var fillRule = CGPathFillRule.winding
    var clipRule = CGPathFillRule.winding
    var lineWidth = 1.0
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit = 4.0
    var dashes: [CGFloat] = []
    var dashPhase = 0.0
    var isVisible = true
    // These are not inherited.
    var opacity = 1.0
    var isDisplayed = true
    /// The identifier of a clipping path.
    var clip: String?

    /// Returns the style of an element inside one with this style.
    func inner(_ properties: [String: String]) -> SVGStyle {
        var style = self
        (style.opacity, style.isDisplayed, style.clip) = (1, true, nil)
        // The order matters only for `color`, which other properties refer to when they are drawn.
        for (name, value) in properties where value != "inherit" { style.set(name, value) }
        return style
    }

    private mutating func set(_ name: String, _ value: String) {
        func number() -> Double? { SVGNumbers.list(value).first }
        func fraction() -> Double? {
            number().map { min(max(value.hasSuffix("%") ? $0 / 100 : $0, 0), 1) }
        }
        switch name {
        case "fill": fill = SVGPaint(value) ?? fill
        case "stroke": stroke = SVGPaint(value) ?? stroke
        case "color": color = SVGColor.components(value) ?? color
        case "fill-opacity": fillOpacity = fraction() ?? fillOpacity
        case "stroke-opacity": strokeOpacity = fraction() ?? strokeOpacity
        case "opacity": opacity = fraction() ?? opacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .winding
        case "stroke-width": lineWidth = number() ?? lineWidth
        case "stroke-linecap": lineCap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin": lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        case "stroke-miterlimit": miterLimit = number() ?? miterLimit
        case "stroke-dasharray": dashes = SVGNumbers.list(value).map { CGFloat($0) }
        case "stroke-dashoffset": dashPhase = number() ?? dashPhase
        case "visibility": isVisible = value == "visible"
        case "display": isDisplayed = value != "none"
        case "clip-path": clip = value.hasPrefix("url(") ? value.dropFirst(4).filter { !"#'\") ".contains($0) } : nil
        default: break
        }
    }

    func components(_ paint: SVGPaint) -> SIMD4<Double>? {
        switch paint {
        case .none: nil
        case .current: color
        case .color(let components): components
        case .reference(_, let fallback): fallback
        }
    }
}

/// The rules of a document's style sheets whose selectors are a class, an identifier or an element's name.
struct SVGStyleSheet {
    private var rules: [(selector: String, declarations: [String: String])] = []

    mutating func add(_ text: String) {
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(parts[1])
            for selector in parts[0].split(separator: ",") {
                rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations))
            }
        }
    }

    /// Returns all properties of an element: those of its attributes, then those of rules, then those of `style`.
    func properties(of element: MarkupElement) -> [String: String] {
        var properties = element.attributes
        let classes = (properties["class"] ?? "").split(separator: " ").map { "." + $0 }
        let selectors = [element.name] + classes + [properties["id"].map { "#" + $0 } ?? ""]
        for selector in selectors {
            for rule in rules where rule.selector == selector {
                properties.merge(rule.declarations) { $1 }
            }
        }
        if let style = element.attributes["style"] { properties.merge(Self.declarations(style[...])) { $1 } }
        return properties
    }

    private static func declarations(_ text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for part in text.split(separator: ";") {
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let value = sides[1].trimmingCharacters(in: .whitespacesAndNewlines)
            result[sides[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
                value.hasSuffix("!important") ? String(value.dropLast(10)) : value
        }
        return result
    }
}
