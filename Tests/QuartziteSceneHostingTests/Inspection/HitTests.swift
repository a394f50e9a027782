import QuartziteSceneHosting
import Testing
import UIKit

@Suite("A hit finds the front layer that draws the pixel") @MainActor
struct HitTests {
    @Test("Transparent parts, clipped parts and hidden layers are not hit")
    func visibleParts() throws {
        let session = Sessions.small { view in
            func add(_ layer: CALayer, _ name: String, _ frame: CGRect, to parent: CALayer) {
                layer.name = name
                layer.frame = frame
                parent.addSublayer(layer)
            }
            let box = CALayer()
            add(box, "box", CGRect(x: 0, y: 0, width: 60, height: 60), to: view.layer)
            box.masksToBounds = true
            let ring = CAShapeLayer()
            add(ring, "ring", CGRect(x: 0, y: 0, width: 60, height: 60), to: box)
            ring.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 80, height: 50)).cgPath
            ring.fillColor = nil
            ring.strokeColor = UIColor.black.cgColor
            ring.lineWidth = 6
            let ghost = CALayer()
            add(ghost, "ghost", CGRect(x: 0, y: 0, width: 100, height: 100), to: view.layer)
            ghost.backgroundColor = UIColor.red.cgColor
            ghost.isHidden = true
        }
        func name(_ x: Double, _ y: Double) throws -> String? {
            let path = try session.hit(x, y)
            return try session.layers().layers.first { $0.id == path }?.name
        }
        #expect(try name(5, 30) == "ring")
        #expect(try name(30, 30) == nil, "the ring has a hole")
        #expect(try name(84, 30) == nil, "the box clips the ring")
        #expect(try session.hit(.nan, 3) == nil && session.hit(1e9, 3) == nil)
        #expect(try session.hit(30, 30) != nil, "the view is white")
    }

    @Test("The order of siblings follows zPosition, and particles and copies of a replicator are hit")
    func order() throws {
        let session = Sessions.small { view in
            for (name, depth) in [("near", 10.0), ("far", 0)] {
                let layer = CALayer()
                (layer.name, layer.zPosition) = (name, depth)
                layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                layer.backgroundColor = UIColor.red.cgColor
                view.layer.addSublayer(layer)
            }
            let replicator = CAReplicatorLayer()
            replicator.name = "copies"
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
            let dot = CALayer()
            dot.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
            dot.backgroundColor = UIColor.blue.cgColor
            dot.name = "dot"
            replicator.addSublayer(dot)
            view.layer.addSublayer(replicator)
        }
        let layers = try session.layers().layers
        func name(_ x: Double, _ y: Double) throws -> String? {
            let path = try session.hit(x, y)
            return layers.first { $0.id == path }?.name
        }
        #expect(try name(20, 20) == "near")
        #expect(try name(60, 10) == "dot")
        #expect(try name(60, 60) == "copies")
        let fire = try Sessions.gallery("fire", scale: 1)
        try fire.show(2)
        let flame = try fire.path(of: "CAEmitterLayer")
        let corners = try #require(try fire.layers().layers.first { $0.id == flame }?.corners)
        #expect(try fire.hit(corners[0], corners[1] - 20) == flame)
    }
}
