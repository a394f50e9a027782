@testable import QuartzCore
import TestSupport
import Testing

/// The layer hierarchy (hierarchy.tsv and layers.md §10).
@Suite struct HierarchyTests {
    let p = CALayer()
    let a = CALayer()
    let b = CALayer()
    let c = CALayer()

    private func order() -> [Int] { (p.sublayers ?? []).map { $0 === a ? 1 : $0 === b ? 2 : 3 } }

    @Test("A layer has only one superlayer and index", .fact("hie-002", "hie-003", "hie-013", "hie-017"))
    func onePlace() {
        p.addSublayer(a)
        p.addSublayer(a)
        #expect(p.sublayers?.count == 1 && p.sublayers?.first === a)
        p.addSublayer(b)
        c.addSublayer(a)
        #expect(p.sublayers?.count == 1 && a.superlayer === c)
    }

    @Test(
        "A removed layer has no superlayer, and sublayers without elements are nil",
        .fact("hie-004", "hie-010", "hie-012", "hie-016", "hie-034")) func removing()
    {
        #expect(p.sublayers == nil)
        p.sublayers = [a, b]
        #expect(a.superlayer === p && b.superlayer === p)
        a.removeFromSuperlayer()
        #expect(p.sublayers?.count == 1 && a.superlayer == nil)
        p.sublayers = nil
        #expect(p.sublayers == nil && b.superlayer == nil)
    }

    @Test("Sublayers are inserted at their index or replaced", .fact("hie-006", "hie-030", "hie-033"))
    func inserting() {
        p.addSublayer(a)
        p.addSublayer(b)
        p.insertSublayer(c, above: a)
        #expect(order() == [1, 3, 2])
        p.insertSublayer(c, below: a)
        #expect(order() == [3, 1, 2])
        p.insertSublayer(c, at: 999)
        #expect(order() == [1, 2, 3])
        p.insertSublayer(c, at: 0)
        #expect(order() == [3, 1, 2])
        c.removeFromSuperlayer()
        p.replaceSublayer(b, with: c)
        #expect(order() == [1, 3] && b.superlayer == nil)
    }

    @Test("Setting sublayers can reorder them") func reorder() {
        p.sublayers = [a, b, c]
        p.sublayers = [c, a, b]
        #expect(order() == [3, 1, 2])
    }

    @Test(
        "The superlayer of a mask is its layer, which does not list it as a sublayer",
        .fact("hie-007", "hie-009", "hie-035")) func masks()
    {
        p.mask = a
        #expect(p.mask === a && p.sublayers == nil)
        a.removeFromSuperlayer()
        #expect(p.mask == nil)
        p.mask = a
        p.mask = nil
        #expect(p.mask == nil && a.superlayer == nil)
        b.addSublayer(a)
        p.mask = a
        #expect(b.sublayers == nil)
    }

    @Test(
        "Contents are flipped if an odd number of layers flips the geometry",
        .fact("hie-008", "hie-021", "hie-027", "hie-036"))
    func flips() {
        a.addSublayer(b)
        b.addSublayer(c)
        a.isGeometryFlipped = true
        b.isGeometryFlipped = true
        #expect(!b.contentsAreFlipped() && !c.contentsAreFlipped() && a.contentsAreFlipped())
        c.isGeometryFlipped = true
        c.removeFromSuperlayer()
        #expect(c.contentsAreFlipped())
        b.isGeometryFlipped = false
        let stage = LayerStage(c)
        c.addSublayer(b)
        #expect(!b.contentsAreFlipped() && stage.context.root.contentsAreFlipped(), "views draw with y down")
    }

    @Test("Leaving the tree stops animations as unfinished", .rule("L30")) func leaving() {
        let stage = LayerStage(a)
        let listener = Listener()
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.delegate = listener
        a.add(animation, forKey: "x")
        stage.advance(to: 0.5)
        a.removeFromSuperlayer()
        #expect(a.animationKeys() == nil)
        stage.advance(to: 0.6)
        #expect(listener.log == ["start ", "stop  false"])
    }

    @Test("An animation that stays at its end stays on a layer outside all trees", .rule("L30")) func keeping() {
        let root = CALayer()
        root.addSublayer(a)
        let stage = LayerStage(root)
        let listener = Listener()
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.repeatCount = 4
        animation.delegate = listener
        animation.isRemovedOnCompletion = false
        a.add(animation, forKey: "x")
        stage.advance(to: 0.5)
        a.removeFromSuperlayer()
        #expect(a.animationKeys() == ["x"])
        stage.advance(to: 1)
        root.addSublayer(a)
        stage.advance(to: 1.25)
        #expect(a.presentation()?.opacity == 0.25 && listener.log == ["start "])
        stage.advance(to: 4.5)
        #expect(listener.log == ["start ", "stop  true"] && a.animationKeys() == ["x"])
    }

    @Test("A layer that moves within its tree keeps its animations") func moving() {
        let (root, inner) = (CALayer(), CALayer())
        root.addSublayer(a)
        root.addSublayer(inner)
        let stage = LayerStage(root)
        let listener = Listener()
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.delegate = listener
        a.add(animation, forKey: "x")
        stage.advance(to: 0.5)
        inner.addSublayer(a)
        #expect(a.superlayer === inner && root.sublayers?.count == 1)
        #expect(a.presentation()?.opacity == 0.5)
        inner.speed = 0.5
        inner.timeOffset = 0.25
        stage.advance(to: 1.4)
        #expect(listener.log == ["start "])
        stage.advance(to: 1.6)
        #expect(listener.log == ["start ", "stop  true"])
    }

    @Test("Releasing a chain of 200,000 layers does not overflow the stack") func deepChain() {
        var top = CALayer()
        for _ in 0..<200_000 {
            let outer = CALayer()
            outer.children = [top]
            top.parent = outer
            top = outer
        }
        weak let last = top
        top = CALayer()
        #expect(last == nil)
    }
}
