import TestSupport
import Testing
import UIKit

@Suite struct UIBezierPathTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("A clockwise arc is clockwise on the screen: from 0 to π through the bottom")
    func clockwise() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true
        )
        #expect(near(arc.currentPoint, CGPoint(x: -10, y: 0)))
        #expect(abs(arc.cgPath.boundingBoxOfPath.maxY - 10) < 0.01 && abs(arc.cgPath.boundingBoxOfPath.minY) < 1e-9)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(other.cgPath.boundingBoxOfPath.minY + 10) < 0.01)
    }

    @Test("A circle's path is as long as its circumference", .rule("G5"))
    func circle() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(circle.cgPath.length - 314.16) < 0.1)
        #expect(circle.contains(CGPoint(x: 50, y: 1)) && !circle.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("Only the given corners are rounded, with a limited radius")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let some = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8)
        )
        #expect(!some.contains(CGPoint(x: 0.5, y: 0.5)) && !some.contains(CGPoint(x: 39.5, y: 19.5)))
        #expect(some.contains(CGPoint(x: 39.5, y: 0.5)) && some.contains(CGPoint(x: 0.5, y: 19.5)))
        let all = UIBezierPath(roundedRect: rect, cornerRadius: 100)
        let pill = 2 * 20.0 + 20 * Double.pi
        #expect(abs(all.cgPath.length - pill) < 0.05)
    }

    @Test("Reversing a path reverses its direction, and reversing it again restores it")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 9, y: 9))
        path.addCurve(
            to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 2, y: 0)
        )
        let back = path.reversing()
        #expect(back.currentPoint == CGPoint(x: 1, y: 2))
        #expect(back.cgPath != path.cgPath && back.reversing().cgPath == path.cgPath)
        #expect(abs(back.cgPath.length - path.cgPath.length) < 1e-6)
        path.close()
        let area = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        area.append(UIBezierPath(rect: CGRect(x: 0.5, y: 0.5, width: 1, height: 1)).reversing())
        #expect(!area.contains(CGPoint(x: 1, y: 1)) && area.contains(CGPoint(x: 0.25, y: 1)))
    }

    @Test("cgPath returns an independent copy, and apply(_:) transforms all points")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        let taken = path.cgPath
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        path.lineWidth = 3
        #expect(taken.boundingBox.minX == 0 && path.bounds.minX == 5)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(path.isEmpty && copy.bounds.minX == 5 && copy.lineWidth == 3)
        #expect(path.bounds.isNull)
    }

    @Test("The even-odd rule leaves the hole empty")
    func evenOdd() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
        #expect(ring.contains(CGPoint(x: 4, y: 4)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 4, y: 4)))
    }

    @Test("getLineDash returns what setLineDash sets")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([3, 1], count: 2, phase: 2)
        var lengths: [CGFloat] = [0, 0]
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 1] && count == 2 && phase == 2)
    }
}
