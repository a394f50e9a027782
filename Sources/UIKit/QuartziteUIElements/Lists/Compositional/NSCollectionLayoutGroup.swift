import QuartziteUICore

/// Items in a row or a column, or at places that a closure determines.
///
/// A row or column takes its subitems in turn, from the first again after the last, as long as they fit.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The items of the group.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The number of items, if it is fixed.
    let count: Int?
    /// Whether the items share the length of the group equally.
    let sharesLength: Bool
    /// The space between items; nil, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The views that belong to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { setSupplementaryItems(newValue) }
    }

    init(
        _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, sharesLength: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count.map { max($0, 1) }
        self.sharesLength = sharesLength
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a row of items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

    /// Creates a row of a number of items, which keep their widths.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }

    /// Creates a row of a number of items, which share the width of the group.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, sharesLength: true)
    }

    /// Creates a column of items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

    /// Creates a column of a number of items, which keep their heights.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

    /// Creates a column of a number of items, which share the height of the group.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, sharesLength: true)
    }

    /// Creates a group of items at places that a closure determines.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

    /// Returns a text that names the arrangement and the subitems.
    open func visualDescription() -> String {
        let kind =
            switch arrangement {
            case .horizontal: "horizontal"
            case .vertical: "vertical"
            case .custom: "custom"
            }
        return "\(kind) group of \(count.map { "\($0) of " } ?? "")\(subitems.count) subitems"
    }
}

/// A closure that returns the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group.
    open private(set) var frame: CGRect
    /// The position on the z-axis; 0 by default.
    open private(set) var zIndex: Int

    /// Creates the place of an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates the place of an item.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}
