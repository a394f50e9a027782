import QuartziteUIDrawing

extension UINavigationController {
    /// Whether the toolbar is hidden; true by default.
    @preconcurrency @MainActor public var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar; an animated change slides the bar in 0.2 seconds.
    @preconcurrency @MainActor public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        guard let view = viewIfLoaded else { return }
        if !hidden {
            view.addSubview(toolbar)
            showToolbarItems(animated: false)
        }
        guard animated, view.window != nil else {
            placeViews()
            if hidden { toolbar.removeFromSuperview() }
            return
        }
        if !hidden { toolbar.frame = toolbarFrame(in: view).offsetBy(dx: 0, dy: view.bounds.height) }
        UIView.animate(withDuration: 0.2) {
            self.placeViews()
            if hidden { self.toolbar.frame.origin.y = view.bounds.height }
        } completion: { _ in
            if self.hidesToolbar { self.toolbar.removeFromSuperview() }
        }
    }

    /// Shows the items of the top controller.
    func showToolbarItems(animated: Bool) {
        guard !hidesToolbar else { return }
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    }

    /// Places the toolbar at the bottom, above the bars of containers, and adds it to the safe area of the content.
    func placeToolbar(in view: UIView) {
        guard !hidesToolbar else { return content.barInsets.bottom = 0 }
        toolbar.frame = toolbarFrame(in: view)
        toolbar.reach = tabBarController == nil ? view.safeAreaInsets.bottom : 0
        content.barInsets.bottom = toolbar.frame.height
    }

    private func toolbarFrame(in view: UIView) -> CGRect {
        let height = toolbar.sizeThatFits(view.bounds.size).height
        return CGRect(
            x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
    }

    /// The distance that a controller's view keeps from the bottom: it extends under the toolbar unless the controller
    /// or an opaque toolbar prevents it.
    func toolbarInset(of controller: UIViewController) -> CGFloat {
        guard !hidesToolbar else { return 0 }
        let reaches =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (toolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        return reaches ? 0 : content.barInsets.bottom
    }
}

extension UIViewController {
    /// The items that the toolbar of the navigation controller shows for this controller; nil by default.
    @preconcurrency @MainActor public var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar; if animated, they fade in.
    @preconcurrency @MainActor public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        guard let navigation = container as? UINavigationController, navigation.topViewController === self else {
            return
        }
        navigation.showToolbarItems(animated: animated)
    }
}
