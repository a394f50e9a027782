import QuartziteUIDrawing

extension UIInterfaceOrientation {
    /// The orientation of the screen; on a screen that never rotated, the one for its aspect ratio: portrait, or
    /// landscape with the home button to the right.
    @MainActor static var current: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        let byShape = size.width > size.height ? Self.landscapeRight : .portrait
        guard let selected = InterfaceSettings.current.orientation, selected.isLandscape == byShape.isLandscape else {
            return byShape
        }
        return selected
    }
}
