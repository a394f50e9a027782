import UIKit
@_exported import _Contacts

/// A screen on which the user would choose a contact: there are none, so that it can only be cancelled.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// The object that learns that the user has cancelled.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The keys of what is shown; nil for all, and without effect.
    open var displayedPropertyKeys: [String]?
    /// A condition for contacts that can be chosen; without effect.
    open var predicateForEnablingContact: NSPredicate?
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let label = UILabel()

    /// Creates the bar and the text.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Contacts")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.contactPickerDidCancel(self)
                presentingViewController?.dismiss(animated: true)
            })
        bar.items = [item]
        label.text = "No Contacts"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        view.addSubview(label)
        view.addSubview(bar)
    }
    /// Lays out the bar.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
        label.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
    }
}

/// An object that learns what the user has chosen; all methods are optional.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user has cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user has chosen a contact; never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user has chosen contacts; never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
