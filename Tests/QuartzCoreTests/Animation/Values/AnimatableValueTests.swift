@testable import QuartzCore
import TestSupport
import Testing

/// The interpolation of values (timing.md §13).
@Suite struct AnimatableValueTests {
    private func mix(_ a: Any?, _ b: Any?, _ f: Double) -> Any? {
        AnimatableValue(a)?.interpolated(to: AnimatableValue(b) ?? .object(nil), fraction: f).boxed
    }

    private func reads(_ any: Any?) -> Bool { AnimatableValue(any) != nil }

    private func rgba(_ value: Any?) -> [Double] {
        guard case .color(let color?)? = AnimatableValue(value) else { return [] }
        return [color.rgba.r, color.rgba.g, color.rgba.b, color.rgba.a]
    }

    @Test("Numbers, points, sizes and rectangles interpolate by component, also outside 0...1") func parts() {
        #expect(mix(1, 3.0, 0.25) as? Double == 1.5)
        #expect(mix(CGFloat(1), NSNumber(value: 3), 2) as? Double == 5)
        #expect(mix(CGPoint(x: 0, y: 4), CGPoint(x: 2, y: 8), 0.5) as? CGPoint == CGPoint(x: 1, y: 6))
        #expect(mix(CGSize.zero, CGSize(width: 4, height: 8), 0.25) as? CGSize == CGSize(width: 1, height: 2))
        let rect = mix(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8), 0.5) as? CGRect
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(mix([0, 10], [10, 20], 0.5) as? [NSNumber] == [5, 15])
    }

    @Test("Colours interpolate without premultiplied alpha and without clamping", .rule("G9")) func colors() {
        #expect(rgba(mix(CGColor.clear, CGColor.white, 0.5)) == [0.5, 0.5, 0.5, 0.5])
        let bright = CGColor(srgbRed: 8, green: 0, blue: 0, alpha: 1)
        #expect(rgba(mix(bright, CGColor.black, 0.5)) == [4, 0, 0, 1])
        let fromNone = AnimatableValue.color(nil).interpolated(to: .color(bright), fraction: 0.5)
        #expect(rgba(fromNone) == [4, 0, 0, 0.5])
    }

    @Test("Colour lists interpolate by element; lists of different lengths switch halfway", .rule("T43"))
    func colorLists() {
        let mixed = mix([CGColor.black, .white], [CGColor.white, .white], 0.5) as? [CGColor]
        #expect(mixed?.map(\.rgba.r) == [0.5, 1])
        #expect((mix([CGColor.black], [CGColor.white, .white], 0.4) as? [CGColor])?.count == 1)
        #expect((mix([CGColor.black], [CGColor.white, .white], 0.5) as? [CGColor])?.count == 2)
    }

    @Test("Booleans, strings and values of different kinds switch halfway") func discrete() {
        #expect(mix(false, true, 0.49) as? Bool == false && mix(false, true, 0.5) as? Bool == true)
        #expect(mix("a", "b", 0.49) as? String == "a" && mix("a", "b", 0.51) as? String == "b")
    }

    @Test("Paths with the same elements interpolate by point; others switch halfway") func paths() throws {
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 1, y: 1))
        let mixed = try #require(mix(small, large, 0.5) as? CGPath)
        #expect(mixed.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(mix(small, line, 0.4) as? CGPath == small)
    }

    @Test("Images cross-fade, and the end image is shown without blending") func pictures() {
        let a = CGImage(bitmap: Bitmap(width: 1, height: 1))
        let b = CGImage(bitmap: Bitmap(width: 1, height: 1))
        let (from, to) = (AnimatableValue.contents(.image(a)), AnimatableValue.contents(.image(b)))
        guard case .contents(.crossFade(let x, let y, let f)) = from.interpolated(to: to, fraction: 0.25),
            case .contents(.image(let end)) = from.interpolated(to: to, fraction: 1)
        else {
            Issue.record("not a cross-fade")
            return
        }
        #expect(x === a && y === b && f == 0.25 && end === b)
    }

    @Test("A value is read from its own type, from an optional and from an object alike") func reading() {
        let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
        let (size, transform) = (CGSize(width: 1, height: 2), CATransform3DMakeScale(2, 3, 4))
        for any in [point, Optional(point) as Any, NSValue(cgPoint: point)] as [Any] {
            guard case .point(point)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        for any in [size, Optional(size) as Any, NSValue(cgSize: size)] as [Any] {
            guard case .size(size)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        for any in [rect, Optional(rect) as Any, NSValue(cgRect: rect)] as [Any] {
            guard case .rect(rect)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        for any in [transform, Optional(transform) as Any, NSValue(caTransform3D: transform)] as [Any] {
            guard case .transform(transform)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        let numbers: [Any] = [
            1.5, CGFloat(1.5), Float(1.5), Optional(1.5) as Any, NSNumber(value: 1.5), NSDecimalNumber(value: 1.5),
        ]
        for any in numbers {
            guard case .number(1.5)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        #expect(!reads(NSNull()) && !reads(nil) && reads(0))
    }

    @Test("Paths are read also if they are mutable, and colours also if they are optional") func readingObjects() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        for any in [path, path.copy() ?? path, Optional(path) as Any] as [Any] {
            guard case .path(path)? = AnimatableValue(any) else {
                Issue.record("\(any) was read as another value")
                continue
            }
        }
        #expect(rgba(CGColor.white) == [1, 1, 1, 1] && rgba(Optional(CGColor.white) as Any) == [1, 1, 1, 1])
    }
}
