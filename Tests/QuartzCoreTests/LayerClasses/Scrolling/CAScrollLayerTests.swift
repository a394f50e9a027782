@testable import QuartzCore
import TestSupport
import Testing

/// Scroll layers (the facts of scroll.tsv).
@Suite struct CAScrollLayerTests {
    let scroller = CAScrollLayer()
    let content = CALayer()

    init() {
        CATransaction.flush()
        scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        scroller.addSublayer(content)
    }

    @Test("A new scroll layer clips and scrolls in both directions", .fact("con-006", "con-055", "scr-021"))
    func defaults() {
        let new = CAScrollLayer()
        #expect(new.masksToBounds && new.scrollMode == .both && new.opacity == 1)
        #expect(CAScrollLayer.defaultValue(forKey: "scrollMode") as? String == "both")
        #expect(!new.shouldArchiveValue(forKey: "masksToBounds") && !new.shouldArchiveValue(forKey: "scrollMode"))
        #expect(CAScrollLayerScrollMode.none.rawValue == "none")
        #expect(CAScrollLayerScrollMode.horizontally.rawValue == "horizontally")
    }

    @Test(
        "The scroll mode determines the directions in which a layer scrolls",
        .fact("scr-001", "scr-003", "scr-004", "scr-006"))
    func modes() {
        for (mode, x, y) in [("both", 30.0, 50.0), ("horizontally", 30, 0), ("vertically", 0, 50), ("sideways", 0, 0)] {
            scroller.bounds.origin = .zero
            scroller.setValue(mode, forKey: "scrollMode")
            #expect(scroller.value(forKey: "scrollMode") as? String == mode)
            scroller.scroll(to: CGPoint(x: 30, y: 50))
            #expect(scroller.bounds == CGRect(x: x, y: y, width: 100, height: 80), "\(mode)")
        }
    }

    @Test(
        "Scrolling to a rectangle moves by the least distance that shows it",
        .fact("scr-005", "scr-007", "scr-010", "scr-011", "scr-030")) func rectangles()
    {
        scroller.bounds.origin = CGPoint(x: 10, y: 20)
        scroller.scroll(to: CGRect(x: 90, y: 75, width: 30, height: 40))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 35))
        scroller.scroll(to: CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 35))
        scroller.scroll(to: CGRect(x: 5, y: 6, width: 10, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 5, y: 6))
        content.scrollRectToVisible(CGRect(x: 200, y: 150, width: 400, height: 400))
        #expect(scroller.bounds == CGRect(x: 200, y: 150, width: 100, height: 80))
    }

    @Test(
        "The visible rectangle of a layer is the part that its scroll layers show",
        .fact("scr-002", "scr-015", "scr-032")) func visible()
    {
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 80))
        content.scroll(CGPoint(x: 50, y: 60))
        #expect(content.visibleRect == CGRect(x: 50, y: 60, width: 100, height: 80))
        let inner = CALayer()
        inner.frame = CGRect(x: 140, y: 70, width: 20, height: 20)
        content.addSublayer(inner)
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        content.scroll(CGPoint(x: 200, y: 0))
        #expect(inner.visibleRect == .null)
    }

    @Test("Without a scroll layer, nothing scrolls and everything is visible", .fact("scr-016")) func alone() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
        layer.scrollRectToVisible(CGRect(x: 200, y: 200, width: 10, height: 10))
        layer.scroll(CGPoint(x: 5, y: 5))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 80) && layer.visibleRect == layer.bounds)
    }

    @Test("A scroll layer that receives scroll(_:) scrolls itself") func ownPoint() {
        scroller.scroll(CGPoint(x: 30, y: 50))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 50))
        scroller.scrollMode = .horizontally
        scroller.scroll(CGPoint(x: 7, y: 8))
        #expect(scroller.bounds.origin == CGPoint(x: 7, y: 50))
    }

    @Test("A scroll layer that receives scrollRectToVisible(_:) scrolls itself by the least distance")
    func ownRectangle() {
        scroller.scrollRectToVisible(CGRect(x: 90, y: 75, width: 30, height: 40))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 35))
    }

    @Test("A nested scroll layer scrolls itself and not the outer one") func innermost() {
        let inner = CAScrollLayer()
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        content.addSublayer(inner)
        inner.scroll(CGPoint(x: 5, y: 6))
        #expect(inner.bounds.origin == CGPoint(x: 5, y: 6) && scroller.bounds.origin == .zero)
        let leaf = CALayer()
        leaf.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
        inner.addSublayer(leaf)
        leaf.scroll(.zero)
        #expect(inner.bounds.origin == CGPoint(x: 60, y: 0) && scroller.bounds.origin == .zero)
    }

    @Test("Scrolling animates on screen, and the presentation scrolls in the same mode") func animates() {
        scroller.scrollMode = .vertically
        let stage = LayerStage(scroller)
        scroller.scroll(to: CGPoint(x: 40, y: 40))
        stage.context.commit()
        stage.clock.now = 0.125
        let shown = scroller.presentation()
        #expect(shown?.scrollMode == .vertically)
        #expect(shown.map { $0.bounds.origin.y > 0 && $0.bounds.origin.y < 40 && $0.bounds.origin.x == 0 } == true)
    }
}
