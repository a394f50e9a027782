/// The timing properties of a layer, which map its superlayer's time to its local time (timing.md §2.6).
///
/// Use ``CALayer``.
open class _CALayerTiming: _CALayerAppearance, CAMediaTiming {

    /// The begin time in the superlayer's time space; the default is 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The duration, by default infinite; stored without effect, because layers do not end.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The rate of local time relative to the superlayer's; the default is 1, 0 pauses, and negative values run
    /// backwards.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The offset added to local time, in seconds; the default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The repeat count; stored without effect, because layers do not repeat.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The repeat duration; stored without effect, because layers do not repeat.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether the layer plays backwards after playing forwards; stored without effect, because layers do not reverse.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The fill mode, by default removed; stored without effect.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
