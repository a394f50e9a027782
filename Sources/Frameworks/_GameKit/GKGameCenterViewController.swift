import UIKit

/// A screen for games: a placeholder with a button that ends it.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
    /// The object that learns that the user has finished.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// What is shown; without effect.
    open var viewState = GKGameCenterViewControllerState.default
    /// The name of the list; without effect.
    open var leaderboardIdentifier: String?
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let placeholder = PlaceholderView(
        kind: "GKGameCenterViewController", reason: "the device has no account for games")

    /// Creates a screen.
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    /// Creates a screen for a list.
    public convenience init(
        leaderboardID: String, playerScope: Int = 0, timeScope: Int = 0
    ) {
        self.init(nibName: nil, bundle: nil)
        leaderboardIdentifier = leaderboardID
    }

    /// Creates the bar and the placeholder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Game Center")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                if let gameCenterDelegate { return gameCenterDelegate.gameCenterViewControllerDidFinish(self) }
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
}

/// An object that learns that the user has finished.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// The user has finished; the delegate dismisses the screen.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// What a screen for games shows; raw values are Apple's.
public enum GKGameCenterViewControllerState: Int, Sendable {
    /// What the user saw last.
    case `default` = -1
    /// Lists of points.
    case leaderboards = 0
    /// What the player has reached.
    case achievements = 1
    /// Challenges.
    case challenges = 2
    /// The player.
    case localPlayerProfile = 3
    /// Everything.
    case dashboard = 4
}
