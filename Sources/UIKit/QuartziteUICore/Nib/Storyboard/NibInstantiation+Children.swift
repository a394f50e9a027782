import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibInstantiation {
    /// Creates the children of a container and adds them; returns them for `awakeFromNib()` (interface_builder.md I27).
    func attachChildren(to controller: UIViewController) -> [UIStoryboard.NewController] {
        guard let scene else { return [] }
        var children: [UIStoryboard.NewController] = []
        var groups: [String: [UIViewController]] = [:]
        for case .segue(let segue) in scene.controller.connections where segue.kind == .relationship {
            guard let relationship = segue.relationship, let element = scene.controller.element(segue.destination),
                let child = scene.storyboard.begin(element)
            else { continue }
            children.append(child)
            groups[relationship, default: []].append(child.controller)
        }
        let all = children.map(\.controller)
        for child in all { child.joinsContainerSilently = true }
        switch controller {
        case let navigation as UINavigationController:
            groups["rootViewController"].map { navigation.setViewControllers($0, animated: false) }
        case let tabs as UITabBarController:
            groups["viewControllers"].map { tabs.setViewControllers($0, animated: false) }
        case let split as UISplitViewController:
            for child in all { split.addChild(child) }
            for (relationship, column) in Self.columns {
                groups[relationship]?.first.map { split.setViewController($0, for: column) }
            }
        default:
            for child in all { controller.addChild(child) }
        }
        // A navigation controller tells its child later, when it shows the child.
        if !(controller is UINavigationController) { for child in all { child.joinsContainerSilently = false } }
        return children
    }

    /// The columns of a split view controller, by the names of relationships.
    private static let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
}
