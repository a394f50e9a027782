import CQuartziteKernels
import Foundation

/// The value of a font attribute; implemented by UIKit's fonts.
package protocol TextFont {
    var textStyle: FontStyle { get }
    var pointSize: CGFloat { get }
}

/// The value of a colour attribute; implemented by UIKit's colours.
package protocol TextColor {
    var cgColor: CGColor { get }
}

/// The value of a shadow attribute; implemented by UIKit's shadows.
package protocol TextShadowing {
    var textShadow: TextShadow? { get }
}

/// The value of a text effect attribute; implemented by UIKit's effects.
package protocol TextEffect {
    var name: String { get }
}

/// The value of a paragraph attribute; implemented by UIKit's paragraph styles.
package protocol TextFormat {
    var paragraphFormat: ParagraphFormat { get }
}

extension StyledText {
    /// Creates text from an attributed string.
    ///
    /// `style` and `format` apply where attributes are missing; attribute values of the wrong type are ignored.
    package init(_ string: NSAttributedString, style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        self.init(style: style, format: format)
        let characters = string.string as NSString
        var position = 0
        while position < string.length {
            var range = NSRange(location: position, length: 0)
            let attributes = string.attributes(at: position, effectiveRange: &range)
            let end = max(NSMaxRange(range), position + 1)
            let piece = characters.substring(with: NSRange(location: position, length: end - position))
            append(
                piece, style: TextStyle(attributes, default: style),
                format: (attributes[.paragraph] as? any TextFormat)?.paragraphFormat ?? format)
            position = end
        }
    }
}

extension TextStyle {
    /// The name of the effect that makes characters look pressed into the background.
    package static let letterpress = "_UIKitNewLetterpressStyle"

    /// Creates a style from `attributes`; missing attributes are taken from `style`.
    package init(_ attributes: [NSAttributedString.Key: Any], default style: TextStyle) {
        self = style
        if let font = attributes[.textFont] as? any TextFont {
            self.font = font.textStyle
            size = font.pointSize
        }
        color = CGColor.attribute(attributes[.color]) ?? color
        background = CGColor.attribute(attributes[.background]) ?? background
        let spacing = number(attributes[.spacing])
        // Core Text: with the value 0, there is no kerning; without the attribute, there is the font's.
        if let spacing { (kern, hasKerning) = (spacing, spacing != 0) }
        let tracking = number(attributes[.tracked]) ?? 0
        // Kerning overrides tracking, which divides ligatures.
        if tracking != 0, (spacing ?? 0) == 0 { (kern, hasLigatures) = (tracking, false) }
        baselineOffset = number(attributes[.offset]) ?? baselineOffset
        underline = number(attributes[.under]).map(TextLineStyle.init) ?? underline
        underlineColor = CGColor.attribute(attributes[.underColor]) ?? underlineColor
        strikethrough = number(attributes[.through]).map(TextLineStyle.init) ?? strikethrough
        strikethroughColor = CGColor.attribute(attributes[.throughColor]) ?? strikethroughColor
        strokeWidth = number(attributes[.outlineWidth]) ?? strokeWidth
        strokeColor = CGColor.attribute(attributes[.outlineColor]) ?? strokeColor
        obliqueness = number(attributes[.slant]) ?? obliqueness
        if let logarithm = number(attributes[.expanded]) { expansion = qz_exp(min(max(logarithm, -4), 4)) }
        if let effect = attributes[.effect] {
            isLetterpress = (effect as? any TextEffect)?.name ?? effect as? String == Self.letterpress
        }
        hasLigatures = number(attributes[.joining]).map { $0 != 0 } ?? hasLigatures
        if let attachment = attributes[.picture] as? any TextAttaching { self.attachment = attachment.textAttachment }
        if let bits = number(attributes[.intent]) { apply(intent: Int(min(max(bits, 0), 65535))) }
        if let shadow = attributes[.thrownShadow] as? any TextShadowing { self.shadow = shadow.textShadow }
    }

    /// Changes the font as the bits of a presentation intent say: 1 emphasized, 2 strong, 4 code, 32 struck through.
    private mutating func apply(intent: Int) {
        if intent & 4 != 0 {
            let weight = font.weight
            font = .monospaced
            font.weight = weight
        }
        if intent & 1 != 0 { font.isItalic = true }
        if intent & 2 != 0 { font.weight = max(font.weight, 700) }
        if intent & 32 != 0, strikethrough == .none { strikethrough = .single }
    }
}

private func number(_ value: Any?) -> Double? {
    let number: Double? =
        switch value {
        case let x as Double: x
        case let x as CGFloat: x
        case let x as Float: Double(x)
        case let x as Int: Double(x)
        case let x as NSNumber: x.doubleValue
        default: nil
        }
    return number.flatMap { $0.isFinite ? $0 : nil }
}

extension CGColor {
    /// Returns the colour of an attribute value, a Core Graphics or UIKit colour.
    fileprivate static func attribute(_ value: Any?) -> CGColor? {
        (value as? any TextColor)?.cgColor ?? value as? CGColor
    }
}

extension TextLineStyle {
    /// Creates a style from the bits of an underline style: 1 single, 2 thick, 9 double; patterns are drawn solid.
    fileprivate init(_ bits: Double) {
        switch Int(min(max(bits, 0), 65535)) & 0xF {
        case 0: self = .none
        case 2: self = .thick
        case 9: self = .double
        default: self = .single
        }
    }
}

/// The names of the attributes, which UIKit makes public.
extension NSAttributedString.Key {
    package static let textFont = NSAttributedString.Key(rawValue: "NSFont")
    package static let paragraph = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    package static let color = NSAttributedString.Key(rawValue: "NSColor")
    package static let background = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    package static let spacing = NSAttributedString.Key(rawValue: "NSKern")
    package static let offset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    package static let under = NSAttributedString.Key(rawValue: "NSUnderline")
    package static let underColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    package static let through = NSAttributedString.Key(rawValue: "NSStrikethrough")
    package static let thrownShadow = NSAttributedString.Key(rawValue: "NSShadow")
    package static let outlineWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    package static let outlineColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    package static let slant = NSAttributedString.Key(rawValue: "NSObliqueness")
    package static let intent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    package static let tracked = NSAttributedString.Key(rawValue: "CTTracking")
    package static let expanded = NSAttributedString.Key(rawValue: "NSExpansion")
    package static let effect = NSAttributedString.Key(rawValue: "NSTextEffect")
    package static let joining = NSAttributedString.Key(rawValue: "NSLigature")
    package static let picture = NSAttributedString.Key(rawValue: "NSAttachment")
    package static let throughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
