import QuartziteCompositor
import QuartzCore
import UIKit

/// The work of the main thread for a frame of animated views.
@MainActor public enum ViewWorkloads {
    /// Commits `count` animated views and builds the render tree of the next frame, a sixtieth of a second later.
    ///
    /// `UIView.animate` moves, rotates, fades and colours each view.
    public static func views(_ count: Int) -> Workload {
        let scene = SceneContext()
        let context = scene.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))
            window.isHidden = false
            let views = (0..<count).map { index in
                let view = UIView(frame: CGRect(x: index % 40 * 44, y: index / 40 * 40, width: 32, height: 32))
                view.backgroundColor = UIColor(hue: CGFloat(index % 17) / 17, saturation: 1, brightness: 1, alpha: 1)
                window.addSubview(view)
                return view
            }
            window.context.commit()
            for (index, view) in views.enumerated() {
                let duration = 2 + Double(index % 10) * 0.1
                UIView.animate(withDuration: duration, delay: 0, options: [.repeat, .autoreverse]) {
                    // Not endless, since every frame searches for the first animation to end.
                    UIView.setAnimationRepeatCount(10_000)
                    view.center.x += 100
                    view.transform = CGAffineTransform(rotationAngle: 1)
                    view.alpha = 0.3
                    view.backgroundColor = .white
                }
            }
            window.context.commit()
            return window.context
        }
        var frame = 0
        var tree = RenderTree(width: 0, height: 0)
        return Workload(
            name: "\(count) views, four properties", megapixels: 0, isThreaded: false, prepare: {},
            draw: { _ in
                frame += 1
                scene.runLoop.run(until: Double(frame) / 60)
                tree = context.renderTree(at: scene.clock.now, width: 1920, height: 1080, scale: 1)
            },
            hash: { UInt64(tree.nodes.count) },
            picture: {
                let bitmap = Bitmap(width: 1920, height: 1080)
                Compositor.draw(tree, into: bitmap)
                return bitmap
            })
    }
}
