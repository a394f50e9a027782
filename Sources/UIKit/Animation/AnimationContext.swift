import QuartzCore

/// What a block of animations is run with: changes of views ask it for their animations.
@MainActor final class AnimationContext {
    var duration: CFTimeInterval
    /// Seconds before the animations start.
    var delay: CFTimeInterval
    var timingCurve: AnimationTimingCurve
    var options: UIView.AnimationOptions
    /// Times to play where the options repeat; for ever unless set.
    var repeatCount: Float?
    let block: AnimationBlock
    /// Gathers changes where the block is made of keyframes.
    var keyframes: KeyframeCollector?
    /// The part of an animator's time that the changes take, where the block is one's or lies in one.
    var part: AnimatorPart?
    /// Whether changes animate at all.
    var animatesChanges = true
    /// The views that changed, in order.
    private var changedViews: [UIView] = []

    /// The view whose layout belongs to the block, though nobody asks for it there.
    private var laidOutView: UIView?

    /// The context of the innermost block that is running.
    private(set) static var current: AnimationContext?

    /// A context inside the current one, whose values its options override or take over (uikit_animation.md §1.5).
    init(
        duration: CFTimeInterval, delay: CFTimeInterval, timingCurve: AnimationTimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay > 0 ? delay : 0
        self.timingCurve = timingCurve
        self.options = options
        block = AnimationBlock(completion: completion)
        if UIView.areAnimationsEnabled, let outer = Self.current, outer.isAnimating { inherit(from: outer) }
        if case .spring(let spring) = self.timingCurve, self.duration > 0 { self.duration = spring.settlingDuration }
    }

    private func inherit(from outer: AnimationContext) {
        part = outer.part?.inner(after: outer.delay)
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        // A spring was asked for by name; a curve may be no more than the default.
        if case .curve = timingCurve, !options.contains(.overrideInheritedCurve) { timingCurve = outer.timingCurve }
        if !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection(.inherited))
            repeatCount = outer.repeatCount
        }
    }

    /// Whether there is time for animations, and they are wanted.
    var isAnimating: Bool { duration > 0 && UIView.areAnimationsEnabled }

    /// Runs the block, then waits for its animations.
    func animate(_ animations: () -> Void) {
        run(animations)
        block.close()
    }

    /// Runs a part of the block.
    func run(_ animations: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        animations()
        if options.contains(.layoutSubviews) {
            // Layout changes more views, which are laid out with those above them.
            for view in changedViews { view.layoutIfNeeded() }
        }
        laidOutView?.outermost.layoutIfNeeded()
        laidOutView = nil
        keyframes?.attach(in: self)
        changedViews = []
    }

    /// Lays out at the end of the block, from the outermost view down.
    func layOutAtEnd(_ view: UIView) { laidOutView = view }

    func set(_ option: UIView.AnimationOptions, _ isOn: Bool) {
        if isOn { options.insert(option) } else { options.remove(option) }
    }

    /// Runs a body as outside of every block: for views that are made while others animate.
    static func outside<Result>(_ body: () -> Result) -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return body()
    }

    /// Makes this the current context until it is left.
    func enter() { Self.current = self }
    /// Makes `outer` the current context again.
    func leave(to outer: AnimationContext?) { Self.current = outer }

    /// The action for a change of `key`; nil for none.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard animatesChanges, isAnimating, view.layer.context != nil else { return nil }
        let paths = Self.additiveKeyPaths(key)
        guard !paths.isEmpty || Self.replacedKeys.contains(key) else { return nil }
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
        let change = ViewChange(
            of: paths.isEmpty ? [key] : paths, isAdditive: !paths.isEmpty, view: view, context: self)
        // On Apple's systems the action of the opacity, unlike those of geometry, is a basic animation, and layers with
        // properties of their own ask for it.
        if key != "opacity" && !paths.isEmpty || keyframes != nil || part != nil { return change }
        let animation = makeAnimation(keyPath: key, of: view)
        if !paths.isEmpty { animation.substitute = (key, change) }
        let start = options.contains(.beginFromCurrentState) ? view.layer.shownValues() ?? view.layer : view.layer
        let value = start.animatableValue(forKeyPath: key)
        animation.fromValue = value?.boxed ?? value
        return animation
    }

    /// The action for a change of values inside a property, each of which animates on top of what runs already.
    func action(for view: UIView, keyPaths: [String]) -> (any CAAction)? {
        guard animatesChanges, isAnimating, view.layer.context != nil else { return nil }
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
        return ViewChange(of: keyPaths, isAdditive: true, view: view, context: self)
    }

    /// Adds an animation that leads from an old value to the one a layer has now, on top of those that run already.
    func add(_ change: PropertyChange, isAdditive: Bool, of view: UIView) {
        if part != nil { return attachAsAnimators(change, isAdditive: isAdditive, of: view) }
        let animation = makeAnimation(keyPath: change.keyPath, of: view)
        let ends = change.ends
        animation.fromValue = ends.from
        animation.toValue = ends.to
        animation.isAdditive = ends.isAdditive
        view.layer.add(animation, forKey: Self.freeKey(change.keyPath, on: view.layer))
    }

    /// An animation with the context's timing, which its block waits for once a layer has it.
    func makeAnimation(keyPath: String, of view: UIView) -> CABasicAnimation {
        let animation = timingCurve.animation(keyPath: keyPath, duration: duration)
        prepare(animation, of: view)
        return animation
    }

    /// Gives an animation the context's timing, except for the timing curve.
    func prepare(_ animation: CAAnimation, of view: UIView) {
        let layer = view.layer
        animation.duration = duration
        if delay > 0 { animation.beginTime = layer.localTime(fromMedia: MediaClock.current.now) + delay }
        animation.fillMode = .both
        animation.autoreverses = options.contains(.autoreverse)
        if let repeatCount {
            animation.repeatCount = repeatCount
        } else if options.contains(.repeat) {
            animation.repeatCount = .infinity
        }
        animation.delegate = block.ticket(
            for: layer, of: view, blocksTouches: !options.contains(.allowUserInteraction))
    }

    /// The first of "position", "position-2", … that no animation has.
    static func freeKey(_ keyPath: String, on layer: CALayer) -> String {
        guard let taken = layer.animationKeys(), taken.contains(keyPath) else { return keyPath }
        var number = 2
        while taken.contains("\(keyPath)-\(number)") { number += 1 }
        return "\(keyPath)-\(number)"
    }

    /// What animates on top of what runs already (uikit_animation.md §1.3); nothing for other keys.
    private static func additiveKeyPaths(_ key: String) -> [String] {
        switch key {
        case "position", "transform", "opacity": [key]
        case "bounds": ["bounds.origin", "bounds.size"]
        default: []
        }
    }

    /// What animates by itself, in place of an earlier animation.
    private static let replacedKeys: Set = [
        "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "contentsCenter",
        "contentsRect",
        "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
        "sublayerTransform",
        "zPosition",
    ]
}
