import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct AutoresizingTests {
    private func frame(_ mask: CAAutoresizingMask, _ size: CGSize) -> CGRect {
        let parent = CALayer()
        let child = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
        child.autoresizingMask = mask
        parent.addSublayer(child)
        parent.bounds.size = size
        return child.frame
    }

    @Test("The flexible parts share the growth, and edges are rounded to whole points")
    func growth() {
        let size = CGSize(width: 200, height: 300)
        #expect(frame([], size) == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(
            frame([.layerWidthSizable, .layerHeightSizable], size) == CGRect(x: 10, y: 20, width: 150, height: 240))
        #expect(frame([.layerMinXMargin], size) == CGRect(x: 110, y: 20, width: 50, height: 40))
        #expect(frame([.layerMinYMargin, .layerMaxYMargin], size) == CGRect(x: 10, y: 120, width: 50, height: 40))
        #expect(
            frame([.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin], size)
                == CGRect(x: 43, y: 20, width: 84, height: 40))
        #expect(
            frame([.layerMinXMargin, .layerWidthSizable], CGSize(width: 50, height: 25))
                == CGRect(x: -24, y: 20, width: 34, height: 40))
    }

    private final class Rows: CALayoutManager {
        var log: [String] = []
        func invalidateLayout(of layer: CALayer) { log.append("invalidate") }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
        func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 11, height: 22) }
    }

    @Test("A layout manager receives one invalidation, places the sublayers and provides the size")
    func layoutManager() {
        let layer = CALayer()
        let rows = Rows()
        layer.layoutManager = rows
        layer.layoutIfNeeded()
        rows.log = []
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(rows.log == ["invalidate", "layout"])
        #expect(layer.preferredFrameSize() == CGSize(width: 11, height: 22))
    }

    @Test("An unknown tone map mode counts as automatic") func toneMapping() {
        let layer = CALayer()
        layer.toneMapMode = .never
        #expect(layer.toneMapMode == .never)
        layer.toneMapMode = CALayer.ToneMapMode(rawValue: "maybe")
        #expect(layer.toneMapMode == .automatic)
    }
}
