import QuartzCore

extension ObservableKeys {
    /// The outlets of UIKit's classes.
    static let outlets: [ObservableKeys] = [
        ObservableKeys(of: UIViewController.self, ["view": \.view, "transitioningDelegate": \.transitioningDelegate]),
        ObservableKeys(
            of: UITableViewController.self, ["tableView": \.tableView, "refreshControl": \.refreshControl]),
        ObservableKeys(of: UICollectionViewController.self, ["collectionView": \.collectionView]),
        ObservableKeys(of: UINavigationController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITabBarController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UISplitViewController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UIPageViewController.self, ["delegate": \.delegate, "dataSource": \.dataSource]),
        ObservableKeys(of: UIGestureRecognizer.self, ["delegate": \.delegate]),
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
        ObservableKeys(of: UIScrollView.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITextField.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITextView.self, ["delegate": \.delegate]),
        ObservableKeys(of: UISearchBar.self, ["delegate": \.delegate]),
        ObservableKeys(of: UIPickerView.self, ["delegate": \.delegate, "dataSource": \.dataSource]),
        ObservableKeys(of: UITabBar.self, ["delegate": \.delegate, "selectedItem": \.selectedItem]),
        ObservableKeys(of: UIWindow.self, ["rootViewController": \.rootViewController]),
        ObservableKeys(
            of: UITableViewCell.self,
            [
                "accessoryView": \.accessoryView, "backgroundView": \.backgroundView,
                "selectedBackgroundView": \.selectedBackgroundView,
            ]),
        ObservableKeys(
            of: UICollectionViewCell.self,
            ["backgroundView": \.backgroundView, "selectedBackgroundView": \.selectedBackgroundView]),
        ObservableKeys(
            of: UINavigationItem.self,
            [
                "titleView": \.titleView, "leftBarButtonItem": \.leftBarButtonItem,
                "rightBarButtonItem": \.rightBarButtonItem, "backBarButtonItem": \.backBarButtonItem,
                "leftBarButtonItems": \.leftBarButtonItems, "rightBarButtonItems": \.rightBarButtonItems,
            ]),
        ObservableKeys(of: UIBarButtonItem.self, ["customView": \.customView, "target": \.target]),
        ObservableKeys(
            of: UITextField.self, ["inputView": \.inputView, "inputAccessoryView": \.inputAccessoryView]),
        ObservableKeys(
            of: UITextView.self, ["inputView": \.inputView, "inputAccessoryView": \.inputAccessoryView]),
    ]
}
