import Foundation
import Testing

@testable import CoreGraphics

struct PathLimitTests {
    @Test("A path holds a million elements and ignores the rest") func elements() {
        let path = CGMutablePath()
        path.move(to: .zero)
        let points = (1...PathElements.countLimit + 5).map { (index: Int) in
            CGPoint(x: CGFloat(index % 100), y: CGFloat(index % 7))
        }
        path.addLines(between: points)
        path.closeSubpath()
        #expect(path.elements.verbs.count == PathElements.countLimit)
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.elements.verbs.count == PathElements.countLimit)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 99, height: 6))
    }

    @Test("Coordinates beyond a million points are clamped, and elements with NaN are ignored") func coordinates() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -1e300, y: 5))
        path.addLine(to: CGPoint(x: 3, y: CGFloat.infinity))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        let box = path.boundingBox
        #expect(box.minX == -1e6 && box.minX.isFinite && box.maxY <= 1e6)
    }
}
