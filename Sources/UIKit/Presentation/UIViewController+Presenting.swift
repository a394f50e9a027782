import QuartzCore

extension UIViewController {
    /// Who this controller, or one above it, presents.
    public var presentedViewController: UIViewController? {
        sequence(first: self, next: \.container).lazy.compactMap(\.presented).first
    }

    /// Who presents this controller, or one above it.
    public var presentingViewController: UIViewController? {
        sequence(first: self, next: \.container).lazy.compactMap(\.presenter).first
    }

    /// What presents this controller, or will.
    public var presentationController: UIPresentationController? {
        if let container, presenter == nil, container.presenter != nil { return container.presentationController }
        if let own = ownPresentation, presenter != nil || own.style == modalPresentationStyle { return own }
        let made = makePresentation(by: nil, source: self)
        ownPresentation = made
        return made
    }

    private func makePresentation(by presenter: UIViewController?, source: UIViewController) -> UIPresentationController
    {
        if modalPresentationStyle == .custom,
            let made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            return made
        }
        return UIPresentationController(presentedViewController: self, presenting: presenter)
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
        guard controller.presenter == nil, controller.container == nil, controller !== presenter else {
            return refuse(controller, "although it is on screen, or has a parent, already")
        }
        let presentation: UIPresentationController
        if let own = controller.ownPresentation, own.style == controller.modalPresentationStyle, own.style != .custom {
            presentation = own
        } else {
            presentation = controller.makePresentation(by: presenter, source: self)
        }
        controller.ownPresentation = presentation
        let host = presentation.shouldPresentInFullscreen ? window : view.superview ?? window
        let container = TransitionContainerView(frame: host === window ? window.bounds : view.frame)
        presentation.begin(from: presenter, in: container)
        let delegate = controller.transitioningDelegate
        let custom =
            animated
            ? delegate?.animationController(forPresented: controller, presenting: presenter, source: self) : nil
        let change = PresentationChange(
            presentation, presented: controller, presenter: presenter, isDismissal: false, completion: completion)
        host.addSubview(container)
        change.run(
            animated: animated, custom: custom,
            interaction: custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
    }

    /// Who presents another controller when this one is asked to: the outermost parent, or whoever defines the context.
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
        Console.report("Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason)")
    }

    // MARK: Dismissing

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        let line = sequence(first: self, next: \.container)
        guard let owner = line.first(where: { $0.presented != nil }) ?? line.lazy.compactMap(\.presenter).first,
            let controller = owner.presented, let presentation = controller.ownPresentation
        else {
            completion?()
            return
        }
        guard controller.transition == nil else {
            return Console.report(
                "Attempt to dismiss \(type(of: controller)) while a presentation or dismissal is in progress")
        }
        // What it presents goes first, unseen.
        if controller.presented != nil { controller.beginDismissing(animated: false, completion: nil) }
        let delegate = controller.transitioningDelegate
        let custom = animated ? delegate?.animationController(forDismissed: controller) : nil
        let change = PresentationChange(
            presentation, presented: controller, presenter: owner, isDismissal: true, completion: completion)
        change.run(
            animated: animated, custom: custom,
            interaction: custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
    }
}
