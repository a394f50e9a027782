import QuartziteUICore

/// The buttons of an alert of the old classes, and the window that shows it as an alert controller.
@MainActor final class AlertButtons {
    /// The titles, in the order in which they were added.
    private(set) var titles: [String] = []
    /// The index of the button that cancels; -1 without one.
    var cancel = -1
    /// The index of the button that deletes; -1 without one.
    var destructive = -1
    private var window: UIWindow?
    private var controller: UIAlertController?

    /// Adds a button and returns its index.
    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The index of the first button that neither cancels nor deletes; -1 without one.
    var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

    /// Whether the alert is on screen.
    var isVisible: Bool { controller != nil }

    /// The text fields of the alert that is shown.
    var textFields: [UITextField] { controller?.textFields ?? [] }

    /// Shows an alert controller with the buttons in a window of its own.
    ///
    /// - Parameter choose: Called with the index of the button that was tapped, after the alert has disappeared.
    func show(_ alert: UIAlertController, choose: @escaping (Int) -> Void, completion: @escaping () -> Void) {
        guard controller == nil else { return }
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancel ? .cancel : index == destructive ? .destructive : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { [self] _ in
                    close()
                    choose(index)
                })
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.rootViewController = ClearViewController()
        window.isHidden = false
        (self.window, controller) = (window, alert)
        window.rootViewController?.present(alert, animated: true, completion: completion)
    }

    /// Removes the alert, then calls a closure.
    func dismiss(animated: Bool, completion: @escaping () -> Void) {
        guard controller != nil else { return }
        window?.rootViewController?.dismiss(animated: animated) { [self] in
            close()
            completion()
        }
    }

    private func close() {
        window?.isHidden = true
        (window, controller) = (nil, nil)
    }
}

/// The controller behind an alert, through which the app stays visible.
private final class ClearViewController: UIViewController {
    override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
}
