import QuartziteUICore

extension ObservableKeys {
    /// The outlets of lists and pickers.
    static let outletsOfElements: [ObservableKeys] = [
        ObservableKeys(
            of: UITableViewController.self, ["tableView": \.tableView, "refreshControl": \.refreshControl]),
        ObservableKeys(of: UICollectionViewController.self, ["collectionView": \.collectionView]),
        ObservableKeys(of: UIPageViewController.self, ["delegate": \.delegate, "dataSource": \.dataSource]),
        ObservableKeys(
            of: UITableView.self,
            [
                "delegate": \.delegate, "dataSource": \.dataSource, "tableHeaderView": \.tableHeaderView,
                "tableFooterView": \.tableFooterView, "prefetchDataSource": \.prefetchDataSource,
            ]),
        ObservableKeys(
            of: UICollectionView.self,
            [
                "delegate": \.delegate, "dataSource": \.dataSource, "collectionViewLayout": \.collectionViewLayout,
                "prefetchDataSource": \.prefetchDataSource,
            ]),
        ObservableKeys(of: UIPickerView.self, ["delegate": \.delegate, "dataSource": \.dataSource]),
        ObservableKeys(
            of: UITableViewCell.self,
            [
                "accessoryView": \.accessoryView, "backgroundView": \.backgroundView,
                "selectedBackgroundView": \.selectedBackgroundView,
            ]),
        ObservableKeys(
            of: UICollectionViewCell.self,
            ["backgroundView": \.backgroundView, "selectedBackgroundView": \.selectedBackgroundView]),
    ]

    /// The lists of the layer's views.
    static let viewsOfElements: [ObservableKeys] = [
        slider, toggle, pages, progress, stepper, table, tableCell, collection, collectionCell,
    ]
    /// The lists of the layer's other classes.
    static let othersOfElements: [ObservableKeys] = [alertAction]

    private static let slider = ObservableKeys(
        of: UISlider.self,
        [
            "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
        ])
    private static let toggle = ObservableKeys(of: UISwitch.self, ["isOn": \.isOn])
    private static let pages = ObservableKeys(
        of: UIPageControl.self,
        [
            "currentPage": \.currentPage, "numberOfPages": \.numberOfPages,
        ])
    private static let progress = ObservableKeys(of: UIProgressView.self, ["progress": \.progress])
    private static let stepper = ObservableKeys(
        of: UIStepper.self,
        [
            "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
        ])
    private static let table = ObservableKeys(
        of: UITableView.self,
        [
            "tableHeaderView": \.tableHeaderView, "tableFooterView": \.tableFooterView,
            "backgroundView": \.backgroundView, "rowHeight": \.rowHeight,
        ])
    private static let tableCell = ObservableKeys(
        of: UITableViewCell.self,
        [
            "contentView": \.contentView, "textLabel": \.textLabel, "detailTextLabel": \.detailTextLabel,
            "imageView": \.imageView, "reuseIdentifier": \.reuseIdentifier, "isSelected": \.isSelected,
            "isHighlighted": \.isHighlighted,
        ])
    private static let collection = ObservableKeys(
        of: UICollectionView.self,
        [
            "collectionViewLayout": \.collectionViewLayout, "backgroundView": \.backgroundView,
        ])
    private static let collectionCell = ObservableKeys(
        of: UICollectionViewCell.self,
        ["contentView": \.contentView, "isSelected": \.isSelected, "isHighlighted": \.isHighlighted])

    /// Apps set these by name only.
    private static let alertAction = ObservableKeys(
        of: UIAlertAction.self,
        [
            "titleTextColor": \.titleTextColor, "image": \.image, "imageTintColor": \.imageTintColor,
            "isChecked": \.isChecked,
        ])
}
