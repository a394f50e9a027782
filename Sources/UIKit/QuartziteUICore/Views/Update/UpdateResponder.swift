import QuartziteUIDrawing

/// The superclass of ``UIView`` and ``UIViewController``, with the update of properties that subclasses can override.
///
/// It is a separate class because only members declared in a class's body can be overridden.
@preconcurrency @MainActor open class _UIUpdateResponder: UIResponder {
    /// Whether ``updateProperties()`` is due; a new object is updated before its first layout.
    private nonisolated(unsafe) var needsPropertyUpdate = true
    private let propertyUpdate = ObservedUpdate()
    private let layoutUpdate = ObservedUpdate()

    /// The layer whose tree performs the updates; nil if there is none yet.
    var updatedLayer: CALayer? { nil }

    /// Sets properties of the object from its model; does nothing by default.
    ///
    /// Called before the first layout. Called again before a frame if you call ``setNeedsUpdateProperties()``, or if an
    /// observable property that the last call read changes. A change of size does not cause a call, and a call does not
    /// cause layout.
    open func updateProperties() {}

    /// Requests a call of ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() {
        if let updatedLayer { requestPropertyUpdate(before: updatedLayer) } else { needsPropertyUpdate = true }
    }

    private nonisolated func requestPropertyUpdate(before layer: CALayer) {
        guard !needsPropertyUpdate else { return }
        needsPropertyUpdate = true
        // A layer outside all windows is laid out when it is added to one.
        guard let context = layer.context else { return layer.setNeedsLayout() }
        context.prepareLayout { [weak self] in MainActor.assumeIsolated { self?.updatePropertiesIfNeeded() } }
    }

    /// Calls ``updateProperties()`` now if it is due.
    open func updatePropertiesIfNeeded() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        propertyUpdate.perform(updateProperties) { [weak self, weak layer = updatedLayer] in
            if let self, let layer { requestPropertyUpdate(before: layer) }
        }
    }

    /// Performs layout, and requests it again when an observable property that it read changes.
    final func layOutObserved(_ layOut: () -> Void) {
        layoutUpdate.perform(layOut) { [weak layer = updatedLayer] in layer?.setNeedsLayout() }
    }
}

extension UIApplication {
    /// Performs due updates of properties and layouts in all windows on screen, as a commit would.
    func flushUpdates() { for window in windows where !window.isHidden { window.context.flushLayout() } }
}
