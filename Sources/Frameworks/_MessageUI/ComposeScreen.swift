import UIKit

/// The contents of a screen for a message: a placeholder, and a button that cancels.
@MainActor final class ComposeScreen: UIViewController {
    /// Called when the user cancels.
    var cancel: () -> Void = {}
    private let placeholder: PlaceholderView

    init(_ kind: String, _ title: String) {
        placeholder = PlaceholderView(kind: kind, reason: "the device has no accounts")
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    /// A line in the placeholder; nil for none.
    var detail: String? {
        get { placeholder.detail }
        set { placeholder.detail = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
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
