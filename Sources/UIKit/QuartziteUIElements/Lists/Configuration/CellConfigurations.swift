import QuartziteUICore

/// The configurations of a cell, a header or a footer, with the views that show them.
@MainActor final class CellConfigurations<State: UIConfigurationState> {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private var backgroundView: BackgroundConfigurationView?
    /// Whether the content and the background follow the state of the view.
    var updatesContent = true
    var updatesBackground = true
    /// Whether the configurations must be updated before the view is laid out.
    nonisolated(unsafe) var needsUpdate = true
    private let observed = ObservedUpdate()

    /// Sets the content; returns the view that replaces the current content view, or nil if that one is kept.
    func set(_ new: (any UIContentConfiguration)?, shownBy current: UIView) -> UIView? {
        let old = content
        content = new
        guard let new else { return old == nil ? nil : UIView() }
        if old != nil, let view = current as? any UIContentView, view.supports(new) {
            view.configuration = new
            return nil
        }
        return new.makeContentView()
    }

    /// Sets the background of a view, which is shown behind all its subviews.
    func setBackground(_ new: UIBackgroundConfiguration?, in view: UIView) {
        background = new
        guard let new else {
            backgroundView?.removeFromSuperview()
            return backgroundView = nil
        }
        if let backgroundView {
            backgroundView.configuration = new
        } else {
            let made = BackgroundConfigurationView(new)
            backgroundView = made
            UIView.performWithoutAnimation {
                made.frame = view.bounds
                view.insertSubview(made, at: 0)
            }
        }
    }

    /// Updates the background for a state, if it follows it.
    func updateBackground(for state: State, in view: UIView) {
        guard updatesBackground, let background else { return }
        setBackground(background.updated(for: state), in: view)
    }

    /// Performs a due update of a view, which is due again when an observable property that it read changes.
    func updateIfNeeded(_ view: UIView, _ update: () -> Void) {
        guard needsUpdate else { return }
        needsUpdate = false
        observed.perform(update) { [weak self, weak layer = view.layer] in
            self?.needsUpdate = true
            layer?.setNeedsLayout()
        }
    }

    func layOut(in bounds: CGRect) {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
