import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// Colours, fonts and other values of text attributes are objects, and compare by value.
@Suite struct ObjectValueTests {
    private static var values: [(NSObject, NSObject, NSObject)] {
        let (wide, wide2, plain) = (NSMutableParagraphStyle(), NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (wide.lineSpacing, wide2.lineSpacing) = (3, 3)
        let (far, far2) = (NSShadow(), NSShadow())
        (far.shadowBlurRadius, far2.shadowBlurRadius) = (2, 2)
        return [
            (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.red, UIColor.blue),
            (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 10)),
            (wide, wide2, plain), (far, far2, NSShadow()),
        ]
    }

    @Test("Equal values have equal hashes, in sets and in attributed strings", arguments: 0..<4)
    func equality(index: Int) {
        let (first, equal, other) = Self.values[index]
        #expect(first == equal && first.hash == equal.hash && first != other)
        #expect(Set([first, equal, other]).count == 2)
        let key = NSAttributedString.Key("value")
        let text = NSMutableAttributedString(string: "abcdef", attributes: [key: first])
        text.addAttribute(key, value: equal, range: NSRange(location: 2, length: 2))
        text.addAttribute(key, value: other, range: NSRange(location: 4, length: 2))
        var lengths: [Int] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: 6)) { _, range, _ in lengths.append(range.length)
        }
        #expect(lengths == [4, 2])
        #expect(
            NSAttributedString(string: "a", attributes: [key: first])
                == NSAttributedString(string: "a", attributes: [key: equal]))
        #expect(
            NSAttributedString(string: "a", attributes: [key: first])
                != NSAttributedString(string: "a", attributes: [key: other]))
    }

    @Test("A dictionary of attributes needs no type") func inference() {
        let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red]
        #expect(NSAttributedString(string: "a", attributes: attributes).length == 1)
    }

    @Test("A copy of a mutable paragraph style does not change with it") func copies() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 5
        #expect(copy?.lineSpacing == 3 && copy is NSMutableParagraphStyle == false)
        #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 3)
        #expect(UIColor.red.copy() as? UIColor == .red)
    }

    @Test("The description of a colour names its space and components, as on iOS") func descriptions() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor.label.description.hasSuffix("; name = labelColor>"))
    }

    @Test("A colour and a font can be archived") func archives() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        let font = UIFont.boldSystemFont(ofSize: 13)
        let written = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: written)?.pointSize == 13)
    }

    @Test("Points, sizes and rectangles describe themselves as on Apple's systems") func geometry() {
        #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }
}
