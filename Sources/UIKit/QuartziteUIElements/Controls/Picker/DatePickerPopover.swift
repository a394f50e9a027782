import QuartziteUICore

/// The popover of a date picker's label.
@MainActor final class DatePickerPopover: UIViewController, UIPopoverPresentationControllerDelegate {
    private let content: UIView
    private let pill: DatePill
    private let picker: UIDatePicker

    private init(_ content: UIView, _ size: CGSize, _ pill: DatePill, _ picker: UIDatePicker) {
        (self.content, self.pill, self.picker) = (content, pill, picker)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = size
    }

    required init?(coder: NSCoder) { nil }

    /// Shows content beside a label of a picker that is on screen.
    static func open(_ content: UIView, size: CGSize, from pill: DatePill, of picker: UIDatePicker) {
        let responders = sequence(first: picker as UIResponder, next: \.next)
        guard let owner = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
        let controller = DatePickerPopover(content, size, pill, picker)
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        popover?.sourceView = pill
        popover?.permittedArrowDirections = [.up, .down]
        popover?.delegate = controller
        pill.isOpen = true
        picker.sendActions(for: .editingDidBegin)
        owner.present(controller, animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.tintColor = picker.tintColor
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pill.isOpen = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        picker.sendActions(for: .editingDidEnd)
    }

    /// A popover also where the width is compact.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
