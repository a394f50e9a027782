import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Corner configurations") struct UICornerConfigurationTests {
    private let screen = TestScreen()

    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
    }

    @Test("A capsule's radius is half the shorter side, up to the maximum, and follows the size")
    func capsule() {
        let view = screen.addView(CGRect(x: 0, y: 0, width: 80, height: 40), color: .red)
        screen.run { view.cornerConfiguration = .capsule() }
        #expect(view.layer.cornerRadius == 20 && radii(view) == [20, 20, 20, 20])
        screen.run { view.frame.size.height = 60 }
        #expect(view.layer.cornerRadius == 30)
        screen.run { view.cornerConfiguration = .capsule(maximumRadius: 12) }
        #expect(view.layer.cornerRadius == 12 && view.cornerConfiguration == .capsule(maximumRadius: 12))
        #expect(screen.pixel(1, 1) == [0, 0, 0, 0] && screen.pixel(40, 30) == [255, 0, 0, 255])
    }

    @Test("Corners have radii of their own, which clip and shape the background")
    func corners() {
        let view = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red)
        screen.run { view.cornerConfiguration = .corners(topLeftRadius: 30, bottomRightRadius: .fixed(80)) }
        #expect(radii(view) == [30, 0, 50, 0])
        let isRed = [(3, 3), (96, 3), (90, 90), (3, 96)].map { screen.pixel($0.0, $0.1) == [255, 0, 0, 255] }
        #expect(isRed == [false, true, false, true])
        screen.run {
            view.clipsToBounds = true
            let part = UIView(frame: view.bounds)
            part.backgroundColor = .blue
            view.addSubview(part)
        }
        #expect(screen.pixel(3, 3)[3] == 0 && screen.pixel(96, 3)[2] == 255)
        screen.run { view.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: 4) }
        #expect(radii(view) == [10, 10, 4, 4])
        screen.run { view.cornerConfiguration = .uniformLeftRadius(8, topRightRadius: 2) }
        #expect(radii(view) == [8, 2, 0, 8])
    }

    @Test("A concentric radius is that of the container's corner, less the distance to it")
    func concentric() {
        let outer = screen.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = screen.addView(CGRect(x: 10, y: 10, width: 100, height: 180), in: outer)
        screen.run {
            inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        }
        #expect(radii(inner) == [6, 6, 6, 6], "no superview has round corners")
        screen.run {
            outer.cornerConfiguration = .corners(radius: 40)
            inner.setNeedsLayout()
        }
        #expect(radii(inner) == [30, 6, 6, 30])
        screen.run { inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric()) }
        #expect(radii(inner) == [30, 30, 30, 30])
        screen.run { inner.cornerConfiguration = .uniformTopRadius(.containerConcentric(), bottomLeftRadius: 2) }
        #expect(radii(inner) == [30, 30, 0, 2])
    }

    @Test("Without a configuration, the corners are those of the layer")
    func layer() {
        let view = screen.addView(CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.cornerRadius = 100
        #expect(view.effectiveRadius(corner: .bottomLeft) == 20)
        #expect(view.cornerConfiguration == .corners(radius: .fixed(100)))
        #expect("\(UICornerRadius.containerConcentric(minimum: 2))" == "concentric, at least 2.0")
    }
}
