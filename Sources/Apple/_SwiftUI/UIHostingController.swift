import UIKit

/// A controller that would show a SwiftUI view: its view is a placeholder with the name of that view.
@preconcurrency @MainActor open class UIHostingController: UIViewController {
    private let placeholder = PlaceholderView(kind: "UIHostingController", reason: "Quartzite has no SwiftUI")
    /// How the size of the content would decide that of the view; without effect.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The parts of the safe area that the content would respect; without effect.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// Creates a controller for a view with a name.
    ///
    /// `quartzite run` calls it where the code passes a SwiftUI view.
    public init(_placeholder name: String) {
        super.init(nibName: nil, bundle: nil)
        placeholder.detail = name
    }

    /// Creates a controller without a name, from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the view to the placeholder.
    open override func loadView() { view = placeholder }
}

/// How the size of a SwiftUI view decides that of its controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates a set of options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Through the preferred size of the controller.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// Through the intrinsic size of its view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates a set of parts.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges of the screen and bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}
