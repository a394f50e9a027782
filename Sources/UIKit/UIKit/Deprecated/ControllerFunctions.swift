import QuartziteUIElements

// The Swift 3 and 4 names of members of controllers.

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

    /// The area that bars cover at the top; replaced by `view.safeAreaLayoutGuide.topAnchor`.
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { BarSupport(self, isTop: true) }
    /// The area that bars cover at the bottom; replaced by `view.safeAreaLayoutGuide.bottomAnchor`.
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { BarSupport(self, isTop: false) }
}

/// The area of a controller's view that bars cover.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
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
