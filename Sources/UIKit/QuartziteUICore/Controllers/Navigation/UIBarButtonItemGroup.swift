import QuartziteUIDrawing

/// Buttons of a bar that belong together, and the button that stands for them where there is too little space.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons, from the leading to the trailing end.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in barButtonItems { item.buttonGroup = self }
            changed?()
        }
    }
    /// The button that stands for the group; nil by default, and shown nowhere, since bars do not shorten groups.
    open var representativeItem: UIBarButtonItem?
    /// Whether the group's place shows ``representativeItem``; always false.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the group is hidden; false by default.
    open var isHidden = false { didSet { changed?() } }
    /// Whether the group is in the menu of buttons that are not in the bar; false by default, without effect here, which is reported.
    open var alwaysAvailable = false {
        didSet { if alwaysAvailable { unsupported("UIBarButtonItemGroup.alwaysAvailable") } }
    }
    /// The element that stands for the group in that menu; nil, the default, for those of the buttons.
    open var menuRepresentation: UIMenuElement?
    /// Notifies the bar that shows the group.
    var changed: (() -> Void)?

    /// Creates a group.
    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.buttonGroup = self }
    }

    /// Creates an empty group; ignores `coder`.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Creates a group that the user cannot move or remove.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Creates a group that the user could move; bars cannot be edited here.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Creates a group that the user could remove, or add if it is not in the default bar; bars cannot be edited here.
    public static func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// The elements of the group in the menu of buttons that are not in the bar.
    var menuElements: [UIMenuElement] {
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden }.map(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// Creates a group of this button that the user cannot move or remove.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Creates a group of this button that the user could move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Creates a group of this button that the user could remove.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The element of the button in a menu.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: title ?? menu.title, image: image, children: menu.children)
        }
        return UIAction(
            title: title ?? "", image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.fire() }
    }
}
