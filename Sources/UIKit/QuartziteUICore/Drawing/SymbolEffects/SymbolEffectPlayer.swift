import QuartziteUIDrawing

/// The symbol effects of an image view, which animate its symbol in a layer of their own.
///
/// The view's own layer is empty meanwhile.
@MainActor final class SymbolEffectPlayer {
    /// An effect from its addition to its end.
    @MainActor private final class Run {
        let effect: any SymbolEffect
        let options: SymbolEffectOptions
        let completion: UISymbolEffectCompletion?
        /// The motions of the symbol or of its shapes.
        var motions: [SymbolEffectMotion] = []
        /// The time when the effect began, in the layer's time space.
        var begun: CFTimeInterval = 0
        var isEndless = false
        var isAnimated = true
        /// Whether the effect was removed.
        var isEnding = false
        private(set) var isCompleted = false
        /// Counts the animations of the run; only the last one ends it.
        var number = 0

        init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?) {
            (self.effect, self.options, self.completion) = (effect, options, completion)
        }

        var kind: SymbolEffectConfiguration.Kind { effect.configuration.kind }
        var splits: Bool { effect.configuration.splits }

        /// Calls the completion the first time.
        func complete(_ context: UISymbolEffectCompletionContext) {
            guard !isCompleted else { return }
            isCompleted = true
            completion?(context)
        }
    }

    /// The time from the start of one shape to that of the next, for effects on each layer, in seconds.
    static let delay = 0.12

    private weak var view: UIImageView?
    private let layer = CALayer()
    private var runs: [Run] = []
    /// A circle whose stroke covers the symbol, and masks it while it is drawn or erased.
    private let brush = CAShapeLayer()
    /// The layers of a symbol with a variable value, one for each of its shapes.
    private var shapes: [CALayer] = []
    /// The circles that mask those layers while the shapes are drawn or erased one after another.
    private var shapeBrushes: [CAShapeLayer] = []

    init(_ view: UIImageView) {
        self.view = view
        view.layer.addSublayer(layer)
    }

    // MARK: The symbol

    /// Shows a symbol as the view would.
    func show(_ image: UIImage?) {
        guard let view else { return }
        withoutActions {
            shapes.forEach { $0.removeFromSuperlayer() }
            (shapes, shapeBrushes) = ([], [])
            place(layer)
            layer.contents = image.flatMap { $0.pixels(tint: view.tintColor) }
            layer.contentsScale = image?.scale ?? 1
            let parts = runs.contains(where: \.splits) ? image?.variableShapes ?? [] : []
            defer { placeBrushes() }
            guard !parts.isEmpty else { return }
            layer.contents = nil
            for part in parts {
                let shape = CALayer()
                place(shape)
                shape.contents = part.pixels(tint: view.tintColor)
                shape.contentsScale = part.scale
                layer.addSublayer(shape)
                shapes.append(shape)
                shapeBrushes.append(CAShapeLayer())
            }
        }
        for run in runs where run.splits {
            // The motion of a removed effect ends with the shapes that it moved.
            if run.isEnding { end(run, isFinished: false) } else { start(run, at: run.begun) }
        }
    }

    /// Follows the size of the view.
    func layOut() {
        withoutActions {
            for layer in [layer] + shapes { place(layer) }
            placeBrushes()
        }
    }

    /// Masks the symbol or its shapes while they are drawn or erased.
    private func placeBrushes() {
        let drawing = runs.filter { $0.kind.draws }
        layer.mask = drawing.contains { !animatesShapes($0) } ? brush : nil
        placeBrush(brush)
        let drawsShapes = drawing.contains(where: animatesShapes)
        for (shape, brush) in zip(shapes, shapeBrushes) {
            shape.mask = drawsShapes ? brush : nil
            if drawsShapes { placeBrush(brush) }
        }
    }

    /// Gives a stroke the width that covers the view, from its centre to its corners.
    private func placeBrush(_ brush: CAShapeLayer) {
        let (size, center) = (layer.bounds.size, layer.position)
        let radius = (size.width * size.width + size.height * size.height).squareRoot() / 4
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        brush.frame = layer.bounds
        brush.path = path
        brush.lineWidth = radius * 2
        brush.fillColor = nil
        brush.strokeColor = UIColor.black.cgColor
    }

    private func place(_ layer: CALayer) {
        guard let view else { return }
        layer.contentsGravity = view.contentMode.gravity
        layer.bounds = CGRect(origin: .zero, size: view.bounds.size)
        layer.position = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    }

    private func withoutActions(_ body: () -> Void) {
        let disables = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.setDisableActions(disables)
    }

    // MARK: Effects

    /// Adds an effect, in place of a running one of the same kind.
    func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let run = Run(effect, options, completion)
        let opposites: [SymbolEffectConfiguration.Kind: SymbolEffectConfiguration.Kind] = [
            .appear: .disappear, .disappear: .appear, .drawOn: .drawOff, .drawOff: .drawOn,
        ]
        runs.append(run)
        for other in runs where other !== run && (other.kind == run.kind || other.kind == opposites[run.kind]) {
            for layer in [brush, layer] + shapes + shapeBrushes { layer.removeAnimation(forKey: other.kind.rawValue) }
            end(other, isFinished: false)
        }
        (run.begun, run.isAnimated) = (now, isAnimated)
        if run.kind.draws { withoutActions { placeBrushes() } }
        if run.splits { return view?.showSymbolOfEffects() ?? () }
        start(run, at: run.begun)
    }

    /// Removes the effects of a kind, or all of them: repeated ones after the current run, lasting ones backwards.
    func remove(
        _ kind: SymbolEffectConfiguration.Kind?, _ options: SymbolEffectOptions, isAnimated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        var pending = completion
        for run in runs where kind == nil || run.kind == kind {
            let ending = Run(run.effect, options, pending)
            pending = nil
            runs.removeAll { $0 === run }
            runs.append(ending)
            (ending.begun, ending.isEnding) = (run.begun, true)
            ending.motions = run.motions
            if run.motions.first?.lasts == true {
                ending.motions = run.motions.map(\.reversed)
                (ending.begun, ending.isAnimated) = (now, isAnimated)
                play(ending, at: now, runs: 1)
            } else {
                let period = max(run.motions.first?.period(run.options) ?? 0, 1e-6)
                let done = ((now - run.begun) / period).rounded(.up)
                let limit = min(max(done.isFinite ? done : 1, 1), 1e9)
                play(ending, at: run.begun, runs: Int(limit), speed: run.options)
            }
        }
        pending?(UISymbolEffectCompletionContext(isFinished: true, sender: view))
    }

    /// Starts endless and lasting effects again, since layers lose their animations when they leave a window.
    package func restart() {
        for run in runs where run.isEndless || run.motions.first?.lasts == true { start(run, at: run.begun) }
    }

    private var now: CFTimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

    private func start(_ run: Run, at time: CFTimeInterval) {
        let effect = run.effect.configuration
        if run.kind == .variableColor {
            run.motions = shapes.indices.map { SymbolEffectMotion(effect, shape: $0, of: shapes.count) }
        } else {
            let motion = SymbolEffectMotion(effect, size: view?.symbolOfEffects?.size ?? .zero)
            run.motions = [SymbolEffectMotion](repeating: motion, count: layers(of: run).count)
        }
        play(run, at: time, runs: run.motions.first.map { $0.runs(run.options) } ?? 1)
    }

    /// The layers that an effect animates.
    private func layers(of run: Run) -> [CALayer] {
        if animatesShapes(run) { return run.kind.draws ? shapeBrushes : shapes }
        return [run.kind.draws ? brush : layer]
    }

    /// Whether an effect animates the shapes of the symbol instead of the whole.
    private func animatesShapes(_ run: Run) -> Bool { run.kind == .variableColor || run.splits && !shapes.isEmpty }

    private func play(
        _ run: Run, at time: CFTimeInterval, runs count: Int?, speed: SymbolEffectOptions? = nil
    ) {
        run.isEndless = count == nil
        run.number += 1
        let number = run.number
        let layers = layers(of: run)
        let options = speed ?? run.options
        let isSimultaneous = run.kind == .variableColor || !run.isAnimated
        let step = run.effect.configuration.isIndividual ? run.motions.first?.duration ?? 0 : Self.delay
        let delay = isSimultaneous ? 0 : step / options.speed
        guard !layers.isEmpty else { return end(run, isFinished: true) }
        for (index, (layer, motion)) in zip(layers, run.motions).enumerated() {
            let animation = motion.animation(options, runs: count, isAnimated: run.isAnimated)
            // A begin time of 0 would mean now.
            animation.beginTime = max(time + Double(index) * delay, .leastNonzeroMagnitude)
            if index == layers.count - 1 {
                animation.delegate = AnimationEnd { [weak self, weak run] isFinished in
                    guard let self, let run, run.number == number, isFinished || !run.isEndless else { return }
                    if motion.lasts { self.complete(run, isFinished) } else { self.end(run, isFinished: isFinished) }
                }
            }
            layer.add(animation, forKey: run.kind.rawValue)
        }
    }

    private func complete(_ run: Run, _ isFinished: Bool) {
        run.complete(UISymbolEffectCompletionContext(isFinished: isFinished, sender: view, effect: run.effect))
    }

    private func end(_ run: Run, isFinished: Bool) {
        guard let index = runs.firstIndex(where: { $0 === run }) else { return }
        runs.remove(at: index)
        run.number += 1
        if run.kind.draws { withoutActions { placeBrushes() } }
        if runs.isEmpty {
            view?.symbolEffectsDidEnd()
        } else if run.splits, !runs.contains(where: \.splits) {
            view?.showSymbolOfEffects()
        }
        complete(run, isFinished)
    }

    /// Removes the layer of the symbol.
    func tearDown() { layer.removeFromSuperlayer() }
}
