import QuartziteUIDrawing

/// A measurement of the root view of a view controller by `systemLayoutSizeFitting(_:)`.
struct FittingMeasurement {
    let target: CGSize
    let priorities: AxisPair<UILayoutPriority>
    var size: CGSize
    /// Whether no constraint inside the view has changed since.
    var isCurrent = true
}

extension UIView {
    /// Returns the size that the constraints inside the view determine, and keeps it if the view has a controller, whose
    /// parent is notified when it changes (hooks.md K3).
    func measuredSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let size = fittingSize(target, horizontal, vertical)
        if controller != nil {
            layout.measurement = FittingMeasurement(
                target: target, priorities: AxisPair(horizontal, vertical), size: size)
        }
        return size
    }

    /// Measures the view as before, and tells the container of its controller if the size is another one.
    ///
    /// A container that places the view by constraints is not notified.
    func measureAgain() {
        guard let old = layout.measurement, let controller, layout.translatesAutoresizingMask else { return }
        let size = fittingSize(old.target, old.priorities.horizontal, old.priorities.vertical)
        layout.measurement?.size = size
        layout.measurement?.isCurrent = true
        if size != old.size { controller.fittingSizeDidChange() }
    }
}
