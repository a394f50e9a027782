import QuartzCore

extension RunLoop.Mode {
    /// While fingers are followed; modes make no difference on a stage.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
