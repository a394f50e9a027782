import QuartziteUIDrawing

extension UINavigationController {
    /// The tab bar controller whose bar controllers of the stack can hide.
    var bottomBarOwner: UITabBarController? { container as? UITabBarController }

    /// Whether a controller on screen or below it hides the bar of the tab bar controller.
    var hidesBottomBar: Bool { shownStack.contains(where: \.hidesBottomBarWhenPushed) }

    /// Moves the bar of the tab bar controller away or back without an animation.
    func placeBottomBar() {
        if let owner = bottomBarOwner, owner.isBarAway != hidesBottomBar { owner.placeViews() }
    }

    /// Slides the bar of the tab bar controller with the controllers if a transition hides or shows it.
    func moveBottomBar(with transition: ControllerTransition) {
        guard let owner = bottomBarOwner, owner.isBarAway != hidesBottomBar else { return }
        transition.animateAlongsideTransition(in: owner.tabBar, animation: { _ in owner.placeViews() }, completion: nil)
    }
}
