import QuartziteUIDrawing

extension UIViewController {
    /// The margins that the root view has at least, in points: 16 at both sides, or 20 in wide views.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { view.systemMinimumMargins }

    /// Whether the margins of the root view are at least ``systemMinimumLayoutMargins``; true by default.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { !marginsCanBeSmall }
        set {
            guard newValue == marginsCanBeSmall else { return }
            marginsCanBeSmall = !newValue
            viewIfLoaded?.marginsChanged()
        }
    }
}
