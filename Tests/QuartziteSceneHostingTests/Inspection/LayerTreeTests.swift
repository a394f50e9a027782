import QuartziteSceneHosting
import Testing
import UIKit

@Suite("The layer tree lists the layers on screen with their places") @MainActor
struct LayerTreeTests {
    @Test("Layers have paths of indices, and masks the index mask")
    func paths() throws {
        let session = Sessions.small { view in
            let card = CALayer()
            card.name = "card"
            card.mask = CAShapeLayer()
            card.addSublayer(CATextLayer())
            card.addSublayer(CAGradientLayer())
            view.layer.addSublayer(card)
        }
        let layers = try session.layers().layers
        let card = try #require(layers.first { $0.name == "card" })
        let inside = layers.filter { $0.id.hasPrefix(card.id + "/") }
        #expect(inside.map { String($0.id.dropFirst(card.id.count + 1)) } == ["mask", "0", "1"])
        #expect(inside.map(\.layerClass) == ["CAShapeLayer", "CATextLayer", "CAGradientLayer"])
        #expect(inside.allSatisfy { $0.depth == card.depth + 1 })
    }

    @Test("Views are named by their class and accessibility identifier")
    func views() throws {
        let session = Sessions.small { view in
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
            label.text = "Hi"
            label.accessibilityIdentifier = "greeting"
            view.addSubview(label)
        }
        let label = try #require(try session.layers().layers.last)
        #expect(label.viewClass == "UILabel" && label.viewIdentifier == "greeting")
        #expect(label.corners == [10, 10, 60, 10, 60, 30, 10, 30])
        #expect(label.draws)
    }

    @Test("Corners follow transforms of all superlayers, animations and perspective")
    func corners() throws {
        let session = Sessions.small { view in
            let outer = CALayer()
            outer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
            outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
            let inner = CALayer()
            inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
            outer.addSublayer(inner)
            view.layer.addSublayer(outer)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.byValue, move.duration, move.isAdditive) = (10, 2, true)
            outer.add(move, forKey: "move")
        }
        try session.show(1)
        let inner = try #require(try session.layers().layers.last)
        #expect(inner.corners == [25, 35, 45, 35, 45, 40, 25, 40])
        let outer = try #require(try session.layers().layers.dropLast().last)
        #expect(outer.animations == 1)
    }

    @Test("A layer draws if it has a visible look of its own")
    func drawing() throws {
        let session = Sessions.small { view in
            for index in 0..<4 {
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                if index > 0 { layer.backgroundColor = UIColor.red.cgColor }
                layer.isHidden = index == 2
                layer.opacity = index == 3 ? 0 : 1
                view.layer.addSublayer(layer)
            }
        }
        let layers = try session.layers().layers.suffix(4)
        #expect(layers.map(\.draws) == [false, true, false, false])
        #expect(layers.map(\.isHidden) == [false, false, true, false])
    }

    @Test("A long list is cut, and says how many layers are missing")
    func limits() throws {
        let session = Sessions.small { view in
            for _ in 0..<2_500 { view.layer.addSublayer(CALayer()) }
        }
        let tree = try session.layers()
        #expect(tree.layers.count == LayerTree.maximumLayers)
        #expect(tree.layers.count + tree.omitted >= 2_502)
    }

    @Test("Inspecting a scene changes none of its frames", arguments: ["snow", "transitions", "loader"])
    func isReadOnly(name: String) throws {
        let inspected = try Sessions.gallery(name)
        let plain = try Sessions.gallery(name)
        for time in [0.0, 0.4, 1.1, 2.3] {
            #expect(try inspected.hash(at: time) == plain.hash(at: time))
            for layer in try inspected.layers().layers.prefix(40) { _ = try inspected.properties(of: layer.id) }
            _ = try inspected.hit(50, 50)
            _ = try inspected.timeline()
        }
    }
}
