import QuartziteUIElements

/// A screen with the definition of a word, which no dictionary here has.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Returns whether a dictionary has a word; false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    /// Creates a screen for a word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for the empty word.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    /// Creates the words of the screen: the term, that there is no definition, and a button that ends the screen.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = term
        title.font = .systemFont(ofSize: 28, weight: .bold)
        let text = UILabel()
        text.text = "No definition found"
        text.textColor = .secondaryLabel
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for part in [title, text, done] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            done.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            done.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: done.bottomAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        ])
    }
}
