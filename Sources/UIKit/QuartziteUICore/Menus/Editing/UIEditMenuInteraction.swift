import QuartziteUIDrawing

/// An interaction that shows an edit menu, with the commands of editing that the view can perform.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu; a weak reference.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    private var configuration: UIEditMenuConfiguration?
    private var presentation: EditMenuPresentation?

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to a view, or removed if the view is nil.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns the point of the menu in a view's coordinates; zero without a menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let point = configuration?.sourcePoint else { return .zero }
        return own.convert(point, to: view)
    }

    /// Shows the menu; does nothing if it would be empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let suggested: [UIMenuElement] = UIResponder.standardEditCommands.filter { $0.receiver(from: view) != nil }
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let elements = Self.flat(menu?.children ?? suggested)
        guard !elements.isEmpty else { return }
        self.configuration = configuration
        let presentation = EditMenuPresentation(elements, arrow: configuration.preferredArrowDirection) {
            [weak self] element in
            self?.dismissMenu()
            element.perform(from: self?.view)
        } closed: { [weak self] in
            self?.presentation = nil
        }
        presentation.touchedOutside = { [weak self] in self?.dismissMenu() }
        self.presentation = presentation
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        presentation.open(in: window, at: target(of: configuration, in: window), animator: animator)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        guard let presentation, let configuration else { return }
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        presentation.close(animator: animator)
    }

    /// Shows the menu again, with the elements that the delegate now returns.
    open func reloadVisibleMenu() {
        guard presentation != nil, let configuration else { return }
        presentEditMenu(with: configuration)
    }

    /// Moves the menu to the rectangle that the delegate now returns.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let presentation, let configuration, let window = view?.window else { return }
        let target = target(of: configuration, in: window)
        UIView.change(animated: animated) { presentation.move(to: target) }
    }

    private func target(of configuration: UIEditMenuConfiguration, in window: UIWindow) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? point
        return view?.convert(own.isNull ? point : own, to: window) ?? .zero
    }

    /// The elements with those of inline menus in their place.
    private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { ($0 as? UIMenu).map { flat($0.children) } ?? [$0] }
            .filter { !$0.shownAttributes.contains(.hidden) }
    }
}
