import CoreGraphics
import Foundation
import QuartzCore

/// Swift expressions for values; each gives exactly the same value.
enum SwiftLiteral {
    /// The shortest number that gives the same value as a `Double` or, with `isFloat`, as a `Float`.
    static func number(_ x: Double, isFloat: Bool = false) -> String {
        if x.isNaN { return ".nan" }
        if x.isInfinite { return x > 0 ? ".infinity" : "-.infinity" }
        if x == x.rounded(), abs(x) < 1e15, !(x == 0 && x.sign == .minus) { return "\(Int64(x))" }
        return isFloat && Double(Float(x)) == x ? "\(Float(x))" : "\(x)"
    }

    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 32 || (0x7f...0x9f).contains(scalar.value):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func point(_ p: CGPoint) -> String {
        p == .zero ? "CGPoint.zero" : "CGPoint(x: \(number(p.x)), y: \(number(p.y)))"
    }

    static func size(_ s: CGSize) -> String {
        s == .zero ? "CGSize.zero" : "CGSize(width: \(number(s.width)), height: \(number(s.height)))"
    }

    static func rect(_ r: CGRect) -> String {
        let parts = [r.origin.x, r.origin.y, r.size.width, r.size.height].map { number($0) }
        return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
    }

    /// A `CGColor`, whose components may leave 0…1.
    static func color(_ color: CGColor) -> String {
        let c = color.rgba
        let named = ["white": (1.0, 1.0, 1.0, 1.0), "black": (0, 0, 0, 1), "clear": (0, 0, 0, 0)]
        for name in ["white", "black", "clear"] where named[name].map({ $0 == (c.r, c.g, c.b, c.a) }) == true {
            return "UIColor.\(name).cgColor"
        }
        let parts = [c.r, c.g, c.b, c.a].map { number($0) }
        return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3])).cgColor"
    }

    static func transform(_ t: CATransform3D) -> String {
        if t == .identity { return "CATransform3DIdentity" }
        if t == CATransform3DMakeTranslation(t.m41, t.m42, t.m43) {
            return "CATransform3DMakeTranslation(\(number(t.m41)), \(number(t.m42)), \(number(t.m43)))"
        }
        if t == CATransform3DMakeScale(t.m11, t.m22, t.m33) {
            return "CATransform3DMakeScale(\(number(t.m11)), \(number(t.m22)), \(number(t.m33)))"
        }
        let affine = CATransform3DGetAffineTransform(t)
        if t == CATransform3DMakeAffineTransform(affine) {
            let names = ["a", "b", "c", "d", "tx", "ty"]
            let values = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
            let parts = zip(names, values).map { "\($0): \(number($1))" }
            return "CATransform3DMakeAffineTransform(CGAffineTransform(\(parts.joined(separator: ", "))))"
        }
        let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
        let parts = zip(names, t.elements).map { "\($0): \(number($1))" }
        return "CATransform3D(\(parts.joined(separator: ", ")))"
    }

    /// Text as a comment, on one line.
    static func comment(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }.prefix(200))
    }

    /// A name such as `redCard` for any text; empty if the text has no letters.
    static func identifier(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(40)
        while let first = name.first, first.isNumber { name = name.dropFirst() }
        return String(name)
    }
}
