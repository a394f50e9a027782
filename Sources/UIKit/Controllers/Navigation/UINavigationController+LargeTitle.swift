import QuartzCore

extension UINavigationController {
    /// Whether the title of the top controller is large: as its item says, or else as for the items below it.
    var showsLargeTitle: Bool {
        let stack = viewControllers
        // In landscape on a phone, there is no space for one.
        guard navigationBar.prefersLargeTitles, !stack.isEmpty, traitCollection.verticalSizeClass != .compact else {
            return false
        }
        let modes = stack.map(\.navigationItem.largeTitleDisplayMode)
        return modes.last { $0 != .automatic } != .never
    }

    /// Makes the bar follow the scroll view of the controller on screen.
    func followScrolling() {
        let scroll = topViewController?.contentScrollView(for: .top)
        if followed !== scroll {
            followed?.followers.remove(self)
            followed = scroll
            scroll?.followers.add(self) { [weak self] in self?.contentDidScroll() }
        }
        showScrolling()
        tabBarController?.followScrolling()
    }

    private func contentDidScroll() {
        let height = navigationBar.largeHeight
        showScrolling()
        if navigationBar.largeHeight != height { placeViews() }
    }

    /// Gives the bar, and the safe area below it, the height of the title for the present offset.
    private func showScrolling() {
        let distance = followed?.distanceUnderTitle ?? 0
        let height = showsLargeTitle ? max(LargeTitle.height - distance, 0) : nil
        navigationBar.edge = BarEdge(overlap: max(distance - (height == nil ? 0 : LargeTitle.height), 0))
        navigationBar.largeHeight = height
        if !hidesToolbar { toolbar.edge = BarEdge(overlap: max(followed?.overlapAtBottom ?? 0, 0)) }
        var title = CollapsingTitle()
        let shown = min(height ?? 0, LargeTitle.height)
        if height != nil { title = CollapsingTitle(height: LargeTitle.height, collapsed: LargeTitle.height - shown) }
        let inset = isNavigationBarHidden ? 0 : barHeight + shown
        guard let followed else { return content.barInsets.top = inset }
        followed.follow(title) { content.barInsets.top = inset }
    }

    /// The height of the bar without a large title.
    var barHeight: CGFloat { navigationBar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height }
}
