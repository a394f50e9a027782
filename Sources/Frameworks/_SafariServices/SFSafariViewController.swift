import QuartziteDeviceServices
import UIKit

/// A screen for a web page: a bar with the address and a button that ends it, and a placeholder for the page.
///
/// Nothing is loaded, which the delegate learns 0.1 seconds after the screen appeared.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// Options of the screen.
    open class Configuration: NSObject, NSCopying {
        /// Whether the page would be shown for reading; false by default, and without effect.
        open var entersReaderIfAvailable = false
        /// Whether the bars would collapse; true by default, and without effect.
        open var barCollapsingEnabled = true
        /// Creates options.
        public override init() {}
        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// The button that ends the screen; raw values are Apple's.
    public enum DismissButtonStyle: Int, Sendable {
        /// With the word Done.
        case done
        /// With the word Close.
        case close
        /// With the word Cancel.
        case cancel
    }

    /// The object that learns what happens.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The options.
    public let configuration: Configuration
    /// The background of the bar; nil, for the default, by default.
    open var preferredBarTintColor: UIColor? { didSet { bar.backgroundColor = preferredBarTintColor ?? .systemGray6 } }
    /// The colour of the buttons; nil, for the tint colour, by default.
    open var preferredControlTintColor: UIColor? { didSet { button.tintColor = preferredControlTintColor } }
    /// The button that ends the screen; `done` by default.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { showTitle() } }
    private let url: URL
    private let bar = UIView()
    private let button = UIButton(type: .system)
    private let address = UILabel()
    private let placeholder = PlaceholderView(
        kind: "SFSafariViewController", reason: "Quartzite loads no web pages")

    /// Creates a screen for an address, whose scheme must be HTTP or HTTPS; otherwise an exception is raised.
    public init(url URL: URL, configuration: Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
            raise(
                .invalidArgument,
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }
    /// Creates a screen for an address.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Creates a screen for an address.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    /// Creates nothing: the screen cannot come from a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Creates the bar and the placeholder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = preferredBarTintColor ?? .systemGray6
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)
        button.tintColor = preferredControlTintColor
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        showTitle()
        address.text = url.host ?? url.absoluteString
        address.textAlignment = .center
        placeholder.detail = url.absoluteString
        bar.addSubview(address)
        bar.addSubview(button)
        view.addSubview(placeholder)
        view.addSubview(bar)
    }

    private func showTitle() {
        let title = [DismissButtonStyle.done: "Done", .close: "Close", .cancel: "Cancel"][dismissButtonStyle]
        button.setTitle(title, for: .normal)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Lays out the bar below the status bar.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, top) = (view.bounds.size, view.safeAreaInsets.top)
        bar.frame = CGRect(x: 0, y: 0, width: size.width, height: top + 44)
        let width = button.sizeThatFits(CGSize(width: size.width, height: 44)).width
        button.frame = CGRect(x: view.safeAreaInsets.left + 16, y: top, width: width, height: 44)
        let left = min(button.frame.maxX + 8, size.width / 2)
        address.frame = CGRect(x: left, y: top, width: max(size.width - 2 * left, 0), height: 44)
        placeholder.frame = CGRect(x: 0, y: top + 44, width: size.width, height: max(size.height - top - 44, 0))
    }

    /// Tells the delegate after 0.1 seconds that nothing was loaded.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DeviceServices.answer { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.safariViewController(self, didCompleteInitialLoad: false)
            }
        }
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil, !isBeingDismissed {
            presentingViewController?.dismiss(animated: true)
        } else if presentingViewController == nil {
            navigationController?.popViewController(animated: true)
        }
    }
}

/// An object that learns what happens on a screen for a web page; all methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has ended the screen, which is then dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The page is loaded, or not.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The page has another address; never called.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// The page is opened in the browser; never called.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
