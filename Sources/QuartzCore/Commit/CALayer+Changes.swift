import Synchronization

/// Numbers frames in the order they begin, so that it can be said what has changed since one.
enum FrameNumber {
    private static let latest = Atomic<UInt64>(0)

    static var current: UInt64 { latest.load(ordering: .relaxed) }

    static func next() -> UInt64 { latest.add(1, ordering: .relaxed).newValue }
}

extension CALayer {
    /// Marks this layer, and with it those around it, as drawn differently from now on.
    final func markChanged() {
        guard !isCopy, redrawnCopy == nil else { return }
        isMotionKnown = false
        let frame = FrameNumber.current
        var layer: CALayer? = self
        // Around a layer that has changed since the latest frame all have changed.
        while let current = layer, current.changeFrame != frame {
            current.changeFrame = frame
            layer = current.parent
        }
    }

    /// Adds an animation to those that apply; its context is not told.
    final func append(_ entry: AttachedAnimation) {
        attachedAnimations.append(entry)
        animatesDepth = animatesDepth || entry.animatesDepth
        markChanged()
    }

    /// Takes animations from those that apply; their context is not told.
    final func detach(_ entries: [AttachedAnimation]) {
        attachedAnimations.remove(entries)
        animatesDepth = animatesDepth && attached.contains(where: \.animatesDepth)
        markChanged()
    }

    /// Whether the layer may look different at another time although nobody changes it.
    final var isMoving: Bool { !attached.isEmpty || drawsEveryFrame }
}

extension AttachedAnimation {
    fileprivate var animatesDepth: Bool { animation.animatedKeyPaths.contains("zPosition") }
}
