import QuartziteUICore

/// A sign, a control or a view at a side of a list cell.
@MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always = 0
        /// While the list is edited.
        case whenEditing = 1
        /// While the list is not edited.
        case whenNotEditing = 2
    }

    /// The side of the cell at which an accessory is shown.
    public enum Placement {
        /// Returns the index of the accessory among the others of its side.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// At the leading side.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing side.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// The width that an accessory takes.
    public enum LayoutDimension: Equatable, Sendable {
        /// The width of the accessory.
        case actual
        /// The same width for all accessories of a kind.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// Kinds of accessories.
    public enum AccessoryType: Hashable, Sendable {
        /// A grey angle.
        case disclosure
        /// An angle that points down while the item is expanded.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A red circle with a minus sign.
        case delete
        /// A green circle with a plus sign.
        case insert
        /// Three grey lines.
        case reorder
        /// A circle, filled with a checkmark while the cell is selected.
        case multiselect
        /// A grey text.
        case label
        /// A circled letter i.
        case detail
        /// The title of the selected element of a menu, which a tap opens.
        case popUpMenu(UIMenu)
        /// Any view.
        case customView(UIView)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text = ""
    var font = UIFont.preferredFont(forTextStyle: .body)
    var style = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = true
    /// Whether the font of a label follows the text size.
    var adjustsFont = false
    var position: Placement.Position = { $0.count }
    var action: (@MainActor () -> Void)?
    var menuHandler: MenuSelectedElementDidChangeHandler?

    /// A closure that receives the menu of an accessory, after another element was selected.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false) {
        accessoryType = type
        self.displayed = displayed
        self.isLeading = isLeading
    }

    // MARK: Kinds

    /// Creates a grey angle.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        var new = UICellAccessory(.disclosure, displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        return new
    }

    /// Creates an angle that a tap turns while the item is expanded or collapsed.
    ///
    /// Without a handler, a tap expands or collapses the item of a section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var new = UICellAccessory(.outlineDisclosure, displayed)
        (new.isHidden, new.tintColor, new.style) = (options.isHidden, options.tintColor, options.style)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        new.action = actionHandler
        return new
    }

    /// Creates a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        var new = UICellAccessory(.checkmark, displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        return new
    }

    /// Creates a red circle with a minus sign.
    ///
    /// Without a handler, a tap shows the cell's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var new = UICellAccessory(.delete, displayed, isLeading: true)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        (new.backgroundColor, new.reservedLayoutWidth) = (options.backgroundColor, options.reservedLayoutWidth)
        new.action = actionHandler
        return new
    }

    /// Creates a green circle with a plus sign.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var new = UICellAccessory(.insert, displayed, isLeading: true)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        (new.backgroundColor, new.reservedLayoutWidth) = (options.backgroundColor, options.reservedLayoutWidth)
        new.action = actionHandler
        return new
    }

    /// Creates three grey lines, by which the user moves the cell.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        var new = UICellAccessory(.reorder, displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        new.showsVerticalSeparator = options.showsVerticalSeparator
        return new
    }

    /// Creates a circle that shows whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        var new = UICellAccessory(.multiselect, displayed, isLeading: true)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        (new.backgroundColor, new.reservedLayoutWidth) = (options.backgroundColor, options.reservedLayoutWidth)
        return new
    }

    /// Creates a grey text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var new = UICellAccessory(.label, displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        (new.text, new.font, new.reservedLayoutWidth) = (text, options.font, options.reservedLayoutWidth)
        new.adjustsFont = options.adjustsFontForContentSizeCategory
        return new
    }

    /// Creates a circled letter i.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var new = UICellAccessory(.detail, displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        new.action = actionHandler
        return new
    }

    /// Creates the title of the selected element of a menu, which a tap opens.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var new = UICellAccessory(.popUpMenu(menu), displayed)
        (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
        new.reservedLayoutWidth = options.reservedLayoutWidth
        new.menuHandler = selectedElementDidChangeHandler
        return new
    }

    /// Creates an accessory of a view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let type = AccessoryType.customView(configuration.customView)
        var new: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed, let position):
            new = UICellAccessory(type, displayed, isLeading: true)
            new.position = position
        case .trailing(let displayed, let position):
            new = UICellAccessory(type, displayed)
            new.position = position
        }
        (new.isHidden, new.tintColor) = (configuration.isHidden, configuration.tintColor)
        new.reservedLayoutWidth = configuration.reservedLayoutWidth
        return new
    }

    /// Returns whether the accessory is shown.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
