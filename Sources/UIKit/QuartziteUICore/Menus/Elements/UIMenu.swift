import QuartziteUIDrawing

/// A list of menu elements, which is shown as a menu, or inside one as a submenu or a section.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// How a menu is shown and behaves, as a set of options.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements are a section of the menu around them.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens the menu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is selected, in the menu and its submenus.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are a row of images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu; raw values are Apple's.
    public enum ElementSize: Int, Sendable {
        /// The size that suits the menu: large.
        case automatic = -1
        /// Images beside each other.
        case small = 0
        /// Images with titles below them, beside each other.
        case medium = 1
        /// Rows with a title and an image.
        case large = 2
    }

    /// The identifier; unique unless one was given.
    public let identifier: Identifier
    /// How the menu is shown and behaves.
    public let options: Options
    /// The size of the elements; `automatic` by default.
    open var preferredElementSize: ElementSize
    /// How the elements are shown; nil, the default, for the system's way.
    open var displayPreferences: UIMenuDisplayPreferences?
    /// The elements, in order.
    public let children: [UIMenuElement]
    /// The document in the header; nil by default.
    var document: MenuDocument?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title above the elements, and in the row that opens a submenu.
    ///   - subtitle: A second line in the row that opens a submenu.
    ///   - image: The image in the row that opens a submenu.
    ///   - identifier: The identifier; nil for a unique one.
    ///   - options: How the menu is shown and behaves.
    ///   - preferredElementSize: The size of the elements.
    ///   - children: The elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu \(MenuCount.next)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        menu.document = document
        return menu
    }

    /// The elements that are selected, in the menu and its submenus, in order.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child in
            (child as? UIMenu)?.selectedElements ?? (child.shownState == .on ? [child] : [])
        }
    }

    override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

    /// The actions and commands in the menu and its submenus, in order.
    final package var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            (child as? UIMenu)?.leaves ?? (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// Selects a leaf if the menu, or the submenu that holds it, has one selection; the others are then off.
    func select(_ leaf: any UIMenuLeaf) {
        guard leaves.contains(where: { $0 === leaf }) else { return }
        guard options.contains(.singleSelection) else {
            for child in children { (child as? UIMenu)?.select(leaf) }
            return
        }
        for other in leaves { other.state = other === leaf ? .on : .off }
    }
}

/// The number of menus of a scene that have made identifiers.
@MainActor private final class MenuCount {
    private var count = 0

    /// Returns the number for the next identifier.
    static var next: Int {
        let menus = SceneContext.current.object(of: MenuCount.self) { MenuCount() }
        menus.count += 1
        return menus.count
    }
}
