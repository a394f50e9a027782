import QuartzCore

/// Something events are handed along: views, view controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject, @preconcurrency _KeyValueObserver, @preconcurrency AssociatedValueHolder {
    package final var associatedValues: AssociatedValues?
    final var accessibility = AccessibilityProperties()

    /// A responder without a successor.
    public override init() {
        super.init()
        MediaClock.keepUntilCommit(self)
    }

    /// Who is asked after this one; nil unless overridden.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when fingers come down; hands them to the next responder unless overridden.
    ///
    /// Each call carries one touch, so that looping over the set gives the same on every run.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move; hands them to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted; hands them to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are taken away, as by a gesture; hands them to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether the responder may become the one that keys go to; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder lets go of being the first; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys go to this responder first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the responder that keys go to first; false where it may not, has no window, or the present one stays.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Lets go of being the first responder; false where it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }

    /// The window at the end of the chain.
    final var responderWindow: UIWindow? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
    }

    // MARK: Keyboard and motion

    /// What is shown in place of a keyboard; stored, none is shown.
    open var inputView: UIView?
    /// What is shown above a keyboard; stored, none is shown.
    open var inputAccessoryView: UIView?
    /// Takes up changes of `inputView`; does nothing, since none is shown.
    open func reloadInputViews() {}
    /// Called when the device begins to be shaken, by nobody here; does nothing unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was shaken, by nobody here; does nothing unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the shaking turned out to be something else, by nobody here; does nothing unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Whether the responder has an action now; where it has the method, unless overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.fits(self) }

    // MARK: Interface files and observing

    /// Called for objects from a storyboard or a nib file; none is read here, and it is called by nobody.
    open func awakeFromNib() {}
    /// Called where Xcode's canvas shows a view; called by nobody here.
    open func prepareForInterfaceBuilder() {}
    /// Called when a property observed by `addObserver(_:forKeyPath:options:context:)` has changed; does nothing unless
    /// overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Accessibility

    /// Whether the object stands for itself to assistive techniques; false by default, stored: nothing here reads it.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// The object's name; nil by default, stored: nothing here reads it.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// What using the object does; nil by default, stored: nothing here reads it.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The object's value; nil by default, stored: nothing here reads it.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// A name for tests; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// What the object is; nothing in particular by default, stored: nothing here reads it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// Where the object lies on screen; zero by default, stored: nothing here reads it.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    /// What stands for the object in its place; nil by default, stored: nothing here reads it.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether what is inside is kept from assistive techniques; false by default, stored: nothing here reads it.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// Whether what lies beside is kept from assistive techniques; false by default, stored: nothing here reads it.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// How many objects stand for this one; as many as ``accessibilityElements`` unless overridden.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of the objects that stand for this one; nil where there is none of that number.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// The number of an object that stands for this one; `NSNotFound` for others.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Called where an assistive technique leaves what is shown, by nobody here; false unless overridden.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called where an assistive technique does what is most important, by nobody here; false unless overridden.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called where an assistive technique scrolls, by nobody here; false unless overridden.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when an assistive technique has come to the object, by nobody here; does nothing unless overridden.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technique has left the object, by nobody here; does nothing unless overridden.
    open func accessibilityElementDidLoseFocus() {}
    /// Writes the object down; archives are not supported, and nothing is written.
    open func encode(with coder: NSCoder) {}
    /// Called for an assistive technique's main action, by nobody here; false unless overridden.
    open func accessibilityActivate() -> Bool { false }
    /// Called where an assistive technique raises a value, by nobody here; does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Called where an assistive technique lowers a value, by nobody here; does nothing unless overridden.
    open func accessibilityDecrement() {}

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
