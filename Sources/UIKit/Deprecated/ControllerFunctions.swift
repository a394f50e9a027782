import QuartzCore

// What Swift 3 and 4 called members of controllers.

extension UIViewController {
    /// The old name of `addChild(_:)`.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// The old name of `removeFromParent()`.
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    /// The old name of `children`.
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    /// The old name of `parent`.
    @available(*, deprecated, renamed: "parent")
    public var parentViewController: UIViewController? { parent }

    /// Where bars at the top end; `view.safeAreaLayoutGuide.topAnchor` took its place.
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { BarSupport(self, isTop: true) }
    /// Where bars at the bottom begin; `view.safeAreaLayoutGuide.bottomAnchor` took its place.
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { BarSupport(self, isTop: false) }
}

/// The stretch of a controller's view that bars cover.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// Its height in points.
    var length: CGFloat { get }
    /// Its upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// Its lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

@MainActor private final class BarSupport: NSObject, UILayoutSupport {
    private let controller: UIViewController
    private let isTop: Bool

    init(_ controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
    }

    private var view: UIView { controller.view ?? UIView() }
    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
}
