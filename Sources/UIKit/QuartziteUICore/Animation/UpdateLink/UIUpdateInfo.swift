import QuartziteUIDrawing

/// The times of the update of a frame.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// The media time for which the frame is computed, in seconds.
    public let modelTime: TimeInterval
    /// The media time until which the frame must be ready: that of the next frame.
    public let completionDeadlineTime: TimeInterval
    /// The media time at which the frame is expected to be shown: that of the next frame.
    public let estimatedPresentationTime: TimeInterval

    init(_ link: CADisplayLink) {
        modelTime = link.timestamp
        completionDeadlineTime = link.targetTimestamp
        estimatedPresentationTime = link.targetTimestamp
        super.init()
    }

    /// Whether the frame is shown immediately instead of at the next refresh; always false.
    open var isImmediatePresentationExpected: Bool { false }
    /// Whether events are delivered a second time with low latency; always false.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether a low-latency phase is being performed; always false.
    open var isPerformingLowLatencyPhases: Bool { false }
}
