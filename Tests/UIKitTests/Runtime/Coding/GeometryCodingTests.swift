import Testing
import UIKit

@Suite @MainActor struct GeometryCodingTests {
    @Test("Geometry converts to text and back") func text() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSStringFromCGRect(CGRect(x: 0, y: 1, width: 2, height: 3)) == "{{0, 1}, {2, 3}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgPoint(for: "{0.5,-1}") == CGPoint(x: 0.5, y: -1))
        #expect(CGRectFromString("{{0, 1}, {2, 3}}") == CGRect(x: 0, y: 1, width: 2, height: 3))
        #expect(NSCoder.cgSize(for: "nonsense") == .zero && NSCoder.cgAffineTransform(for: "") == .identity)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    }

    @Test("Geometry can be archived") func archives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(unarchiver.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(unarchiver.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
        #expect(unarchiver.decodeCGSize(forKey: "missing") == .zero)
    }

    @Test("NSValue wraps insets and offsets") func values() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        #expect(NSValue(uiEdgeInsets: insets).uiOffsetValue == .zero)
    }

    @Test("Layers accept geometry wrapped in NSValue") func keyframes() {
        let layer = CALayer()
        layer.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 3, y: 3)), forKeyPath: "transform")
        #expect(layer.transform.m11 == 3)
        layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
        #expect(layer.position == CGPoint(x: 1, y: 2))
    }
}
