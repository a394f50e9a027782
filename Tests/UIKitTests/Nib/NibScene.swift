import Foundation
import QuartziteStage
import TestSupport
import UIKit

/// The events of objects from nibs, in order.
@MainActor enum NibLog {
    static var lines: [String] = []

    /// Returns the lines since the last call, and removes them.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A scene whose app has files as its resources, and the messages that it writes.
@MainActor final class NibScene {
    let folder = TemporaryFolder()
    let bundle: Bundle
    private let context: SceneContext
    private(set) var messages: [String] = []
    /// The windows, which only the app retains.
    var windows: [UIWindow] = []

    /// Creates a scene with files, by name, and with a screen of the default size or of another one.
    init(_ files: [String: String], screen: CGSize? = nil) throws {
        var settings = SceneSettings()
        if let screen { settings.screenSize = screen }
        context = SceneContext(settings: settings)
        for (name, text) in files {
            let url = folder.url(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        bundle = Bundle(path: folder.path) ?? .main
        context.writeMessage = { [weak self] line in MainActor.assumeIsolated { self?.messages.append(line) } }
        NibLog.lines = []
    }

    /// Creates a scene with the storyboard Main.
    convenience init(initial: String? = nil, _ scenes: String...) throws {
        try self.init(["Main.storyboard": NibText.storyboard(initial: initial, scenes: scenes)])
    }

    /// The size of the screen.
    var screenSize: CGSize { context.settings.screenSize }

    /// Shows the initial controller in a window.
    func makeWindow() -> UIWindow {
        run {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            windows.append(window)
            return window
        }
    }

    /// Runs code of the scene.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try context.run {
            ApplicationHost.current.modules = ["UIKitTests"]
            return try body()
        }
    }

    /// Returns the initial controller of the storyboard Main.
    func initialController() -> UIViewController? {
        run { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    }
}

/// A controller whose outlets and events are logged.
class NibController: UIViewController {
    @MainActor var items: [UIView] = [] { didSet { log("items \(items.map(\.tag))") } }
    @MainActor weak var beta: UIView! { didSet { log("beta \(beta == nil ? "nil" : "set")") } }
    private weak var alpha: UIView? { didSet { log("alpha \(isViewLoaded)") } }
    @MainActor var model: NibWheel? { didSet { log("model") } }
    @MainActor var caption = "" { didSet { log("caption \(caption)") } }
    private(set) var taps = 0
    @MainActor var allows = true

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log("init \(title ?? "-") \(storyboard == nil)")
    }

    init?(coder: NSCoder, caption: String) {
        super.init(coder: coder)
        self.caption = caption
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    func log(_ event: String) { NibLog.lines.append("\(name).\(event)") }
    var name: String { title ?? "controller" }

    override func awakeFromNib() { log("awake \(storyboard != nil) \(parent != nil)") }
    override func viewDidLoad() { log("load \(Int(view.bounds.width))") }
    override func willMove(toParent parent: UIViewController?) { log("will move") }
    override func didMove(toParent parent: UIViewController?) { log("did move") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log("should \(identifier) \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log("prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded)")
    }
    @MainActor private func tapped(_ sender: UIView) {
        taps += 1
        log("tapped \(sender.tag)")
    }
    @MainActor func reset() { log("reset") }
    @MainActor func back(_ segue: UIStoryboardSegue) { log("back from \(segue.source.title ?? "-")") }
    @MainActor func makeNext(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
        NibController(coder: coder, caption: "made")
    }
}

extension NibController {
    @available(*, deprecated) nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .property("items", \NibController.items), .property("beta", \NibController.beta),
                .property("alpha", \NibController.alpha), .property("model", \NibController.model),
                .property("caption", \NibController.caption),
                .method("tapped:") { (o: NibController, a0: UIView) in o.tapped(a0) },
                .method("reset") { (o: NibController) in o.reset() },
                .method("back:") { (o: NibController, a0: UIStoryboardSegue) in o.back(a0) },
                .method("makeNext:sender:") { (o: NibController, a0: NSCoder, a1: Any?) in o.makeNext(a0, a1) },
            ]
        }
    }
}

/// A view whose events are logged.
final class NibWheel: UIView {
    @MainActor var speed = 0 { didSet { NibLog.lines.append("speed \(speed) \(hub == nil)") } }
    @MainActor var hub: UIView? { didSet { NibLog.lines.append("hub") } }
    @MainActor var side = Side.left

    enum Side: Int { case left, right }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibLog.lines.append("wheel \(subviews.count) \(superview == nil) \(gestureRecognizers?.count ?? 0)")
    }

    override func awakeFromNib() { NibLog.lines.append("wheel awake") }
}

extension NibWheel {
    nonisolated enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [
                .property("speed", \NibWheel.speed), .property("hub", \NibWheel.hub),
                .property("side", \NibWheel.side),
            ]
        }
    }
}
