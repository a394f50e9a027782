import QuartziteUICore

/// A progress that time advances, and that moves the page control to the next page at the end.
///
/// A new timer is paused. It also waits while its page control is outside a window or is being dragged.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var displayLink: CADisplayLink?
    /// The time at which the progress had a value.
    private var start: (time: TimeInterval, progress: Float) = (0, 0)
    private var isTicking = false

    /// The delegate; a weak reference, nil by default.
    open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { progressDelegate as? any UIPageControlTimerProgressDelegate }
        set { progressDelegate = newValue }
    }

    /// The seconds that pages take without a duration of their own.
    open var preferredDuration: TimeInterval { didSet { restart() } }

    /// Whether the first page follows the last one; false by default, which pauses the timer after the last page.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer was resumed and not paused.
    open private(set) var isRunning = false

    /// Creates a paused timer whose pages take some seconds each.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Sets the seconds that a page takes.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration
        restart()
    }

    /// Returns the seconds that a page takes.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets the progress advance.
    open func resumeTimer() {
        isRunning = true
        updateDisplayLink()
    }

    /// Holds the progress at its present value.
    open func pauseTimer() {
        isRunning = false
        updateDisplayLink()
    }

    /// The progress of the current page; setting it lets the timer continue from there.
    open override var currentProgress: Float {
        get { super.currentProgress }
        set {
            super.currentProgress = newValue
            if !isTicking { restart() }
        }
    }

    override func visibilityMayHaveChanged() {
        super.visibilityMayHaveChanged()
        updateDisplayLink()
    }

    /// Measures the time from the present progress on.
    private func restart() { start = (SceneContext.current.clock.now, currentProgress) }

    private func updateDisplayLink() {
        let runs = isRunning && isProgressVisible && control?.window != nil
        guard runs != (displayLink != nil) else { return }
        displayLink?.invalidate()
        displayLink = runs ? CADisplayLink { [weak self] _ in self?.tick() } : nil
        displayLink?.add(to: .main, forMode: .common)
        restart()
    }

    private func tick() {
        guard let control else { return }
        let seconds = duration(forPage: control.currentPage)
        let elapsed = SceneContext.current.clock.now - start.time
        let part = seconds > 0 ? elapsed / seconds : 1
        isTicking = true
        currentProgress = start.progress + Float(part)
        isTicking = false
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { finishPage(of: control) }
    }

    private func finishPage(of control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        let next = isLast ? 0 : control.currentPage + 1
        guard !isLast || resetsToInitialPageAfterEnd,
            delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) != false
        else { return pauseTimer() }
        if next == control.currentPage { return pageDidChange() }
        control.move(to: next)
    }
}

/// Methods that follow a timer of pages; all are optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when time has advanced the progress.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the next page follows; true by default. If not, the timer pauses.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Returns true.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
