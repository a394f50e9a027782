import UIKit

final class SplitDouble: UISplitViewController {
    convenience init() {
        self.init(style: .doubleColumn)
        setViewController(UITableViewController(), for: .primary)
        setViewController(UIViewController(), for: .secondary)
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidthFraction = 0.3
        minimumPrimaryColumnWidth = 200
        presentsWithGesture = true
    }
}
