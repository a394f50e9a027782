import QuartzCore

/// A state of a view that configurations depend on.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value that an app adds to the state; nil by default.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
    /// Creates a state with traits.
    init(traitCollection: UITraitCollection)
}

extension UIConfigurationState {
    /// Nil; what is set is not kept.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { nil }
        set {}
    }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled; false by default.
    public var isDisabled = false
    /// Whether the view is pressed; false by default.
    public var isHighlighted = false
    /// Whether the view is selected; false by default.
    public var isSelected = false
    /// Whether the view is focused; false by default.
    public var isFocused = false
    /// Whether the view stays at an edge while its section is visible; false by default.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view that is neither pressed nor selected.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that an app adds to the state; nil by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag that began at a cell does.
    public enum DragState: Int, Sendable {
        /// There is no drag.
        case none = 0
        /// The cell is about to be lifted.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }

    /// What a drag over a cell would do.
    public enum DropState: Int, Sendable {
        /// There is no drag.
        case none = 0
        /// The drag is not for this cell.
        case notTargeted = 1
        /// The drag would drop on this cell.
        case targeted = 2
    }

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
    /// Whether the cell stays at an edge while its section is visible; false by default.
    public var isPinned = false
    /// Whether the list is edited; false by default.
    public var isEditing = false
    /// Whether the cell is expanded; false by default.
    public var isExpanded = false
    /// Whether the cell is swiped; false by default.
    public var isSwiped = false
    /// Whether the cell is moved by the user; false by default.
    public var isReordering = false
    /// What a drag that began at the cell does; none by default.
    public var cellDragState = DragState.none
    /// What a drag over the cell would do; none by default.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that is neither pressed nor selected.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that an app adds to the state; nil by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What configurations need of the state of any view.
struct ConfigurationFlags {
    var isSelected = false
    var isHighlighted = false
    var isDisabled = false

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            (isSelected, isHighlighted, isDisabled) = (cell.isSelected, cell.isHighlighted, cell.isDisabled)
        } else if let view = state as? UIViewConfigurationState {
            (isSelected, isHighlighted, isDisabled) = (view.isSelected, view.isHighlighted, view.isDisabled)
        }
    }
}
