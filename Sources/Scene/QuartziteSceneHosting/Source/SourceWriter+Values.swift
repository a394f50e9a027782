import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension SourceWriter {
    /// The keys of `Float` properties, whose numbers are shorter.
    static let floats: Set = [
        "opacity", "shadowOpacity", "minificationFilterBias", "speed", "repeatCount", "birthRate", "lifetime",
        "lifetimeRange", "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed",
        "alphaSpeed", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
    ]

    /// Returns the expression of a value; nil if it cannot be expressed.
    func expression(_ value: AnimatableValue, isFloat: Bool = false) -> String? {
        switch value {
        case .number(let x): SwiftLiteral.number(x, isFloat: isFloat)
        case .flag(let x): "\(x)"
        case .point(let p): SwiftLiteral.point(p)
        case .size(let s): SwiftLiteral.size(s)
        case .rect(let r): SwiftLiteral.rect(r)
        case .vector(let v): "CGVector(dx: \(SwiftLiteral.number(v.dx)), dy: \(SwiftLiteral.number(v.dy)))"
        case .transform(let t): SwiftLiteral.transform(t)
        case .color(let color): color.map { expression($0) } ?? "nil"
        case .colors(let colors): "[" + colors.map { expression($0) }.joined(separator: ", ") + "]"
        case .numbers(let numbers): "[" + numbers.map { SwiftLiteral.number($0) }.joined(separator: ", ") + "]"
        case .path(let path): path.map { expression($0) } ?? "nil"
        case .contents(let contents): (contents.object as? CGImage).flatMap { image($0) }
        case .object(let object): expression(object: object)
        }
    }

    private func expression(object: Any?) -> String? {
        switch object {
        case nil: "nil"
        case let text as String: SwiftLiteral.string(text)
        case let text as NSString: SwiftLiteral.string(String(describing: text))
        default: nil
        }
    }

    /// Returns the expression of a colour, which may be a pattern.
    func expression(_ color: CGColor) -> String {
        guard let tile = color.tile else {
            if !(0...1).contains(color.rgba.a) { omit("the opacity of a colour that is not in 0…1") }
            return SwiftLiteral.color(color)
        }
        guard let image = image(tile.image) else {
            omit("a pattern that is too large")
            return SwiftLiteral.color(color)
        }
        let scale = SwiftLiteral.number(tile.scale)
        let pattern = "UIColor(patternImage: UIImage(cgImage: \(image), scale: \(scale), orientation: .up))"
        let opacity = color.alpha
        return opacity == 1
            ? "\(pattern).cgColor" : "\(pattern).withAlphaComponent(\(SwiftLiteral.number(opacity))).cgColor"
    }

    /// Returns the call of a function that makes a path.
    func expression(_ path: CGPath) -> String {
        guard path.elements.verbs.count <= 20_000 else {
            omit("a path of \(path.elements.verbs.count) elements")
            return "CGMutablePath()"
        }
        func text(_ p: CGPoint) -> String { SwiftLiteral.point(p) }
        var lines = ["let path = CGMutablePath()"]
        path.forEachElement { element in
            switch element {
            case .move(let p): lines.append("path.move(to: \(text(p)))")
            case .line(let p): lines.append("path.addLine(to: \(text(p)))")
            case .quad(let control, let p): lines.append("path.addQuadCurve(to: \(text(p)), control: \(text(control)))")
            case .curve(let first, let second, let p):
                lines.append(
                    "path.addCurve(to: \(text(p)), control1: \(text(first)), control2: \(text(second)))")
            case .close: lines.append("path.closeSubpath()")
            }
        }
        lines.append("return path")
        let name = uniqueName("Path", otherwise: "Path")
        return addFunction(name, type: "CGPath", comment: "A path of \(lines.count - 2) elements.", lines)
    }

    /// Returns the right side of an assignment of a property that differs from its default; nil if it does not.
    func assigned(_ entry: PropertyCatalog.Entry, _ value: Any?, in owner: String, ofCell: Bool) -> String? {
        let key = entry.traits.key
        let isFlag = (value as? NSNumber)?.isFlag == true
        let usual = entry.defaultValue
        guard let given = AnimatableValue(value) else { return usual == nil ? nil : "nil" }
        if case .number(let number) = given, isFlag {
            return usual?.double == number ? nil : "\(number != 0)"
        }
        if let usual, Self.areSame(given, usual) { return nil }
        if case .object(let object) = given, let name = object as? String {
            return named(name, entry.traits, ofCell: ofCell)
        }
        if let mask = Self.masks[key], case .number(let bits) = given { return mask(bits) }
        guard let text = expression(given, isFloat: Self.floats.contains(key)) else {
            omit("\(key) of \(owner)")
            return nil
        }
        return text
    }

    /// The expression of a named value, such as `.resizeAspect`.
    private func named(_ name: String, _ traits: PropertyTraits, ofCell: Bool) -> String {
        let isText = traits.kind == .text || traits.key == "compositingFilter" || traits.key == "font"
        if isText || ofCell && traits.key.hasSuffix("Filter") { return SwiftLiteral.string(name) }
        guard traits.choices?.contains(name) == true else { return ".init(rawValue: \(SwiftLiteral.string(name)))" }
        return switch name {
        case "non-zero": ".nonZero"
        case "even-odd": ".evenOdd"
        default: ".\(name)"
        }
    }

    /// The expressions of sets of bits.
    private static let masks: [String: @Sendable (Double) -> String] = [
        "maskedCorners": { bits in
            let names = ["layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner"]
            let set = names.indices.filter { (Int(exactly: bits) ?? 0) >> $0 & 1 == 1 }.map { ".\(names[$0])" }
            return "[\(set.joined(separator: ", "))]"
        },
        "edgeAntialiasingMask": { "CAEdgeAntialiasingMask(rawValue: \(SwiftLiteral.number($0)))" },
        "autoresizingMask": { "CAAutoresizingMask(rawValue: \(SwiftLiteral.number($0)))" },
    ]

    /// Whether two values are equal; paths and images are equal only if they are the same object.
    private static func areSame(_ a: AnimatableValue, _ b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.path, _), (.contents, _), (_, .path), (_, .contents): false
        case (.color(let a?), .color(let b?)): a.tile == nil && b.tile == nil && a.rgba == b.rgba
        case (.number(let a), .flag(let b)): a == (b ? 1 : 0)
        default:
            SceneValue(animatable: a) == SceneValue(animatable: b) && SceneValue(animatable: a) != .none
                || a.double != nil && a.double == b.double
        }
    }
}
