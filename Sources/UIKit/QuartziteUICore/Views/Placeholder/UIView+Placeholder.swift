import QuartziteUIDrawing

extension UIViewController {
    /// Shows behind the other views that the controller needs a framework; called by rewritten code.
    public func _showPlaceholder(for framework: String) {
        view._showPlaceholder(for: framework, kind: String(describing: type(of: self)))
    }
}

extension UIView {
    /// Shows behind the other views that the view needs a framework; called by rewritten code.
    public func _showPlaceholder(for framework: String) {
        _showPlaceholder(for: framework, kind: String(describing: type(of: self)))
    }

    /// Adds a placeholder that fills the view, unless it has one.
    fileprivate func _showPlaceholder(for framework: String, kind: String) {
        if subviews.contains(where: { $0 is PlaceholderView }) { return }
        let placeholder = PlaceholderView(kind: kind, reason: "Quartzite does not have \(framework)")
        placeholder.detail = "needs \(framework)"
        placeholder.frame = bounds
        placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(placeholder, at: 0)
    }
}
