import QuartzCore

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

/// A state of a view that configurations depend on.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get }
    /// Creates a state with traits.
    init(traitCollection: UITraitCollection)
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled; false by default.
    public var isDisabled = false
    /// Whether the cell is pressed; false by default.
    public var isHighlighted = false
    /// Whether the cell is selected; false by default.
    public var isSelected = false
    /// Whether the cell is focused; false by default.
    public var isFocused = false
    /// Whether the list is edited; false by default.
    public var isEditing = false
    /// Whether the cell is expanded; false by default.
    public var isExpanded = false
    /// Whether the cell is swiped; false by default.
    public var isSwiped = false
    /// Whether the cell is moved by the user; false by default.
    public var isReordering = false

    /// Creates the state of a cell that is neither pressed nor selected.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The configuration of a cell's content, with the view that shows it.
@MainActor struct CellContent {
    private(set) var configuration: (any UIContentConfiguration)?

    /// Sets the configuration; returns the view that replaces the cell's content view, or nil if that one is kept.
    mutating func set(_ new: (any UIContentConfiguration)?, shownBy current: UIView) -> UIView? {
        let old = configuration
        configuration = new
        guard let new else { return old == nil ? nil : UIView() }
        if old != nil, let view = current as? any UIContentView, view.supports(new) {
            view.configuration = new
            return nil
        }
        return new.makeContentView()
    }
}
