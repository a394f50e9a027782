import QuartziteUICore

/// The settings of a list section.
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
    /// The kinds of lists; raw values are Apple's.
    public enum Appearance: Int, Sendable {
        /// Rows extend from edge to edge, and headers stay visible.
        case plain = 0
        /// Rows extend from edge to edge, in groups on a grey background.
        case grouped = 1
        /// Rows form groups with rounded corners on a grey background.
        case insetGrouped = 2
        /// A sidebar, whose selected rows have rounded corners.
        case sidebar = 3
        /// A sidebar whose rows extend from edge to edge.
        case sidebarPlain = 4
    }

    /// Kinds of headers; raw values are Apple's.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }

    /// Kinds of footers; raw values are Apple's.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view.
        case supplementary = 1
    }

    /// A closure that returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (
            _ indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
    /// A closure that returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The kind of the list.
    public let appearance: Appearance
    /// Whether lines separate the items; true by default, and false in sidebars.
    public var showsSeparators: Bool
    /// The look of separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that changes the separators of an item; nil by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list; nil, the default, for that of its kind.
    public var backgroundColor: UIColor?
    /// The actions at the leading side of an item; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing side of an item; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The kind of header; none by default.
    public var headerMode = HeaderMode.none
    /// The kind of footer; none by default.
    public var footerMode = FooterMode.none
    /// The space above headers in points; nil, the default, for 22 in a plain list, and none in others.
    public var headerTopPadding: CGFloat?

    /// Creates the settings of a kind of list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var standardBackgroundColor: UIColor {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

/// The look of the lines between the items of a list.
public struct UIListSeparatorConfiguration: Equatable {
    /// Whether a line is shown; raw values are Apple's.
    public enum Visibility: Int, Sendable {
        /// Where the kind of list shows one.
        case automatic = 0
        /// Always.
        case visible = 1
        /// Never.
        case hidden = 2
    }

    /// Insets that are those of the kind of list.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0, leading: NSDirectionalEdgeInsets.automaticLength, bottom: 0,
        trailing: NSDirectionalEdgeInsets.automaticLength)

    /// Whether the line above an item is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below an item is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above an item.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the line below an item.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The colour of lines.
    public var color = UIColor.separator
    /// The colour of lines between selected items.
    public var multipleSelectionColor = UIColor.separator
    /// A visual effect for lines; nil by default, without effect here, which is reported.
    public var visualEffect: UIVisualEffect? {
        didSet { if visualEffect != nil { unsupported("UIListSeparatorConfiguration.visualEffect") } }
    }

    /// Creates the separators of a kind of list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Returns whether two looks are the same, apart from effects.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.topSeparatorVisibility == rhs.topSeparatorVisibility
            && lhs.bottomSeparatorVisibility == rhs.bottomSeparatorVisibility
            && lhs.topSeparatorInsets == rhs.topSeparatorInsets && lhs.color == rhs.color
            && lhs.bottomSeparatorInsets == rhs.bottomSeparatorInsets
            && lhs.multipleSelectionColor == rhs.multipleSelectionColor
    }
}

extension NSDirectionalEdgeInsets {
    /// A length that stands for the usual one.
    nonisolated static let automaticLength: CGFloat = -1_000_000
}

extension NSCollectionLayoutSection {
    private static let likelyHeight: CGFloat = 44
    private static let groupGap: CGFloat = 17.5

    /// Creates a list section.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(likelyHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let width = layoutEnvironment.container.contentSize.width
        let side = UIView.sideMargin(width: width, layoutEnvironment.traitCollection.userInterfaceIdiom)
        section.listMargin = side
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        if isGrouped {
            section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : groupGap
            section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : groupGap
        }
        if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
            section.contentInsets.leading = side
            section.contentInsets.trailing = side
        }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates the layout of a list in which all sections are alike.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension SectionLayout {
    /// What the list tells the cell of an item; nil outside lists.
    func itemStyle(ofItem item: Int) -> ListItemStyle? {
        guard let list = section.list else { return nil }
        let hasHeader = list.headerMode == .firstItemInSection
        var itemStyle = ListItemStyle(appearance: list.appearance, margin: section.listMargin)
        itemStyle.isHeader = hasHeader && item == 0
        itemStyle.isFirst = item == (hasHeader ? 1 : 0)
        itemStyle.isLast = item == count - 1
        guard list.showsSeparators, !itemStyle.isHeader else { return itemStyle }
        var separator = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler {
            separator = handler(IndexPath(item: item, section: index), separator)
        }
        let isGrouped = list.appearance == .grouped
        let hasBottom = !itemStyle.isLast || isGrouped || list.appearance == .plain
        itemStyle.showsTopSeparator = separator.topSeparatorVisibility.shows(isGrouped && itemStyle.isFirst)
        itemStyle.showsBottomSeparator = separator.bottomSeparatorVisibility.shows(hasBottom)
        if isGrouped {
            // The lines around a group go from edge to edge.
            if itemStyle.isFirst, separator.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets {
                separator.topSeparatorInsets = .zero
            }
            if itemStyle.isLast, separator.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets {
                separator.bottomSeparatorInsets = .zero
            }
        }
        itemStyle.separator = separator
        return itemStyle
    }

    /// What the list tells the cell of a header or a footer; nil outside lists.
    func itemStyle(ofBoundary item: NSCollectionLayoutBoundarySupplementaryItem) -> ListItemStyle? {
        guard let list = section.list else { return nil }
        var itemStyle = ListItemStyle(appearance: list.appearance, margin: section.listMargin)
        itemStyle.isFooter = item.elementKind == UICollectionView.elementKindSectionFooter
        itemStyle.isHeader = !itemStyle.isFooter
        return itemStyle
    }
}

extension UIListSeparatorConfiguration.Visibility {
    fileprivate func shows(_ automatic: Bool) -> Bool { self == .automatic ? automatic : self == .visible }
}
