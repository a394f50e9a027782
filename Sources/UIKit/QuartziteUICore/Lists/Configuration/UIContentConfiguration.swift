import QuartziteUIDrawing

/// The settings of a content view, which a cell creates from them.
public protocol UIContentConfiguration {
    /// Creates a view with these settings.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the settings for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose content comes from a configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
    /// The settings; setting them updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration; by default, one of the same type as its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether a configuration is of the same type as the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
