import QuartziteUICore

/// The progress of a page control's current page, which its indicator shows as a bar.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject, _UIPageControlProgressing {
    /// The delegate, whatever protocol the ``delegate`` of a subclass has.
    final weak var progressDelegate: (any UIPageControlProgressDelegate)?
    private(set) weak var control: UIPageControl?
    private var value: Float = 0

    /// Creates a progress of 0.
    public override init() { super.init() }

    /// The progress of the current page, clamped to 0...1; 0 by default.
    ///
    /// When the page changes, the progress is that which the delegate returns, or 0.
    open var currentProgress: Float {
        get { value }
        set {
            value = newValue > 0 ? min(newValue, 1) : 0
            control?.showProgress()
        }
    }

    /// Whether a page control shows the progress: one with pages that is not being dragged.
    open private(set) var isProgressVisible = false

    func attach(to control: UIPageControl) {
        self.control?.progress = nil
        self.control = control
        pageDidChange()
        visibilityMayHaveChanged()
    }

    func detach(from control: UIPageControl) {
        guard self.control === control else { return }
        self.control = nil
        visibilityMayHaveChanged()
    }

    /// Starts the progress of another page.
    func pageDidChange() {
        guard let control else { return }
        currentProgress =
            progressDelegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }

    func visibilityMayHaveChanged() {
        let isVisible = control.map { $0.numberOfPages > 0 && $0.interactionState != .continuous } ?? false
        guard isVisible != isProgressVisible else { return }
        isProgressVisible = isVisible
        control?.indicatorsDidChange()
        progressDelegate?.pageControlProgressVisibilityDidChange(self)
    }
}

/// A type with a `delegate` that chooses progress.
///
/// ``UIPageControlTimerProgress`` declares a `delegate` of its own protocol, which cannot override one of another type.
public protocol _UIPageControlProgressing: AnyObject {}

extension _UIPageControlProgressing where Self: UIPageControlProgress {
    /// The delegate of the progress; a weak reference, nil by default.
    @preconcurrency @MainActor public var delegate: (any UIPageControlProgressDelegate)? {
        get { progressDelegate }
        set { progressDelegate = newValue }
    }
}

/// Methods that choose and follow the progress of pages; all are optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the progress with which a page begins, 0...1; 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the progress was shown or hidden.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

extension UIPageControl {
    /// Moves the end of the current page's bar.
    func showProgress() {
        guard let progress, indicators.indices.contains(currentPage) else { return }
        indicators[currentPage].fill(
            CGFloat(progress.currentProgress), isVertical: direction.isVertical, isReversed: isReversed)
    }
}
