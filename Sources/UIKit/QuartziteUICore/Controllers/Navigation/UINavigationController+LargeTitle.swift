import QuartziteUIDrawing

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
        let height = navigationBar.lowerHeight
        showScrolling()
        if navigationBar.lowerHeight != height { placeViews() }
    }

    /// Gives the bar, and the safe area below it, the height of the title and the search bar for the present offset.
    ///
    /// The search bar collapses first, then the large title.
    private func showScrolling() {
        let item = topViewController?.navigationItem
        let search = item?.searchController
        let searches = search?.hidesBar == true
        navigationBar.search = search?.searchBar
        navigationBar.isSearching = searches
        let isInline = item?.searchBarPlacement == .inline
        navigationBar.hasInlineSearch = search != nil && isInline
        let full = isInline ? 0 : search?.searchBar.fullHeight ?? 0
        let collapses = full > 0 && search?.isActive == false && item?.hidesSearchBarWhenScrolling == true
        let collapsing = collapses && followed != nil ? full : 0
        let distance = followed?.distanceUnderTitle ?? 0
        let searchShown = full - min(max(distance, 0), collapsing)
        let rest = distance - min(max(distance, 0), collapsing)
        let height = showsLargeTitle && !searches ? max(LargeTitle.height - rest, 0) : nil
        let collapsible = collapsing + (height == nil ? 0 : LargeTitle.height)
        navigationBar.edge = BarEdge(overlap: max(distance - collapsible, 0))
        navigationBar.largeHeight = height
        navigationBar.searchHeight = searchShown
        if !hidesToolbar { toolbar.edge = BarEdge(overlap: max(followed?.overlapAtBottom ?? 0, 0)) }
        let shown = min(height ?? 0, LargeTitle.height)
        let rests = shown + (collapsing > 0 ? searchShown : 0)
        var title = CollapsingTitle()
        if collapsible > 0 {
            title = CollapsingTitle(height: collapsible, collapsed: collapsible - rests, first: collapsing)
        }
        let inset = isNavigationBarHidden ? 0 : barHeight + shown + searchShown + statusShift
        guard let followed else { return content.barInsets.top = inset }
        followed.follow(title) { content.barInsets.top = inset }
    }

    /// The height of the bar without a large title and a search bar.
    package var barHeight: CGFloat {
        guard !navigationBar.isSearching else { return 0 }
        // In a sheet, there is more space above the title.
        let isInSheet = sequence(first: viewIfLoaded) { $0?.superview }.contains { $0 is SheetView }
        return navigationBar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height + (isInSheet ? 12 : 0)
    }
}
