import QuartziteUIDrawing

/// A placeholder in a menu, whose elements are created when the menu is shown; until they are there, a row says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The elements of the provider; nil until it has passed them.
    private(set) var elements: [UIMenuElement]?

    /// Creates a placeholder whose elements are kept for the next time the menu is shown.
    ///
    /// - Parameter elementProvider: Called when the menu is shown; calls its argument with the elements.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Returns a placeholder whose elements are created each time the menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider: elementProvider, isCached: false) }

    /// Asks the provider for the elements, unless they are known, and calls a closure once they are there.
    package func load(_ loaded: @escaping () -> Void) {
        if !isCached { elements = nil }
        guard elements == nil else { return loaded() }
        provider { [weak self] elements in
            guard let self, self.elements == nil else { return }
            self.elements = elements
            loaded()
        }
    }
}
