import CoreGraphics
import TestSupport
import Testing

@Suite("CGRect")
struct CGRectTests {
    private let hundred = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("An intersection is the area that two rectangles share", .fact("geo-004", "geo-053"))
    func intersection() {
        #expect(
            hundred.intersection(CGRect(x: 75, y: 75, width: 50, height: 50))
                == CGRect(x: 75, y: 75, width: 25, height: 25))
        let inside = CGRect(x: 25, y: 25, width: 50, height: 50)
        #expect(hundred.intersection(inside) == inside)
    }

    @Test("Rectangles intersect when they share an area", .fact("geo-020", "geo-024", "geo-033", "geo-047"))
    func intersects() {
        #expect(
            CGRect(x: 3, y: -10, width: 100, height: 100).intersects(CGRect(x: 50, y: -30, width: 100, height: 100)))
        #expect(hundred.intersects(CGRect(x: 50, y: 50, width: 100, height: 100)))
        #expect(hundred.intersects(CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(!hundred.intersects(CGRect(x: 150, y: 0, width: 100, height: 100)))
    }

    @Test("A union with the null rectangle changes nothing, and an intersection with it is null")
    func null() {
        #expect(hundred.union(.null) == hundred)
        #expect(CGRect.null.union(hundred) == hundred)
        #expect(hundred.intersection(.null).isNull)
        #expect(hundred.intersection(CGRect(x: 200, y: 0, width: 1, height: 1)).isNull)
        #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
        #expect(CGRect.null.isEmpty && !CGRect.zero.isNull)
        #expect(hundred.insetBy(dx: 60, dy: 0).isNull)
        #expect(CGRect.infinite.intersection(hundred) == hundred)
    }

    @Test("Rectangles with a negative width or height extend backwards")
    func negative() {
        let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(rect.standardized == CGRect(x: 6, y: 4, width: 4, height: 6))
        #expect(rect.minX == 6 && rect.maxY == 10 && rect.width == 4)
        #expect(rect.contains(CGPoint(x: 7, y: 5)))
    }

    @Test("integral grows a rectangle to whole coordinates")
    func integral() {
        #expect(CGRect(x: 0.2, y: -0.2, width: 1, height: 1).integral == CGRect(x: 0, y: -1, width: 2, height: 2))
    }
}
