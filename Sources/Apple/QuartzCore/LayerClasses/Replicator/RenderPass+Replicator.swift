/// One copy of a replicator's sublayers.
struct ReplicatorInstance {
    /// The pass that draws the sublayers at the copy's own time and opacity.
    let pass: RenderPass
    /// The transform applied after a sublayer's own matrix; nil for the original sublayers.
    let matrix: CATransform3D?
    /// The tint that multiplies the colours; its alpha is already included in the pass.
    let tint: Tint
}

extension RenderPass {
    /// Calls `body` for each copy that `layer`, which this pass draws, makes of its sublayers.
    func forEachInstance(of layer: CAReplicatorLayer, _ body: (ReplicatorInstance) -> Void) {
        let replication = layer.values
        let count = min(replication.count, LayerTreeLimit.maximumInstances / instances)
        if replication.count > count, count > 0 {
            budget.exceeded = .instances(limit: LayerTreeLimit.maximumInstances)
        }
        guard count > 0 else { return }
        let bounds = layer.state.bounds
        let step = replication.transform.about(CGPoint(x: bounds.midX, y: bounds.midY))
        let sublayerMatrix = layer.state.sublayerMatrix
        var power = CATransform3D.identity
        for index in 0..<count {
            let tint = showsAnimations ? replication.tint(of: index) : .none
            let matrix = index == 0 ? nil : power.concatenating(sublayerMatrix)
            if tint.alpha > 0 {
                let pass = copy(index, of: count, time: time - Double(index) * replication.delay, alpha: tint.alpha)
                body(ReplicatorInstance(pass: pass, matrix: matrix, tint: tint))
            }
            power = power.concatenating(step)
        }
    }

    private func copy(_ index: Int, of count: Int, time: CFTimeInterval, alpha: Double) -> RenderPass {
        var pass = self
        // A NaN delay puts copies before all time; 0 · ∞ counts as no delay.
        pass.time = index == 0 ? self.time : time.isNaN ? -.infinity : time
        pass.opacity *= alpha
        pass.instances *= count
        pass.isCopy = isCopy || index > 0
        return pass
    }
}
