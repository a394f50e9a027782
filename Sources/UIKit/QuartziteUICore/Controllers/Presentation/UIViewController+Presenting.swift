import QuartziteUIDrawing

extension UIViewController {
    var nearestPresented: UIViewController? {
        sequence(first: self, next: \.container).lazy.compactMap(\.presented).first
    }

    var nearestPresenter: UIViewController? {
        sequence(first: self, next: \.container).lazy.compactMap(\.presenter).first
    }

    var nextPresentation: UIPresentationController? {
        if let container, presenter == nil, container.presenter != nil { return container.presentationController }
        if let own = ownPresentation, presenter != nil || suits(own) { return own }
        let made = makePresentation(by: nil, source: self)
        ownPresentation = made
        return made
    }

    /// Returns the popover of a presentation, which may be adapted to a sheet.
    package func popover(in presentation: UIPresentationController?) -> UIPopoverPresentationController? {
        presentation as? UIPopoverPresentationController ?? (presentation as? UISheetPresentationController)?.popover
    }

    /// Whether the presentation is a sheet: that of the styles of sheets, and that of `automatic` unless a delegate may
    /// provide animators, which were written for either style and need both views.
    private var presentsSheet: Bool {
        switch modalPresentationStyle {
        case .pageSheet, .formSheet: true
        case .automatic:
            transitioningDelegate == nil && preferredTransition?.zoom == nil
                && (preferredTransition?.style ?? modalTransitionStyle) != .partialCurl
        default: false
        }
    }

    private func makePresentation(by presenter: UIViewController?, source: UIViewController) -> UIPresentationController
    {
        if modalPresentationStyle == .custom,
            let made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            return made
        }
        if modalPresentationStyle == .popover {
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        }
        if presentsSheet { return UISheetPresentationController(presentedViewController: self, presenting: presenter) }
        return UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    /// Whether a presentation that was made earlier is that of the current style.
    private func suits(_ presentation: UIPresentationController) -> Bool {
        presentation.style == modalPresentationStyle
            && (presentation is UISheetPresentationController) == presentsSheet
    }

    // MARK: Presenting

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        guard let view = presenter.viewIfLoaded, let window = view.window else {
            return refuse(controller, "whose view is not in the window hierarchy")
        }
        if let other = presenter.presented {
            return refuse(controller, "which is already presenting \(type(of: other))")
        }
        if let other = controller.presenter {
            raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(identity(of: controller)) that is already being "
                    + "presented by \(identity(of: other)).")
        }
        guard controller.container == nil, controller !== presenter else {
            raise(
                .invalidArgument,
                "Application tried to present modally an active controller \(identity(of: controller)).")
        }
        // Controllers often set style and delegate in `viewDidLoad`.
        controller.loadViewIfNeeded()
        let presentation: UIPresentationController
        if let own = controller.ownPresentation, controller.suits(own), own.style != .custom {
            presentation = (own as? UIPopoverPresentationController)?.adapted(for: presenter) ?? own
        } else {
            let made = controller.makePresentation(by: presenter, source: self)
            presentation = (made as? UIPopoverPresentationController)?.adapted(for: presenter) ?? made
        }
        controller.ownPresentation = presentation
        // Sheets and popovers are lighter than what is behind them in dark style.
        let isSheet = presentation is UISheetPresentationController || controller.modalPresentationStyle == .popover
        controller.traitState.fromParent.userInterfaceLevel = isSheet ? .elevated : .unspecified
        if isSheet { controller.traitsMayHaveChanged() }
        let host = presentation.shouldPresentInFullscreen ? window : view.superview ?? window
        let container = TransitionContainerView(frame: host === window ? window.bounds : view.frame)
        presentation.begin(from: presenter, in: container)
        let delegate = controller.transitioningDelegate
        let own =
            animated
            ? delegate?.animationController(forPresented: controller, presenting: presenter, source: self) : nil
        let custom = own ?? (animated ? controller.zoomAnimation(isDismissal: false) : nil)
        let change = PresentationChange(
            presentation, line: [controller], presenter: presenter, isDismissal: false, completion: completion)
        host.addSubview(container)
        change.run(
            animated: animated, custom: custom,
            interaction: own.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
    }

    /// The controller that presents on behalf of this one: the outermost ancestor, or the one that defines the
    /// context.
    private func presenter(of controller: UIViewController) -> UIViewController {
        var current = self
        let style = controller.modalPresentationStyle
        let isInContext = style == .currentContext || style == .overCurrentContext
        while let outer = current.container, !(isInContext && current.definesPresentationContext) { current = outer }
        if isInContext, current.definesPresentationContext, current.providesPresentationContextTransitionStyle {
            controller.modalTransitionStyle = current.modalTransitionStyle
        }
        return current
    }

    private func refuse(_ controller: UIViewController, _ reason: String) {
        SceneContext.current.writeMessage("Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason)")
    }

    // MARK: Dismissing

    /// Dismisses the presentation of this controller, and everything that it presents.
    func dismissSelf(completion: @escaping () -> Void) {
        (presenter ?? self).dismiss(animated: true, completion: completion)
    }

    /// Dismisses everything that this controller or an ancestor presents, animating only the topmost presentation.
    ///
    /// If none presents anything, the presentation that contains this controller is dismissed.
    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        let holders = sequence(first: self, next: \.container)
        guard let owner = holders.first(where: { $0.presented != nil }) ?? holders.lazy.compactMap(\.presenter).first,
            let lowest = owner.presented
        else {
            completion?()
            return
        }
        let line = Array(sequence(first: lowest, next: \.presented).reversed())
        guard let top = line.first, let presentation = top.ownPresentation else { return }
        if let busy = line.first(where: { $0.transition != nil }) {
            return SceneContext.current.writeMessage(
                "Attempt to dismiss \(type(of: busy)) while a presentation or dismissal is in progress")
        }
        let delegate = top.transitioningDelegate
        let own = animated ? delegate?.animationController(forDismissed: top) : nil
        let custom = own ?? (animated ? top.zoomAnimation(isDismissal: true) : nil)
        let change = PresentationChange(
            presentation, line: line, presenter: owner, isDismissal: true, completion: completion)
        change.run(
            animated: animated, custom: custom,
            interaction: own.map { delegate?.interactionControllerForDismissal(using: $0) } ?? top.zoomInteraction)
    }
}
