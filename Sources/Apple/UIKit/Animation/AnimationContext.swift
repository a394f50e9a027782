import QuartzCore

/// The settings of an animation block, which creates the animations for changes of views.
@MainActor final class AnimationContext {
    var duration: CFTimeInterval
    /// The delay before the animations start, in seconds.
    var delay: CFTimeInterval
    var timingCurve: AnimationTimingCurve
    var options: UIView.AnimationOptions
    /// The number of times to play; nil plays once, or forever if the options repeat.
    var repeatCount: Float?
    let block: AnimationBlock
    /// Collects changes in a keyframe animation block.
    var keyframes: KeyframeCollector?
    /// The interval of a property animator that the changes occupy, if the block belongs to one.
    var part: AnimatorPart?
    /// Whether changes are animated.
    var animatesChanges = true
    /// The changed views, in order.
    private var changedViews: [UIView] = []

    /// A view whose layout pass belongs to the block although the block does not request it.
    private var laidOutView: UIView?

    /// The views whose layout the commit performs as part of the block.
    var laidOutAtCommit: [UIView] = []

    /// The context of the innermost block that is running.
    private(set) static var current: AnimationContext? {
        get { AnimationState.current.context }
        set { AnimationState.current.context = newValue }
    }

    /// Creates a context inside the current one and inherits the settings that its options do not override (uikit_animation.md §1.5).
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
        if UIView.areAnimationsEnabled, let outer = Self.current, outer.duration > 0 { inherit(from: outer) }
        if case .spring(let spring) = self.timingCurve, self.duration > 0 { self.duration = spring.settlingDuration }
    }

    private func inherit(from outer: AnimationContext) {
        part = outer.part?.inner(after: outer.delay)
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        // A spring is always explicit, whereas a curve may be just the default.
        if case .curve = timingCurve, !options.contains(.overrideInheritedCurve) { timingCurve = outer.timingCurve }
        if !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection(.inherited))
            repeatCount = outer.repeatCount
        }
    }

    /// Whether the changes appear later: the duration or the delay is above 0, and animations are enabled.
    var isAnimating: Bool { (duration > 0 || delay > 0) && UIView.areAnimationsEnabled }

    /// The duration of the animations, which is above 0 for changes that appear at once after a delay.
    var shownDuration: CFTimeInterval { max(duration, .leastNonzeroMagnitude) }

    /// Runs the block, then waits for its animations.
    func animate(_ animations: () -> Void) {
        run(animations)
        close()
    }

    /// Runs a part of the block.
    func run(_ animations: () -> Void) {
        let flushes = options.contains(.flushUpdates)
        if flushes { Self.outside { UIApplication.shared.flushUpdates() } }
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        animations()
        if flushes { UIApplication.shared.flushUpdates() }
        if options.contains(.layoutSubviews) {
            // Layout changes more views, which are laid out with their superviews.
            for view in changedViews { view.layoutIfNeeded() }
        }
        laidOutView?.outermost.layoutIfNeeded()
        laidOutView = nil
        keyframes?.attach(in: self)
        changedViews = []
    }

    /// Schedules layout for the end of the block, starting at the outermost view.
    func layOutAtEnd(_ view: UIView) { laidOutView = view }

    func set(_ option: UIView.AnimationOptions, _ isOn: Bool) {
        if isOn { options.insert(option) } else { options.remove(option) }
    }

    /// Runs a closure outside all animation blocks, to create views while others animate.
    static func outside<Result>(_ body: () -> Result) -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return body()
    }

    /// Makes this the current context until `leave(to:)`.
    func enter() { Self.current = self }
    /// Makes `outer` the current context again.
    func leave(to outer: AnimationContext?) { Self.current = outer }

    /// Returns the action for a change of `key`; nil for no animation.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard animatesChanges, isAnimating, isInWindow(view) else { return nil }
        let paths = Self.additiveKeyPaths(key)
        guard !paths.isEmpty || Self.replacedKeys.contains(key) else { return nil }
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
        let change = ViewChange(
            of: paths.isEmpty ? [key] : paths, isAdditive: !paths.isEmpty, view: view, context: self)
        // On Apple's systems, the action for the opacity is a basic animation, unlike those for geometry, and layers
        // with custom properties request it.
        if key != "opacity" && !paths.isEmpty || keyframes != nil || part != nil { return change }
        let animation = makeAnimation(keyPath: key, of: view)
        if !paths.isEmpty { animation.substitute = (key, change) }
        let start = options.contains(.beginFromCurrentState) ? view.layer.shownValues() ?? view.layer : view.layer
        let value = start.animatableValue(forKeyPath: key)
        animation.fromValue = value?.boxed ?? value
        return animation
    }

    /// Whether a view is in a window; an animator notes that it changes one that is not.
    private func isInWindow(_ view: UIView) -> Bool {
        if view.layer.context != nil { return true }
        part?.animator.changesOutsideWindows = true
        return false
    }

    /// Returns the action for changes of nested properties, each animated additively.
    func action(for view: UIView, keyPaths: [String]) -> (any CAAction)? {
        guard animatesChanges, isAnimating, isInWindow(view) else { return nil }
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
        return ViewChange(of: keyPaths, isAdditive: true, view: view, context: self)
    }

    /// Adds an animation from the old value to the layer's current value, on top of running animations.
    func add(_ change: PropertyChange, isAdditive: Bool, of view: UIView) {
        if part != nil { return attachAsAnimators(change, isAdditive: isAdditive, of: view) }
        let animation = makeAnimation(keyPath: change.keyPath, of: view)
        let ends = change.ends
        animation.fromValue = ends.from
        animation.toValue = ends.to
        animation.isAdditive = ends.isAdditive
        view.layer.add(animation, forKey: Self.freeKey(change.keyPath, on: view.layer))
    }

    /// Creates an animation with the context's timing; the block waits for it once it is on a layer.
    func makeAnimation(keyPath: String, of view: UIView) -> CABasicAnimation {
        // A spring needs time to settle.
        let animation =
            duration > 0
            ? timingCurve.animation(keyPath: keyPath, duration: duration) : CABasicAnimation(keyPath: keyPath)
        prepare(animation, of: view)
        return animation
    }

    /// Applies the context's timing, except for the timing curve, to an animation.
    func prepare(_ animation: CAAnimation, of view: UIView) {
        let layer = view.layer
        animation.duration = shownDuration
        if delay > 0 { animation.beginTime = layer.localTime(fromMedia: SceneContext.current.clock.now) + delay }
        animation.fillMode = .both
        animation.autoreverses = options.contains(.autoreverse)
        if duration <= 0 {
            animation.autoreverses = false
        } else if let repeatCount {
            animation.repeatCount = repeatCount
        } else if options.contains(.repeat) {
            animation.repeatCount = .infinity
        }
        animation.delegate = block.ticket(
            for: layer, of: view, blocksTouches: !options.contains(.allowUserInteraction))
    }

    /// Returns the first unused key among "position", "position-2", and so on.
    static func freeKey(_ keyPath: String, on layer: CALayer) -> String {
        guard let usedKeys = layer.animationKeys(), usedKeys.contains(keyPath) else { return keyPath }
        var number = 2
        while usedKeys.contains("\(keyPath)-\(number)") { number += 1 }
        return "\(keyPath)-\(number)"
    }

    /// Returns the key paths to animate additively for a key (uikit_animation.md §1.3); empty for other keys.
    private static func additiveKeyPaths(_ key: String) -> [String] {
        switch key {
        case "position", "transform", "opacity": [key]
        case "bounds": ["bounds.origin", "bounds.size"]
        default: []
        }
    }

    /// The keys whose animations are not additive but replace earlier ones.
    private static let replacedKeys: Set = [
        "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "contentsCenter",
        "contentsRect",
        "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
        "sublayerTransform",
        "zPosition",
    ]
}
