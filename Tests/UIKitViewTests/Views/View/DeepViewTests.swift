import QuartzCore
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// Hierarchies that are far deeper than what frames show.
@MainActor @Suite struct DeepViewTests {
    private let screen = TestScreen()

    private final class Counting: UIView {
        static var hits = 0

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            Self.hits += 1
            return super.hitTest(point, with: event)
        }
    }

    private func chain(_ count: Int, in outer: UIView, make: (CGRect) -> UIView) -> UIView {
        var inner = outer
        for _ in 0..<count {
            let view = make(CGRect(x: 0, y: 0, width: 200, height: 200))
            inner.addSubview(view)
            inner = view
        }
        return inner
    }

    @Test("Ten thousand nested views can be added, shown, found, removed and released")
    func deep() {
        let outer = screen.addView()
        let inner = screen.run { chain(10_000, in: outer, make: UIView.init) }
        inner.tag = 7
        #expect(inner.window === screen.window && screen.window.viewWithTag(7) === inner)
        screen.run { outer.removeFromSuperview() }
        #expect(inner.window == nil && inner.outermost === outer)
    }

    @Test("Releasing a hundred thousand nested views does not exhaust the call stack") func release() {
        weak var last: UIView?
        do {
            let outer = UIView()
            last = chain(100_000, in: outer) { _ in UIView() }
            #expect(last != nil)
        }
        #expect(last == nil)
    }

    @Test("Views beyond the depth of frames are not hit-tested") func hits() {
        let outer = screen.run {
            let outer = Counting(frame: screen.window.bounds)
            _ = chain(2000, in: outer, make: Counting.init)
            screen.window.addSubview(outer)
            return outer
        }
        Counting.hits = 0
        let hit = screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
        let depth = Array(sequence(first: hit) { $0?.superview }.prefix { $0 != nil }).count
        // The window itself counts as the first level.
        #expect(depth == 256 && Counting.hits == 256 && hit?.isDescendant(of: outer) == true)
    }

    @Test("Constraints of views beyond the depth of frames have no effect") func constraints() {
        var stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = stack
        for _ in 0..<400 {
            let inner = UIStackView()
            stack.addArrangedSubview(inner)
            stack = inner
        }
        var problem = LayoutProblem(root: outer)
        problem.addEverything()
        #expect(problem.items.count == 256)
        outer.layoutIfNeeded()
        #expect(outer.arrangedSubviews[0].frame == outer.bounds)
    }

    @Test("A view encloses itself and its descendants, at any depth") func enclosing() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        a.addSubview(b)
        b.addSubview(c)
        #expect(a.encloses(c) && a.encloses(a) && !c.encloses(a) && !b.encloses(UIView()))
        c.removeFromSuperview()
        #expect(!a.encloses(c))
    }

    @Test("A view's window and outermost view match those found by walking up, after random changes")
    func random() {
        var random = SystemRandom(seed: 4)
        var views = (0..<40).map { _ in UIView() }
        let windows = (0..<2).map { _ in UIWindow(frame: .zero) }
        for step in 0..<3000 {
            let view = views[random.next(views.count)]
            switch random.next(8) {
            case 0: view.removeFromSuperview()
            case 1: windows[random.next(2)].addSubview(view)
            case 2 where step % 9 == 0: views[random.next(views.count)] = UIView()
            default:
                let other = views[random.next(views.count)]
                if !view.encloses(other) { other.addSubview(view) }
            }
            for view in views {
                let ancestors = Array(sequence(first: view) { $0.superview })
                #expect(view.outermost === ancestors.last)
                #expect(view.window === ancestors.compactMap { $0 as? UIWindow }.first)
            }
        }
    }

    @Test("A window inside a view is the window of its descendants") func innerWindow() {
        let (outer, inner, window) = (UIView(), UIView(), UIWindow(frame: .zero))
        window.addSubview(inner)
        outer.addSubview(window)
        #expect(inner.window === window && inner.outermost === outer && outer.window == nil)
        let above = UIWindow(frame: .zero)
        above.addSubview(outer)
        #expect(inner.window === window && outer.window === above)
    }

    @Test("Views whose superview is released are their own outermost views") func orphans() {
        let (middle, inner) = (UIView(), UIView())
        do {
            let outer = UIView()
            outer.addSubview(middle)
            middle.addSubview(inner)
            #expect(inner.outermost === outer)
        }
        #expect(inner.outermost === middle && middle.outermost === middle && inner.window == nil)
    }
}

/// Random numbers that are the same in every run.
private struct SystemRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
