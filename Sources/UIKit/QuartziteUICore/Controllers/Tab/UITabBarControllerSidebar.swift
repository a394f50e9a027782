import QuartziteUIDrawing

extension UITabBarController {
    /// The sidebar of a tab bar controller, which replaces its bar in a regular width on a tablet.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// How the sidebar and the content share the width; raw values are Apple's.
        public enum Layout: Int, Sendable {
            /// Beside the content where the width is larger than the height, and otherwise over it.
            case automatic = 0
            /// Over the content.
            case overlap
            /// Beside the content.
            case tile
        }

        /// Runs animations with those of a sidebar that appears or disappears.
        @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
            /// Adds animations, which run with those of the sidebar.
            func addAnimations(_ animations: @escaping () -> Void)
            /// Adds a closure, which is called after the animations.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// Methods that respond to changes of a sidebar; all are optional.
        @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
            /// Called before the sidebar appears or disappears.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
                animator: any Animating)
        }

        private weak var owner: UITabBarController?
        private var isAway = true

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// The delegate, which is notified of changes; a weak reference.
        open weak var delegate: (any Delegate)?
        /// How the sidebar and the content share the width; `automatic` by default.
        open var preferredLayout = Layout.automatic { didSet { change() } }
        /// The content above the tabs; nil, the default, for none.
        open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { change() } }
        /// The content below the tabs; nil, the default, for none.
        open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { change() } }
        /// The view at the bottom, which does not scroll; nil, the default, for none.
        open var bottomBarView: UIView? { didSet { change() } }

        /// Whether the sidebar is hidden, and the bar shown in its place; true by default.
        ///
        /// Changes are animated if the controller is on screen.
        open var isHidden: Bool {
            get { isAway }
            set { setHidden(newValue) }
        }

        private func setHidden(_ hidden: Bool) {
            guard hidden != isAway else { return }
            let animator = SidebarAnimator()
            owner?.viewIfLoaded?.layoutIfNeeded()
            if let owner { delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator) }
            isAway = hidden
            guard let view = owner?.viewIfLoaded else { return animator.runWithoutAnimation() }
            view.setNeedsLayout()
            guard view.window != nil else { return animator.runWithoutAnimation() }
            UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
                view.layoutIfNeeded()
                animator.run()
            } completion: { _ in
                animator.complete()
            }
        }

        private func change() {
            owner?.tabState.sidebarView?.adopt(self)
            owner?.viewIfLoaded?.setNeedsLayout()
        }

        /// Shows the row of a tab again.
        open func reconfigureItem(for tab: UITab) { owner?.showTabs() }
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
}

/// The animations that a delegate adds to those of a sidebar.
@MainActor private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() { for animation in animations { animation() } }

    func complete() { for completion in completions { completion() } }

    func runWithoutAnimation() {
        run()
        complete()
    }
}
