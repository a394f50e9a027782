import QuartzCore

extension RunLoop.Mode {
    /// The mode while touches are tracked; modes have no effect on a stage.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
