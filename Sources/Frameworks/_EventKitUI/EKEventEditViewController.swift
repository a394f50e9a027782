import UIKit
@_exported import _EventKit

/// A screen for an event: a placeholder with a button that cancels.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// The object that learns that the user has finished.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The calendars.
    open var eventStore: EKEventStore! = EKEventStore()
    /// The event; nil for a new one.
    open var event: EKEvent? { didSet { screen.placeholder.detail = event?.title } }
    private let screen = EventScreen()

    /// Creates a screen.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a screen.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }
    /// Creates a screen from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        screen.cancel = { [weak self] in
            guard let self else { return }
            if let editViewDelegate {
                return editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
            }
            presentingViewController?.dismiss(animated: true)
        }
        viewControllers = [screen]
    }
}

/// What the user did with an event.
public enum EKEventEditViewAction: Int, Sendable {
    /// Nothing.
    case canceled
    /// Saved it.
    case saved
    /// Removed it.
    case deleted
}

/// An object that learns that the user has finished.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user has finished; the delegate dismisses the screen.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The contents of a screen for an event.
@MainActor private final class EventScreen: UIViewController {
    var cancel: () -> Void = {}
    let placeholder = PlaceholderView(kind: "EKEventEditViewController", reason: "there is no calendar")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Event"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        view.addSubview(placeholder)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeholder.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}
