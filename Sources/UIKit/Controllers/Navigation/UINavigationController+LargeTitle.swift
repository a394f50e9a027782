import QuartzCore

extension UINavigationController {
    /// Whether the title of the top controller is large: as its item says, or else as for the items below it.
    var showsLargeTitle: Bool {
        let stack = viewControllers
        guard navigationBar.prefersLargeTitles, !stack.isEmpty else { return false }
        let modes = stack.map(\.navigationItem.largeTitleDisplayMode)
        return modes.last { $0 != .automatic } != .never
    }

    /// Makes the bar follow the scroll view of the controller on screen.
    func followScrolling() {
        let scroll = topViewController?.contentScrollView(for: .top)
        if followed !== scroll {
            followed?.offsetDidChange = nil
            followed = scroll
            scroll?.offsetDidChange = { [weak self] in self?.contentDidScroll() }
        }
        showScrolling()
    }

    private func contentDidScroll() {
        let height = navigationBar.largeHeight
        showScrolling()
        if navigationBar.largeHeight != height { placeViews() }
    }

    private func showScrolling() {
        let scrolled = followed.map { $0.contentOffset.y + $0.adjustedContentInset.top }
        navigationBar.isAtEdge = (scrolled ?? 0) <= 0
        navigationBar.largeHeight = showsLargeTitle ? max(LargeTitle.height - (scrolled ?? 0), 0) : nil
    }
}
