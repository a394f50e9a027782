import UIKit

/// The screen of a page, whose live view can change.
@MainActor package final class PlaygroundScreen {
    /// The root of the window.
    private weak var root: UIViewController?

    /// Runs the code of a page, and returns the controller that shows its live view.
    package static func controller(running code: () -> Void) -> UIViewController {
        let page = PlaygroundPage.current
        code()
        let screen = PlaygroundScreen()
        let controller = Self.controller(for: page.liveView)
        screen.root = controller
        page.liveViewDidChange = { [unowned page] in
            let next = Self.controller(for: page.liveView)
            screen.root?.viewIfLoaded?.window?.rootViewController = next
            screen.root = next
        }
        return controller
    }

    private static func controller(for live: (any PlaygroundLiveViewable)?) -> UIViewController {
        switch live?.playgroundLiveViewRepresentation {
        case .viewController(let controller)?: return controller
        case .view(let view)?: return PlaygroundHost(view)
        case nil: return UIViewController()
        }
    }
}

/// A view controller with the live view of a page; a view without a size fills the screen.
private final class PlaygroundHost: UIViewController {
    private let shown: UIView

    init(_ shown: UIView) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if shown.bounds.isEmpty {
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.addSubview(shown)
    }
}
