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

    @Test("A view's frame, bounds and centre are observed at once") func geometry() {
        let view = UIView()
        var reported: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in reported.append("frame") },
            view.observe(\.bounds) { _, _ in reported.append("bounds") },
            view.observe(\.center) { _, _ in reported.append("center") },
        ]
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(reported.sorted() == ["bounds", "center", "frame"])
        view.center.x += 1
        #expect(reported.filter { $0 == "bounds" }.count == 1 && reported.filter { $0 == "center" }.count == 2)
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
