import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics

extension RenderNode {
    /// Returns whether both nodes describe the same drawing.
    func isSame(as other: RenderNode) -> Bool {
        switch (self, other) {
        case (.shape(let a), .shape(let b)):
            a.path == b.path && a.rule == b.rule && a.transform == b.transform && a.opacity == b.opacity
                && a.blendMode == b.blendMode && a.tint == b.tint && a.paint.isSame(as: b.paint)
        case (.image(let a), .image(let b)):
            a.image === b.image && a.source == b.source && a.destination == b.destination
                && a.transform == b.transform && a.opacity == b.opacity && a.blendMode == b.blendMode
                && a.tint == b.tint
        case (.sprites(let a), .sprites(let b)):
            a.image === b.image && a.sprites.elementsEqual(b.sprites) { $0.x == $1.x && $0.y == $1.y && $0.a == $1.a }
        case (.group(let a), .group(let b)):
            isSameNodes(a.nodes, b.nodes) && a.opacity == b.opacity && a.blendMode == b.blendMode
                && a.clips.elementsEqual(b.clips) { $0.path == $1.path && $0.transform == $1.transform }
                && isSameNodes(a.mask ?? [], b.mask ?? []) && (a.mask == nil) == (b.mask == nil)
                && a.shadow?.color == b.shadow?.color && a.shadow?.offsetX == b.shadow?.offsetX
                && a.shadow?.offsetY == b.shadow?.offsetY && a.shadow?.sigma == b.shadow?.sigma
                && a.shadow?.silhouette?.transform == b.shadow?.silhouette?.transform
                && a.filters == b.filters && a.backdropFilters == b.backdropFilters && a.isIsolated == b.isIsolated
        default: false
        }
    }
}

/// Returns whether both lists describe the same drawing, node by node.
func isSameNodes(_ a: [RenderNode], _ b: [RenderNode]) -> Bool { a.elementsEqual(b) { $0.isSame(as: $1) } }

extension Paint {
    fileprivate func isSame(as other: Paint) -> Bool {
        switch (self, other) {
        case (.solid(let a), .solid(let b)): a == b
        case (.gradient(let a), .gradient(let b)): a.ramp.pixels == b.ramp.pixels && "\(a.shape)" == "\(b.shape)"
        case (.image(let a), .image(let b)): a.image === b.image
        default: false
        }
    }
}
