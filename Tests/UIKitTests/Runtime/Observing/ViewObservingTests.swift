import TestSupport
import Testing
import UIKit

nonisolated(unsafe) private var context = 0

private final class Watcher: UIViewController {
    var offsets: [CGPoint] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentOffset", let new = change?[.newKey] as? CGPoint else { return }
        offsets.append(new)
    }
}

@Suite @MainActor struct ViewObservingTests {
    @Test("A scroll view's offset is observed as it scrolls, by name and by key path") func contentOffset() {
        let (scroll, watcher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Watcher())
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: &context)
        var seen: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new]) { scroll, _ in
            seen.append(scroll.contentOffset.y)
        }
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(watcher.offsets.map(\.y) == [40, 60] && seen == [40, 60])
        scroll.removeObserver(watcher, forKeyPath: "contentOffset", context: &context)
        scroll.contentOffset = .zero
        #expect(watcher.offsets.count == 2 && seen == [40, 60, 0])
        withExtendedLifetime(observation) {}
    }

    @Test("A view's frame, bounds and centre are observed at once", .rule("G16")) func geometry() {
        let view = UIView()
        var reported: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in reported.append("frame") },
            view.observe(\.bounds) { _, _ in reported.append("bounds") },
            view.observe(\.center) { _, _ in reported.append("center") },
        ]
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(reported == ["frame"])
        view.center.x += 1
        #expect(reported == ["frame", "center"])
        view.bounds.size.width = 20
        #expect(reported == ["frame", "center", "bounds"])
        view.layer.position.x += 1
        view.layer.bounds.size.height = 5
        #expect(reported == ["frame", "center", "bounds"])
        withExtendedLifetime(observations) {}
    }

    @Test("A view that its superview resizes reports no frame, but its layer does", .rule("G16")) func autoresizing() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        inner.frame = outer.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        var reported: [String] = []
        let observations = [
            inner.observe(\.frame, options: .new) { _, change in reported.append("\(change.newValue?.width ?? 0)") },
            inner.layer.observe(\.bounds) { _, _ in reported.append("layer") },
        ]
        outer.frame.size.width = 80
        #expect(inner.frame.width == 80 && reported == ["layer"])
        inner.frame.size.width = 60
        #expect(reported == ["layer", "60.0", "layer"])
        withExtendedLifetime(observations) {}
    }

    @Test("Stored properties of a subclass are read by name") func storedProperties() {
        final class Gauge: UIView { var level = 0.5 }
        #expect(Gauge().value(forKey: "level") as? Double == 0.5)
    }

    @Test("Associated objects are released with their view") func associatedValues() {
        final class Value {}
        weak var kept: Value?
        do {
            let (view, value) = (UIView(), Value())
            kept = value
            objc_setAssociatedObject(view, &context, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(view, &context) as? Value === value)
        }
        #expect(kept == nil)
    }
}
