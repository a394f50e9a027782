/// A layer's place in time: how its local time follows its superlayer's (timing.md §2.6).
///
/// Use ``CALayer``.
open class _CALayerTiming: _CALayerAppearance, CAMediaTiming {

    /// When the layer's time starts, in its superlayer's time; 0 unless set.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// Kept for its owner; infinite unless set, and layers do not end.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// Local seconds per second of the superlayer; 1 unless set, 0 stands still, negative runs backwards.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Seconds added to local time; 0 unless set.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// Kept for its owner; layers do not repeat.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Kept for its owner; layers do not repeat.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Kept for its owner; layers do not reverse.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Kept for its owner; removed unless set.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
