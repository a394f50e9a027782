import QuartziteInterfaceBuilder
import QuartziteUICore

extension PropertyTables {
    /// The properties of a table (interface_builder.md I89).
    static let tableView = PropertyRows<UITableView>(
        elsewhere: "style:plain|grouped|insetGrouped dataMode:none|prototypes|static sections:key prototypes:key",
        tableSizes + tableAppearance + tableSelection)

    private static var tableSizes: [PropertyRow<UITableView>] {
        [
            .color("backgroundColor", \.backgroundColor).unarchived,
            .bool("alwaysBounceVertical", \.alwaysBounceVertical).unarchived,
            .number("rowHeight", \.rowHeight),
            .number("sectionHeaderHeight", \.sectionHeaderHeight),
            .number("sectionFooterHeight", \.sectionFooterHeight),
            .number("estimatedRowHeight", \.estimatedRowHeight, absent: 0),
            .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, absent: 0),
            .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, absent: 0),
            .number("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
            .word("selfSizingInvalidation", \.selfSizingInvalidation, UITableView.SelfSizingInvalidation.words),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled, absent: nil),
        ]
    }

    private static var tableAppearance: [PropertyRow<UITableView>] {
        [
            .word(
                "separatorStyle", \.separatorStyle,
                [
                    "none": .none, "default": .singleLine, "singleLine": .singleLine,
                    "singleLineEtched": .singleLineEtched,
                ], absent: .singleLine),
            .color("separatorColor", \.separatorColor).inAppearance,
            .insets("separatorInset", \.separatorInset).inAppearance,
            .word(
                "separatorInsetReference", \.separatorInsetReference,
                ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]),
            .color("sectionIndexColor", \.sectionIndexColor).inAppearance,
            .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor).inAppearance,
            .color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor).inAppearance,
            .integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
            .view("backgroundView", \.backgroundView),
            .view("tableHeaderView", \.tableHeaderView),
            .view("tableFooterView", \.tableFooterView),
        ]
    }

    private static var tableSelection: [PropertyRow<UITableView>] {
        [
            .bool("allowsSelection", \.allowsSelection, absent: true),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .bool("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
        ]
    }

    /// The properties of a cell of a table, whose content view is in place (interface_builder.md I90).
    static let tableViewCell = PropertyRows<UITableViewCell>(
        elsewhere: """
            reuseIdentifier rowHeight:number style:IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|\
            IBUITableViewCellStyleValue2|IBUITableViewCellStyleSubtitle textLabel detailTextLabel imageView
            """,
        [
            .color("backgroundColor", \.backgroundColor).unarchived,
            .integer("indentationLevel", \.indentationLevel, absent: 0),
            .number("indentationWidth", \.indentationWidth, absent: 10),
            .word(
                "accessoryType", \.accessoryType, UITableViewCell.AccessoryType.words,
                absent: UITableViewCell.AccessoryType.none),
            .word("editingAccessoryType", \.editingAccessoryType, UITableViewCell.AccessoryType.words),
            .word(
                "selectionStyle", \.selectionStyle, ["none": .none, "default": .default, "blue": .blue, "gray": .gray]),
            .insets("separatorInset", \.separatorInset).inAppearance,
            .bool("showsReorderControl", \.showsReorderControl),
            .bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing, absent: true),
            .view("accessoryView", \.accessoryView),
            .view("editingAccessoryView", \.editingAccessoryView),
            .view("backgroundView", \.backgroundView),
            .view("selectedBackgroundView", \.selectedBackgroundView),
        ])

    /// The properties of a collection view (interface_builder.md I92).
    static let collectionView = PropertyRows<UICollectionView>(
        elsewhere: """
            dataMode:none|prototypes cells:key collectionViewLayout:key sectionHeaderView:key sectionFooterView:key
            """,
        [
            .bool("allowsSelection", \.allowsSelection, absent: true),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled, absent: true),
            .bool("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
            .word("selfSizingInvalidation", \.selfSizingInvalidation, UICollectionView.SelfSizingInvalidation.words),
            .view("backgroundView", \.backgroundView),
        ])

    /// What a header or footer of a collection has.
    static let collectionReusableView = PropertyRows<UICollectionReusableView>(
        elsewhere: "reuseIdentifier", ignored: "customSize:key")

    /// The properties of a cell of a collection, whose content view is in place.
    static let collectionViewCell = PropertyRows<UICollectionViewCell>([
        .view("backgroundView", \.backgroundView),
        .view("selectedBackgroundView", \.selectedBackgroundView),
    ])

    /// The properties of a flow layout (interface_builder.md I92).
    static let collectionViewFlowLayout = PropertyRows<UICollectionViewFlowLayout>([
        .word(
            "scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal],
            absent: .vertical),
        .number("minimumLineSpacing", \.minimumLineSpacing),
        .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
        .size("itemSize", \.itemSize),
        .size("headerReferenceSize", \.headerReferenceSize),
        .size("footerReferenceSize", \.footerReferenceSize),
        .size("estimatedItemSize", \.estimatedItemSize),
        .own("automaticEstimatedItemSize:bool") { layout, coder in
            if coder.element.bool("automaticEstimatedItemSize") {
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            }
        },
        .insets("sectionInset", \.sectionInset),
        .word(
            "sectionInsetReference", \.sectionInsetReference,
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
        .bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
        .bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    ])

    /// The properties of a controller with a table.
    static let tableViewController = PropertyRows<UITableViewController>(
        elsewhere: "refreshControl:key",
        [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, absent: true)])

    /// The properties of a controller with a collection.
    static let collectionViewController = PropertyRows<UICollectionViewController>([
        .bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, absent: true),
        .bool(
            "installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement,
            absent: nil),
    ])

    /// The properties of a controller with pages.
    static let pageViewController = PropertyRows<UIPageViewController>(
        elsewhere: """
            transitionStyle:pageCurl|scroll navigationOrientation:horizontal|vertical spineLocation:none|min|mid|max
            pageSpacing:number
            """,
        [.bool("doubleSided", \.isDoubleSided)])

    /// The rows of this layer's classes.
    static let elements: [any AnyPropertyRows] = [
        slider, `switch`, stepper, pageControl, progressView, datePicker, tableView, tableViewCell, collectionView,
        collectionReusableView, collectionViewCell, collectionViewFlowLayout, tableViewController,
        collectionViewController, pageViewController,
    ]
}

extension UITableViewCell.AccessoryType {
    /// The types, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableView.SelfSizingInvalidation {
    /// The choices, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "disabled": .disabled, "enabled": .enabled, "enabledIncludingConstraints": .enabledIncludingConstraints,
    ]
}

extension UICollectionView.SelfSizingInvalidation {
    /// The choices, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "disabled": .disabled, "enabled": .enabled, "enabledIncludingConstraints": .enabledIncludingConstraints,
    ]
}
