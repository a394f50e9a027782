import UIKit
@_exported import _Photos

/// A screen on which the user chooses photos: the nine drawn photos of every library.
///
/// No permission is needed.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// What the screen offers.
    public let configuration: PHPickerConfiguration
    /// The object that receives the choice.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let scroller = UIScrollView()
    private let photos: [UIImage]
    private var buttons: [UIButton] = []
    /// The indexes of the chosen photos, in the order of the choice.
    private var selectedIndexes: [Int] = []

    /// Creates a screen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        photos = configuration.filter?.hasImages == false ? [] : UIImagePickerController.photos
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates nothing: the screen cannot come from a storyboard.
    public required init?(coder: NSCoder) { nil }

    private var isMultiple: Bool { configuration.selectionLimit != 1 }

    /// Creates the bar and the photos.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Photos")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        if isMultiple {
            item.rightBarButtonItem = UIBarButtonItem(
                title: "Add", image: nil, primaryAction: UIAction { [weak self] _ in self?.add() }, menu: nil)
            item.rightBarButtonItem?.isEnabled = false
        }
        bar.items = [item]
        view.addSubview(scroller)
        view.addSubview(bar)
        for (index, photo) in photos.enumerated() {
            let button = UIButton(type: .custom)
            button.setBackgroundImage(photo, for: .normal)
            button.accessibilityIdentifier = "photo \(index)"
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            buttons.append(button)
            scroller.addSubview(button)
        }
    }

    /// Lays out the photos in three columns.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        scroller.frame = view.bounds.inset(by: UIEdgeInsets(top: top + 44, left: 0, bottom: 0, right: 0))
        let side = max((view.bounds.width - 4) / 3, 0)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % 3) * (side + 2), y: CGFloat(index / 3) * (side + 2), width: side, height: side)
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: buttons.last?.frame.maxY ?? 0)
    }

    private func choose(_ index: Int) {
        guard isMultiple else { return finish([index]) }
        let limit = configuration.selectionLimit
        if let place = selectedIndexes.firstIndex(of: index) {
            selectedIndexes.remove(at: place)
        } else if limit == 0 || selectedIndexes.count < limit {
            selectedIndexes.append(index)
        }
        for (index, button) in buttons.enumerated() {
            let place = selectedIndexes.firstIndex(of: index)
            button.layer.borderWidth = place == nil ? 0 : 3
            button.layer.borderColor = view.tintColor.cgColor
            button.setTitle(place.map { configuration.selection == .ordered ? "\($0 + 1)" : "✓" }, for: .normal)
        }
        bar.items?.first?.rightBarButtonItem?.isEnabled = !selectedIndexes.isEmpty
    }

    private func add() { finish(configuration.selection == .ordered ? selectedIndexes : selectedIndexes.sorted()) }

    private func finish(_ indexes: [Int]) {
        let results = indexes.map { index in
            PHPickerResult(
                itemProvider: NSItemProvider(object: photos[index]),
                assetIdentifier: configuration.reportsIdentifiers ? "photo \(index)" : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// An object that receives chosen photos.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has chosen photos, or none; the delegate dismisses the screen.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
