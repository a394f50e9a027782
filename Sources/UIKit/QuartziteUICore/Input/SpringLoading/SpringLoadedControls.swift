import QuartziteUIDrawing

/// The interaction of a view that is spring-loaded by its property.
private final class StandardSpring: UISpringLoadedInteraction {}

extension UIView {
    /// Whether a held drag activates the view.
    package var hasSpring: Bool { interactions.contains { $0 is StandardSpring } }

    /// Lets a held drag activate the view, or not.
    package func setSpring(
        _ isOn: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        _ activate: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        guard isOn != hasSpring else { return }
        if isOn {
            addInteraction(
                StandardSpring(interactionBehavior: behavior, interactionEffect: nil) { _, context in
                    activate(context)
                })
        } else {
            interactions.removeAll { $0 is StandardSpring }
        }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a held drag performs the button's actions; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue) { [weak self] _ in
                guard let self, isEnabled else { return }
                sendActions(for: .touchUpInside)
                sendActions(for: .primaryActionTriggered)
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects a segment; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                guard let self, let index = context.targetItem as? NSNumber,
                    segments.indices.contains(index.intValue)
                else { return }
                selectedSegmentIndex = index.intValue
                if let action = segments[index.intValue].action { sendAction(action) }
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        let index = segmentIndex(at: context.location(in: self))
        return index == Self.noSegment || index == selectedSegmentIndex ? nil : NSNumber(value: index)
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether a held drag selects a tab; false by default.
    public var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            setSpring(newValue, PartSpringBehavior { [weak self] in self?.springPart(at: $0) }) { [weak self] context in
                if let button = context.targetItem as? UITabBarButton { self?.tap(button) }
            }
        }
    }

    private func springPart(at context: any UISpringLoadedInteractionContext) -> NSObject? {
        let button = hitTest(context.location(in: self), with: nil) as? UITabBarButton
        guard let button, button.item !== selectedItem, button.item.isEnabled else { return nil }
        context.targetView = button
        return button
    }
}
