import QuartziteUIDrawing

/// Methods that provide the sessions of a find interaction, and respond to their beginning and end.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session that searches a view, or nil if the view cannot be searched.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when a session begins; does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when a session ends; does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
