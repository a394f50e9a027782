import UIKit

/// The page of a playground whose code runs.
@preconcurrency @MainActor public final class PlaygroundPage {
    /// Whether the page would go on after its last statement; without effect, because a scene always goes on.
    public var needsIndefiniteExecution = false
    /// The view or view controller that the page shows; nil by default.
    ///
    /// Another one takes its place on the screen at once.
    public var liveView: (any PlaygroundLiveViewable)? { didSet { liveViewDidChange?() } }
    /// Called when code sets the live view.
    var liveViewDidChange: (() -> Void)?

    private init() {}

    /// The page whose code runs.
    public static var current: PlaygroundPage {
        SceneContext.current.object(of: PlaygroundPage.self) { PlaygroundPage() }
    }

    /// Sets the live view.
    public func setLiveView(_ newLiveView: any PlaygroundLiveViewable) { liveView = newLiveView }

    /// Ends the program, as Xcode ends a page.
    public func finishExecution() -> Never { exit(0) }
}

/// A value that a page can show: a view or a view controller.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable {
    /// What is shown of the value.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// What a page shows of a value.
public enum PlaygroundLiveViewRepresentation {
    /// A view, which keeps its frame.
    case view(UIView)
    /// A view controller, which fills the screen.
    case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
    /// The view itself.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    /// The view controller itself.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}
