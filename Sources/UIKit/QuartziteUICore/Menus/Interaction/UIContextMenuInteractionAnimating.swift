import QuartziteUIDrawing

/// Runs animations with those of a context menu that opens or closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the menu shows as its preview; nil if it lifts the view itself.
    var previewViewController: UIViewController? { get }
    /// Adds animations, which run with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure, which is called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to the preview of a context menu that a finger taps; raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its place.
    case dismiss = 0
    /// The preview grows and fades, as the content that it stands for opens.
    case pop = 1
}

/// Runs animations with those of a context menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview; `pop` by default if a controller is its preview, and otherwise `dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The looks of a context menu; raw values are Apple's.
public enum UIContextMenuInteractionAppearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview.
    case compact = 2
}

/// The animations that delegates add to those of a context menu.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) {
        previewViewController = preview
        preferredCommitStyle = preview == nil ? .dismiss : .pop
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations, over `duration` seconds; the caller calls ``complete()``.
    func run(duration: TimeInterval) {
        guard !animations.isEmpty else { return }
        let animations = animations
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            for animation in animations { animation() }
        }
    }

    /// Calls the completions once.
    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
