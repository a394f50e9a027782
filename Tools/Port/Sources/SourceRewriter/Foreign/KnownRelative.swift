/// The class of UIKit or Foundation that takes the place of a class of a missing package.
struct KnownRelative {
    let name: String
    /// The kind of screen that the class is.
    let kind: MemberCut.Screen?
    /// Whether the class shows nothing of its own.
    var isPlain: Bool { name == "UIView" || name == "UIViewController" }

    /// Finds the class by the end of the name, as in `SwipeTableViewCell` and `BaseNavigationController`.
    init(of name: String) {
        let end = Self.controllers.first { name.hasSuffix($0) } ?? Self.views.first { name.hasSuffix($0) }
        switch end {
        case nil: (self.name, kind) = name.hasSuffix("VC") ? ("UIViewController", .controller) : ("NSObject", nil)
        case "ViewController"?, "Controller"?: (self.name, kind) = ("UIViewController", .controller)
        case let end?:
            self.name = "UI" + end
            kind = Self.controllers.contains(end) ? .controller : .view
        }
    }

    private static let controllers = [
        "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
        "SplitViewController", "PageViewController", "ViewController", "Controller",
    ]
    private static let views = [
        "TableViewCell", "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "TableView",
        "CollectionView", "ScrollView", "StackView", "ImageView", "TextView", "TextField", "SearchBar", "NavigationBar",
        "ActivityIndicatorView", "ProgressView", "PickerView", "DatePicker", "PageControl", "SegmentedControl",
        "Button", "Label", "Slider", "Switch", "Stepper", "Window", "Control", "View",
    ]
}
