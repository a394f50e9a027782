import UIKit
import XCTest

/// A window without a safe area, since the status bar of the recordings is hidden.
final class PlainWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// A window of a recording's size, with the views whose frames are compared.
@MainActor final class Screen {
    let recording: Recording
    let window: UIWindow
    let controller: UIViewController
    /// The views by the names that they have in the recording.
    var views: [String: UIView] = [:]

    /// Shows a controller, by default one without subviews.
    ///
    /// - Parameter name: The folder of the recording, such as `stack/basic`; the test is skipped if it is not there.
    init(_ name: String, _ controller: UIViewController = UIViewController()) throws {
        guard let recording = Recording("\(name)/frames.json") else { throw XCTSkip("no \(name)") }
        self.recording = recording
        self.controller = controller
        window = PlainWindow(frame: CGRect(origin: .zero, size: recording.size))
        if name.hasPrefix("dark/") { window.overrideUserInterfaceStyle = .dark }
    }

    var root: UIView { controller.view }

    /// Notes the name of a view.
    @discardableResult
    func note<View: UIView>(_ view: View, _ name: String) -> View {
        views[name] = view
        return view
    }

    /// Adds a view to the controller's view, or to another one.
    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect? = nil, in parent: UIView? = nil) -> View {
        if let frame { view.frame = frame }
        (parent ?? root).addSubview(view)
        return note(view, name)
    }

    /// Adds a view of the size that suits it.
    @discardableResult
    func addFitting<View: UIView>(_ view: View, _ name: String, x: CGFloat, y: CGFloat) -> View {
        view.sizeToFit()
        view.frame.origin = CGPoint(x: x, y: y)
        return add(view, name)
    }

    /// Shows the window, and tells the frames.
    func show(in view: UIView? = nil) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        recording.tell(views, in: view ?? root)
    }

    /// Does something, and tells the frames afterwards.
    func step(_ name: String, in view: UIView? = nil, _ action: () -> Void) {
        action()
        window.layoutIfNeeded()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 2.5))
        recording.tell(views, after: name, in: view ?? root)
    }
}

/// Returns a label in the system font.
@MainActor func makeLabel(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
}

/// A screen with a label, 16 points from its top left corner.
final class LabelController: UIViewController {
    let label: UILabel

    init(_ title: String, _ text: String) {
        label = makeLabel(text)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 16, y: 16)
        view.addSubview(label)
    }
}
