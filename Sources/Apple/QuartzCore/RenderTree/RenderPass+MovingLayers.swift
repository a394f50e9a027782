import Dispatch
import QuartziteCompositor

extension RenderPass {
    /// The number of layers for which another thread is worthwhile.
    private static let fewestPerThread = 512

    /// Appends many sublayers of this pass's layer, all on the fast path, with several threads; returns false, and
    /// appends none, if there are too few, or if one of them must take the general path.
    ///
    /// Each thread evaluates a range of the layers, so that the nodes have the same values and order as without threads.
    func appendMovingLayers(_ models: [CALayer], to nodes: inout [RenderNode]) -> Bool {
        let parts = min(threads, models.count / Self.fewestPerThread)
        guard parts > 1, allowsMotion, !isCopy, budget.hasSpace(for: models.count) else { return false }
        // Fast paths are created here, because that changes the layers.
        guard models.allSatisfy({ $0.currentMotion != nil }) else { return false }
        let moving = MovingLayers(models, parts: parts, in: self)
        DispatchQueue.concurrentPerform(iterations: parts) { moving.evaluate($0) }
        guard moving.results.allSatisfy(\.isComplete) else { return false }
        _ = budget.reserve(models.count)
        budget.moving += models.count
        for result in moving.results { nodes += result.nodes }
        return true
    }
}

/// Layers on the fast path that several threads evaluate, each a range of its own.
///
/// The threads only read the layers, which nothing changes while the frame is made.
private final class MovingLayers: @unchecked Sendable {
    private let models: [CALayer]
    private let pass: RenderPass
    /// The results of the parts, in order; each thread writes those of its own parts.
    let results: [Part]

    /// The nodes of one part, with the counts of its layers.
    final class Part: @unchecked Sendable {
        fileprivate(set) var nodes: [RenderNode] = []
        fileprivate(set) var isComplete = false
    }

    init(_ models: [CALayer], parts: Int, in pass: RenderPass) {
        self.models = models
        self.pass = pass
        results = (0..<parts).map { _ in Part() }
    }

    func evaluate(_ part: Int) {
        let range = models.count * part / results.count..<models.count * (part + 1) / results.count
        var own = pass
        own.budget = RenderBudget(frame: pass.budget.frame)
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(range.count)
        for index in range {
            let model = models[index]
            guard let motion = model.motion, motion.append(at: own.localTime(of: model), in: own, to: &nodes) else {
                return
            }
        }
        (results[part].nodes, results[part].isComplete) = (nodes, true)
    }
}
