import QuartziteUIDrawing

/// An edit menu on the screen; a touch elsewhere closes it, and still reaches what it touches.
@MainActor final class EditMenuPresentation: UIView {
    private static let duration = 0.2
    private let bar: EditMenuBar
    private let closed: () -> Void
    private var isClosing = false

    /// Creates a menu, whose arrow points in a direction: up, down, or as it suits the space.
    init(
        _ elements: [UIMenuElement], arrow: UIEditMenuArrowDirection = .automatic,
        choose: @escaping (UIMenuElement) -> Void, closed: @escaping () -> Void
    ) {
        self.closed = closed
        bar = EditMenuBar(elements, choose: choose)
        bar.isAlwaysAbove = arrow == .up ? false : arrow == .down ? true : nil
        super.init(frame: .zero)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the menu beside a rectangle of a window.
    func open(in window: UIWindow, at target: CGRect, animator: ContextMenuAnimator) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        move(to: target)
        bar.alpha = 0
        animator.run(duration: Self.duration)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.bar.alpha = 1
        } completion: { _ in
            animator.complete()
        }
    }

    /// Moves the menu beside another rectangle of the window.
    func move(to target: CGRect) {
        bar.place(at: target, in: bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: 8, dy: 8))
    }

    /// Removes the menu.
    func close(animator: ContextMenuAnimator) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        closed()
        animator.run(duration: Self.duration)
        UIView.animate(withDuration: Self.duration) {
            self.bar.alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
            animator.complete()
        }
    }

    /// Called when a touch begins outside the bar.
    var touchedOutside: (() -> Void)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if bar.frame.contains(point) { return true }
        if event != nil, let touchedOutside {
            // The menu closes after the touch has been delivered.
            self.touchedOutside = nil
            SceneContext.current.runLoop.add(at: SceneContext.current.clock.now, touchedOutside)
        }
        return false
    }
}
