@testable import QuartziteSceneRuntime
import Testing

@Suite("Key-value observing of objects without layers") struct PlainObjectTests {
    private final class Wheel: NSObject {
        var angle = 0.0
        var hub: Wheel?
    }

    private final class Watcher: NSObject, _KeyValueObserver {
        var heard: [Double?] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append(change?[.newKey] as? Double)
        }
    }

    @Test("Changes of stored properties are reported at the next check, along a path too") func stored() {
        let (wheel, watcher) = (Wheel(), Watcher())
        wheel.hub = Wheel()
        wheel.addObserver(watcher, forKeyPath: "angle", options: .new, context: nil)
        wheel.addObserver(watcher, forKeyPath: "hub.angle", options: .new, context: nil)
        wheel.angle = 1
        wheel.hub?.angle = 2
        #expect(watcher.heard.isEmpty)
        KeyValueObservations.current.check()
        #expect(watcher.heard == [1, 2])
        wheel.removeObserver(watcher, forKeyPath: "angle")
        wheel.angle = 3
        KeyValueObservations.current.check()
        #expect(watcher.heard == [1, 2])
        wheel.removeObserver(watcher, forKeyPath: "hub.angle")
    }

    @Test("Selectors call methods of any class") func selectors() {
        final class Counter {
            var count = 0
            func add(_ step: NSNumber) { count += step.intValue }
        }
        let counter = Counter()
        #expect(Selector("add:", Counter.add(_:)).send(to: counter, NSNumber(value: 3)) && counter.count == 3)
        #expect(!Selector("add:").send(to: counter, NSNumber(value: 3)) && counter.count == 3)
    }
}
