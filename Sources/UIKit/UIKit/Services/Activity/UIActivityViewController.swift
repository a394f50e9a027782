import QuartziteUIElements

/// A screen that shares items: with the services that this package offers, and those of the app.
///
/// Copying puts the items on the pasteboard; the other services of the system only report that they were chosen. On a
/// large screen the controller is a popover, which needs a source.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// The closure that is called at the end, with the service, whether it finished, what it returned, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The services that are not offered; nil by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// The closure that is called at the end; nil by default.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether the user may choose how to collaborate; true by default, without effect here, which is reported.
    open var allowsProminentActivity = true {
        didSet { if !allowsProminentActivity { unsupported("UIActivityViewController.allowsProminentActivity") } }
    }
    private let items: [Any]
    private let own: [UIActivity]
    private var isOver = false

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items: strings, URLs, images, or objects that provide them.
    ///   - applicationActivities: The services of the app.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 320, height: 480)
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    /// Creates a controller without items; ignores `coder`.
    public required init?(coder: NSCoder) {
        (items, own) = ([], [])
        super.init(coder: coder)
    }

    /// Creates the rows of services.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let placeholders = items.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
        let content = ActivityList(placeholders, services(for: placeholders)) { [weak self] in
            self?.choose($0)
        } closed: { [weak self] in
            self?.cancel()
        }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// Reports that nothing was chosen, if the user dismissed the screen.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { end(nil, false) }
    }

    private func services(for placeholders: [Any]) -> [ActivityService] {
        let excluded = excludedActivityTypes ?? []
        let system = ActivityService.system(for: placeholders).filter { !excluded.contains($0.type) }
        let custom = own.filter { activity in
            activity.activityType.map { !excluded.contains($0) } ?? true
                && activity.canPerform(withActivityItems: placeholders)
        }
        return system + custom.map(ActivityService.init)
    }

    private func choose(_ service: ActivityService) {
        let type = service.type
        let values = items.compactMap {
            ($0 as? any UIActivityItemSource)?.activityViewController(self, itemForActivityType: type)
                ?? ($0 is any UIActivityItemSource ? nil : $0)
        }
        guard let activity = service.activity else {
            if type == .copyToPasteboard { Self.copy(values) }
            return leave(type, true)
        }
        activity.prepare(withActivityItems: values)
        activity.finished = { [weak self] in self?.leave(activity.activityType, $0) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private static func copy(_ values: [Any]) {
        let strings = values.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        if let image = values.lazy.compactMap({ $0 as? UIImage }).first, strings.isEmpty {
            UIPasteboard.general.image = image
        } else {
            UIPasteboard.general.strings = strings
        }
    }

    private func cancel() { leave(nil, false) }

    /// Dismisses the screen, and reports its result.
    private func leave(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard let presenter = presentingViewController else { return end(type, completed) }
        presenter.dismiss(animated: true) { self.end(type, completed) }
        // The end of the dismissal is not a cancellation.
        if !isOver { pending = (type, completed) }
    }

    private var pending: (type: UIActivity.ActivityType?, completed: Bool)?

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isOver else { return }
        isOver = true
        completionWithItemsHandler?(pending?.type ?? type, pending?.completed ?? completed, nil, nil)
    }
}

/// A service in the list of ``UIActivityViewController``.
@MainActor struct ActivityService {
    let type: UIActivity.ActivityType
    let title: String
    let image: UIImage?
    let isShared: Bool
    /// The app's own service; nil for one of the system.
    let activity: UIActivity?

    init(_ activity: UIActivity) {
        type = activity.activityType ?? UIActivity.ActivityType("")
        title = activity.activityTitle ?? ""
        image = activity.activityImage
        isShared = Swift.type(of: activity).activityCategory == .share
        self.activity = activity
    }

    private init(_ type: UIActivity.ActivityType, _ title: String, _ symbol: String, isShared: Bool = false) {
        self.type = type
        self.title = title
        image = UIImage(systemName: symbol)
        self.isShared = isShared
        activity = nil
    }

    /// The services of the system that suit items.
    static func system(for items: [Any]) -> [ActivityService] {
        var services = [
            ActivityService(.airDrop, "AirDrop", "dot.radiowaves.left.and.right", isShared: true),
            ActivityService(.message, "Messages", "message.fill", isShared: true),
            ActivityService(.mail, "Mail", "envelope.fill", isShared: true),
            ActivityService(.copyToPasteboard, "Copy", "doc.on.doc"),
        ]
        if items.contains(where: { $0 is UIImage }) {
            services.append(ActivityService(.saveToCameraRoll, "Save Image", "square.and.arrow.down"))
            services.append(ActivityService(.assignToContact, "Assign to Contact", "person.crop.circle"))
        }
        if items.contains(where: { $0 is URL }) {
            services.append(ActivityService(.addToReadingList, "Add to Reading List", "eyeglasses"))
        }
        services.append(ActivityService(.print, "Print", "printer"))
        return services
    }
}
