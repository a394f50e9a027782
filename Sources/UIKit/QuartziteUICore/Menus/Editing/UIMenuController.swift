import QuartziteUIDrawing

/// The former edit menu; its shared object shows the commands of editing that the first responder can perform.
@available(iOS, deprecated: 16.0, message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction in which the menu's arrow points; raw values are Apple's.
    public enum ArrowDirection: Int, Sendable {
        /// The direction that suits the space.
        case `default` = 0
        /// Up.
        case up = 1
        /// Down.
        case down = 2
        /// Left.
        case left = 3
        /// Right.
        case right = 4
    }

    /// The menu of the scene.
    open class var shared: UIMenuController {
        SceneContext.current.object(of: UIMenuController.self) { UIMenuController() }
    }

    /// The app's own items, which follow the commands of editing; nil by default.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow; `default` by default.
    ///
    /// `up` puts the menu below the rectangle, and `down` above it. With any other direction, the menu is where there is
    /// space.
    open var arrowDirection = ArrowDirection.default
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var presentation: EditMenuPresentation?

    /// Whether the menu is on the screen.
    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The frame of the menu in the window; zero while it is not on the screen.
    open var menuFrame: CGRect { presentation?.subviews.first?.frame ?? .zero }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Closes the menu.
    open func hideMenu() { hide() }
    /// Closes the menu.
    open func hideMenu(from targetView: UIView) { hide() }

    /// Sets the rectangle of a view beside which the menu opens.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        update()
    }

    /// Shows or closes the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hide() } }

    /// Moves the menu beside its rectangle again.
    open func update() {
        guard let presentation, let targetView else { return }
        presentation.move(to: targetView.convert(targetRect, to: presentation))
    }

    private func show() {
        guard presentation == nil, let targetView, let window = targetView.window else { return }
        let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        let commands = (UIResponder.standardEditCommands + own).filter { $0.receiver(from: targetView) != nil }
        guard !commands.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        let arrow = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        let presentation = EditMenuPresentation(commands, arrow: arrow) { [weak self] command in
            self?.hide()
            command.perform(from: self?.targetView)
        } closed: { [weak self] in
            self?.presentation = nil
        }
        presentation.touchedOutside = { [weak self] in self?.hide() }
        self.presentation = presentation
        let animator = ContextMenuAnimator(nil)
        animator.addCompletion {
            NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
        }
        presentation.open(in: window, at: targetView.convert(targetRect, to: window), animator: animator)
    }

    private func hide() {
        guard let presentation else { return }
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
        let animator = ContextMenuAnimator(nil)
        animator.addCompletion {
            NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
        }
        presentation.close(animator: animator)
    }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    nonisolated public static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is closed.
    nonisolated public static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was closed.
    nonisolated public static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
}

/// An item of the app in the former edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method that is sent along the responder chain.
    open var action: Selector

    /// Creates an item without a title, whose action no object performs.
    public convenience override init() { self.init(title: "", action: Selector("")) }

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
