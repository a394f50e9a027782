import QuartziteCompositor

extension CALayer {
    final func renderModel(in ctx: CGContext) {
        if let source { return source.renderShown(in: ctx, asCommitted: true, mixing: .genericRGB) }
        layoutIfNeeded()
        displayTree()
        let time = localTime(fromMedia: SceneContext.current.clock.now)
        ctx.drawPicture { target, transform in
            Compositor.draw(renderTree(at: time, for: target, transform: transform), into: target)
        }
        // Time may be paused while an app draws many layers.
        SceneContext.current.pictures.endFrame()
    }

    /// Draws the layer and its sublayers as the screen shows them, animations included.
    ///
    /// The values are those of the last commit, or the current ones if `asCommitted` is false.
    package final func renderShown(in ctx: CGContext, asCommitted: Bool, mixing: GradientMixing = .sRGB) {
        let time = localTime(fromMedia: SceneContext.current.clock.now)
        ctx.drawPicture { target, transform in
            var tree = RenderTree(width: target.width, height: target.height)
            var pass = RenderPass(
                transform: transform, time: time, scale: transform.meanScale, opacity: 1,
                isFlipped: isGeometryInverted, showsAnimations: true, depth: 1, maskDepth: 0,
                budget: RenderBudget(frame: target.bounds))
            pass.showsCommitted = asCommitted && isCommitted
            pass.gradientMixing = mixing
            let shown = pass.shown(self, at: time)
            guard !shown.state.isHidden, shown.state.opacity > 0 else { return }
            pass.appendLayer(shown, to: &tree.nodes)
            Compositor.draw(tree, into: target)
        }
        SceneContext.current.pictures.endFrame()
    }

    /// Returns the layer's render tree at its local time `time`; `transform` maps its coordinates to pixels.
    private func renderTree(at time: CFTimeInterval, for target: Bitmap, transform: Projection) -> RenderTree {
        var tree = RenderTree(width: target.width, height: target.height)
        guard !state.isHidden, state.opacity > 0 else { return tree }
        let own = state.isGeometryFlipped ? state.flip.concatenating(transform) : transform
        var pass = RenderPass(
            transform: own, time: time, scale: transform.meanScale, opacity: 1, isFlipped: state.isGeometryFlipped,
            showsAnimations: false, depth: 1, maskDepth: 0, budget: RenderBudget(frame: target.bounds))
        pass.gradientMixing = .genericRGB
        pass.appendLayer(self, to: &tree.nodes)
        return tree
    }
}
