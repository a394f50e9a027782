import UIKit

final class SplitTriple: UIViewController, UISplitViewControllerDelegate {
    func make() -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .supplementary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(UINavigationController(), for: .compact)
        split.preferredSplitBehavior = .tile
        split.delegate = self
        split.show(.supplementary)
        split.hide(.primary)
        return split
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        title = "\(displayMode.rawValue)"
    }
}
