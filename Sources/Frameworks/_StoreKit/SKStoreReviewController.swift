import QuartziteDeviceServices
import UIKit

/// The question whether the user likes the app, which is never asked.
open class SKStoreReviewController: NSObject {
    /// Reports that it has no effect.
    open class func requestReview() { unsupported("SKStoreReviewController.requestReview()") }
    /// Reports that it has no effect.
    open class func requestReview(in windowScene: UIWindowScene) {
        unsupported("SKStoreReviewController.requestReview(in:)")
    }
}

/// The key of the number of an app.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A screen for another app: a placeholder with a button that ends it.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The object that learns that the user has finished.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let placeholder = PlaceholderView(kind: "SKStoreProductViewController", reason: "there is no store")

    /// Creates the bar and the placeholder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                if let delegate { return delegate.productViewControllerDidFinish(self) }
                presentingViewController?.dismiss(animated: true)
            })
        bar.items = [item]
        view.addSubview(placeholder)
        view.addSubview(bar)
    }
    /// Lays out the placeholder below the bar.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        placeholder.frame = view.bounds.inset(by: UIEdgeInsets(top: top + 44, left: 0, bottom: 0, right: 0))
    }
    /// Fails after 0.1 seconds of the scene's clock: there is no store.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { DeviceServices.answer { block?(false, SKError(.storeProductNotAvailable)) } }
}

/// An object that learns that the user has finished.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user has finished; the delegate dismisses the screen.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
