@testable import QuartzCore
import Testing

private final class Watcher: CALayer {
    var heard: [String] = []
    var last: [NSKeyValueChangeKey: Any] = [:]
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        heard.append(keyPath ?? "")
        last = change ?? [:]
    }
}

private final class Model: NSObject {
    var count = 0
    var name: String? = "a"
}

@Suite struct KeyValueObservingTests {
    @Test("Changes of a layer are reported immediately, with the old and new values") func layers() {
        let (layer, watcher) = (CALayer(), Watcher())
        layer.addObserver(watcher, forKeyPath: "position", options: [.old, .new], context: nil)
        layer.position = CGPoint(x: 3, y: 4)
        #expect(watcher.heard == ["position"])
        #expect(watcher.last[.newKey] as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(watcher.last[.oldKey] as? CGPoint == .zero)
        layer.position = CGPoint(x: 3, y: 4)
        layer.opacity = 0.5
        #expect(watcher.heard.count == 1)
        layer.removeObserver(watcher, forKeyPath: "position")
        layer.position = .zero
        #expect(watcher.heard.count == 1)
        layer.removeObserver(watcher, forKeyPath: "position")
    }

    @Test("Properties that do not animate are reported immediately as well, and only if they differ")
    func plainProperties() {
        let (layer, watcher) = (CALayer(), Watcher())
        let keys = [
            "geometryFlipped", "doubleSided", "contentsGravity", "contentsFormat", "minificationFilter",
            "magnificationFilter", "minificationFilterBias", "opaque", "allowsGroupOpacity", "cornerCurve",
        ]
        for key in keys { layer.addObserver(watcher, forKeyPath: key, options: .new, context: nil) }
        for _ in 0..<2 {
            layer.isGeometryFlipped = true
            layer.isDoubleSided = false
            layer.contentsGravity = .center
            layer.contentsFormat = .gray8Uint
            layer.minificationFilter = .nearest
            layer.magnificationFilter = .nearest
            layer.minificationFilterBias = 1
            layer.isOpaque = true
            layer.allowsGroupOpacity = false
            layer.cornerCurve = .continuous
        }
        #expect(watcher.heard == keys)
        for key in keys { layer.removeObserver(watcher, forKeyPath: key) }
    }

    @Test("A change of the frame is reported once") func frames() {
        let layer = CALayer()
        var frames: [CGRect] = []
        let observation = layer.observe(\.frame, options: .new) { _, change in
            if let new = change.newValue { frames.append(new) }
        }
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(frames == [CGRect(x: 10, y: 20, width: 30, height: 40)])
        layer.bounds.size.width = 50
        #expect(frames.count == 2)
        observation.invalidate()
        layer.frame = .zero
        #expect(frames.count == 2)
    }

    @Test("The initial option reports the current value") func initial() {
        let layer = CALayer()
        var values: [Float?] = []
        let observation = layer.observe(\.opacity, options: [.initial, .new]) { values.append($1.newValue) }
        #expect(values == [1])
        layer.opacity = 0.25
        #expect(values == [1, 0.25])
        withExtendedLifetime(observation) {}
    }

    @Test("Changes of other objects are reported before the next frame") func anyObject() {
        let scene = SceneContext()
        scene.run {
            let context = LayerContext(root: CALayer(), scene: scene)
            let (model, watcher) = (Model(), Watcher())
            var counts: [Int?] = []
            let observation = model.observe(\.count, options: [.old, .new]) { counts += [$1.oldValue, $1.newValue] }
            model.addObserver(watcher, forKeyPath: "name", options: .new, context: nil)
            model.count = 2
            model.name = nil
            #expect(counts.isEmpty)
            context.commit()
            #expect(counts == [0, 2])
            #expect(watcher.heard == ["name"] && watcher.last[.newKey] is NSNull)
            context.commit()
            #expect(counts.count == 2)
            withExtendedLifetime(observation) {}
        }
    }

    @Test("An observation ends with its token, its object or its observer") func endings() {
        let layer = CALayer()
        var calls = 0
        var observation: NSKeyValueObservation? = layer.observe(\.position) { _, _ in calls += 1 }
        layer.position.x = 1
        #expect(calls == 1 && observation != nil)
        observation = nil
        layer.position.x = 2
        #expect(calls == 1)
        weak var gone: CALayer?
        do {
            let watched = CALayer()
            gone = watched
            watched.addObserver(Watcher(), forKeyPath: "position", context: nil)
            watched.position.x = 1
        }
        #expect(gone == nil)
    }
}
