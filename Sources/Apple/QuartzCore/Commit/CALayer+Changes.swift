import Synchronization

/// Numbers frames in the order they begin, so that changes since a given frame can be detected.
enum FrameNumber {
    private static let latest = Atomic<UInt64>(0)

    static var current: UInt64 { latest.load(ordering: .relaxed) }

    static func next() -> UInt64 { latest.add(1, ordering: .relaxed).newValue }
}

extension CALayer {
    /// Marks this layer and all its ancestors as changed since the latest frame.
    final func markChanged() {
        guard !isCopy, redrawnCopy == nil else { return }
        isMotionKnown = false
        let frame = FrameNumber.current
        var layer: CALayer? = self
        // If a layer is already marked for the latest frame, so are all its ancestors.
        while let current = layer, current.changeFrame != frame {
            current.changeFrame = frame
            layer = current.parent
        }
    }

    /// Adds an animation to the layer's list without notifying its context.
    final func append(_ entry: AttachedAnimation) {
        attachedAnimations.append(entry)
        animatesDepth = animatesDepth || entry.animatesDepth
        animatesTilt = animatesTilt || entry.animation.tilts
        markChanged()
    }

    /// Removes animations from the layer's list without notifying its context.
    final func detach(_ entries: [AttachedAnimation]) {
        attachedAnimations.remove(entries)
        animatesDepth = animatesDepth && attached.contains(where: \.animatesDepth)
        animatesTilt = animatesTilt && attached.contains { $0.animation.tilts }
        markChanged()
    }

    /// Whether the layer is hidden or transparent and has no animations.
    final var isInvisible: Bool { (state.isHidden || state.opacity <= 0) && attached.isEmpty }

    /// Whether the layer's appearance may change over time without a change of its properties.
    final var isMoving: Bool { !attached.isEmpty || drawsEveryFrame }
}

extension AttachedAnimation {
    fileprivate var animatesDepth: Bool { animation.animatedKeyPaths.contains(LayerState.Row.zPosition.key) }
}
