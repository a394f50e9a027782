import CoreGraphics
import QuartziteCompositor

/// Workloads that blur what is behind.
public enum BlurWorkloads {
    /// Draws blurs side by side over sixty discs on a screen of 750 × 1334 pixels; each sees those near to it.
    public static func grid(of count: Int) -> Workload {
        let size = CGSize(width: 750, height: 1334)
        func shape(_ path: CGPath, _ color: UInt32) -> RenderNode {
            .shape(ShapeNode(path: path, paint: .solid(color), transform: .identity))
        }
        var nodes = [shape(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), 0xFFC0_8040)]
        for index in 0..<60 {
            let disc = CGRect(x: index * 389 % 700, y: index * 577 % 1300, width: 60, height: 40)
            nodes.append(shape(CGPath(ellipseIn: disc, transform: nil), 0xFF00_0000 | UInt32(index) &* 2_654_435 >> 8))
        }
        for index in 0..<count {
            let area = CGRect(x: index % 20 * 37, y: index / 20 * 66, width: 36, height: 60)
            var group = RenderGroup(
                nodes: [], clips: [ClipShape(path: CGPath(rect: area, transform: nil), transform: .identity)])
            group.backdropFilters = [.blur(sigma: 40)]
            nodes.append(.group(group))
        }
        let tree = RenderTree(width: 750, height: 1334, background: 0xFFFF_FFFF, nodes: nodes)
        return Screen().workload("\(count) blurs side by side", megapixels: 0) { bitmap, threads in
            Compositor.draw(tree, into: bitmap, threads: threads)
        }
    }
}
