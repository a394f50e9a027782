import QuartziteUIElements

extension UIDocumentProperties {
    /// The closure that creates the share sheet.
    ///
    /// The header has a share button only if the closure is set. The default is nil.
    public var activityViewControllerProvider: (() -> UIActivityViewController)? {
        get { activityControllerProvider as? () -> UIActivityViewController }
        set { (activityController, activityControllerProvider) = (newValue, newValue) }
    }
}
