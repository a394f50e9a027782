import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartzCore

/// Workloads that build render trees from layers, and draw shapes.
public enum LayerWorkloads {
    /// The changes of the layers.
    public enum Motion: String, CaseIterable, Sendable {
        /// Position and opacity are animated.
        case positionAndOpacity = "moving and fading"
        /// Position and rotation are animated.
        case positionAndRotation = "moving and turning"
        /// Nothing has changed since the last frame.
        case still
        /// One layer changes from frame to frame.
        case oneChanges = "still but one"
    }

    /// Builds the next render tree of `count` coloured squares, a sixtieth of a second later each time.
    public static func trees(of count: Int, _ motion: Motion) -> Workload {
        let scene = SceneContext()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        for index in 0..<count {
            let layer = CALayer()
            let place = CGPoint(x: index % 120 * 16 + 8, y: index / 120 * 12 + 6)
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.position = place
            layer.backgroundColor = CGColor(srgbRed: Double(index % 7) / 7, green: 0.5, blue: 0.25, alpha: 1)
            root.addSublayer(layer)
            if motion == .positionAndOpacity || motion == .positionAndRotation {
                let move = CABasicAnimation(keyPath: "position")
                move.fromValue = place
                move.toValue = CGPoint(x: place.x + 100, y: place.y + 50)
                move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                let other = CABasicAnimation(
                    keyPath: motion == .positionAndOpacity ? "opacity" : "transform.rotation")
                other.fromValue = 0.2
                other.toValue = motion == .positionAndOpacity ? 1 : 6
                for animation in [move, other] {
                    animation.duration = 2 + Double(index % 10) * 0.1
                    animation.repeatCount = .infinity
                    animation.autoreverses = true
                    layer.add(animation, forKey: nil)
                }
            }
        }
        let context = LayerContext(root: root, scene: scene)
        context.commit()
        CATransaction.setDisableActions(true)
        var frame = 0
        var tree = RenderTree(width: 0, height: 0)
        return Workload(
            name: "\(count) layers, \(motion.rawValue)", megapixels: 0, isThreaded: false, prepare: {},
            draw: { _ in
                frame += 1
                if motion == .oneChanges { root.children[count / 2].position.x = Double(frame) }
                tree = context.renderTree(at: Double(frame) / 60, width: 1920, height: 1080, scale: 1)
            },
            hash: { UInt64(tree.nodes.count) },
            picture: {
                let bitmap = Bitmap(width: 1920, height: 1080)
                Compositor.draw(tree, into: bitmap)
                return bitmap
            })
    }

    /// Builds and draws the next frame of 300 rings with animated stroke starts and ends, at 1080p.
    public static func rings() -> Workload {
        let context = LayerContext(root: CALayer(), scene: SceneContext())
        context.root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        for index in 0..<300 {
            let ring = CAShapeLayer()
            ring.frame = CGRect(x: index % 20 * 95 + 10, y: index / 20 * 70 + 5, width: 130, height: 130)
            ring.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 120, height: 120), transform: nil)
            ring.fillColor = nil
            ring.strokeColor = CGColor(srgbRed: Double(index % 5) / 5, green: 0.6, blue: 0.9, alpha: 1)
            ring.lineWidth = 6
            ring.lineCap = .round
            for (key, duration) in [("strokeStart", 1.7), ("strokeEnd", 1.1)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.fromValue = key == "strokeStart" ? 0 : 0.4
                animation.toValue = key == "strokeStart" ? 0.4 : 1
                animation.duration = duration + Double(index % 10) * 0.1
                animation.repeatCount = .infinity
                animation.autoreverses = true
                ring.add(animation, forKey: nil)
            }
            context.root.addSublayer(ring)
        }
        context.commit()
        var frame = 0
        return Screen().workload("300 rings, strokes animated", megapixels: 1920 * 1080 * 1e-6) { bitmap, threads in
            frame += 1
            let tree = context.renderTree(at: Double(frame) / 60, width: 1920, height: 1080, scale: 1)
            Compositor.draw(tree, into: bitmap, threads: threads)
        }
    }
}
