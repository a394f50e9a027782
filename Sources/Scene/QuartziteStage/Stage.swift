import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Plays a scene on a virtual clock and draws it; a stage owns the time, the input and the frames of one screen.
///
/// A stage begins at time 0 with the view controller on screen. `advance` moves time forward and runs everything that
/// falls due in between, in time order, each event with its own due time as the current time. `seek` shows any time: it
/// advances if the time is later; if it is earlier, it rebuilds the scene and advances from 0, so that the frame
/// depends only on the time and not on what was shown before.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2) { SnowViewController() }
/// stage.seek(to: 2.5)
/// let picture = stage.frame()
/// ```
///
/// Stages do not affect each other, even if several with different configurations run in one process.
///
/// The order of the elements of a `Set` or `Dictionary` changes from run to run, unless the process is started with
/// `SWIFT_DETERMINISTIC_HASHING=1` in its environment, as in `SWIFT_DETERMINISTIC_HASHING=1 swift test`.
///
/// A stage exists so that a frame is a function of the scene, its input and the time. It therefore keeps the whole
/// input, and not the state: a seek backward creates the scene again and delivers the input from time 0. The
/// alternative is a snapshot of the state. It fails here because the state of an app is in its closures, whose
/// variables cannot be read or restored. The cost is that a scene with timers, delegates or dynamics pays for its
/// history: ten minutes of the gallery's `dynamics` take 0.8 s (docs/Dynamics.md). Layers, animations and particles
/// alone cost nothing, because their values are functions of time. Windows and the studio shorten a long history with
/// `SceneProcess`, which copies the whole process.
@MainActor public final class Stage {
    /// The screen and the settings of the stage.
    public let configuration: StageConfiguration

    private let opening: Opening
    private var sceneRun: SceneRun
    /// All past and future input, in time order.
    package private(set) var input: [TimedInput] = []
    /// Changes the layers of the scene; nil by default.
    ///
    /// A new editor takes part from the current time on, until ``replay()``.
    package var editor: (any LayerEditor)? {
        didSet {
            guard let editor else { return }
            editor.begin(sceneRun.scene)
            sceneRun.attach(editor)
        }
    }

    /// Creates a stage at time 0 that shows a view controller.
    ///
    /// - Parameters:
    ///   - configuration: The screen and the settings of the stage.
    ///   - root: A closure that creates the view controller; called again each time the scene is rebuilt.
    public convenience init(
        configuration: StageConfiguration, _ root: @escaping @MainActor () -> UIViewController
    ) {
        self.init(configuration: configuration, opening: .controller(root))
    }

    /// Creates a stage at time 0 that runs a whole app, which creates its own windows.
    ///
    /// - Parameters:
    ///   - configuration: The screen and the settings of the stage.
    ///   - delegate: A closure that creates the app's delegate; called again each time the scene is rebuilt.
    public convenience init(
        configuration: StageConfiguration, app delegate: @escaping @MainActor () -> any UIApplicationDelegate
    ) {
        self.init(configuration: configuration, opening: .app(delegate))
    }

    /// Creates a stage at time 0 that begins with `opening`.
    package init(configuration: StageConfiguration, opening: Opening) {
        guard configuration.isDrawable else {
            let (size, scale) = (configuration.size, configuration.scale)
            stop(
                "Stage: \(size.width) x \(size.height) points at scale \(scale) is not between 1 and 16384 pixels a side"
            )
        }
        self.configuration = configuration
        self.opening = opening
        sceneRun = SceneRun(configuration, input: [], opening, editor: nil)
    }

    /// The time since the start of the scene, in seconds.
    public var time: TimeInterval { sceneRun.scene.clock.now }

    /// The view controller on screen; an empty one if the scene is an app whose window has no root view controller.
    public var rootViewController: UIViewController { sceneRun.window.rootViewController ?? UIViewController() }

    /// The window of the root view controller.
    public var window: UIWindow { sceneRun.window }

    /// Advances time by `duration`; everything due in (now, now + duration] happens, in order.
    ///
    /// A negative duration has no effect.
    public func advance(by duration: Duration) {
        let parts = duration.components
        advance(to: time + Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    }

    /// Advances to a later time in seconds; everything due in between happens, in order.
    ///
    /// An earlier or nonfinite time has no effect.
    public func advance(to time: TimeInterval) {
        sceneRun.advance(to: time)
    }

    /// Moves to `time` seconds; the same time always shows the same frame.
    ///
    /// Times below 0 count as 0; a nonfinite time has no effect.
    public func seek(to time: TimeInterval) {
        guard time.isFinite else { return }
        let time = max(0, time)
        if time < self.time { rebuild() }
        sceneRun.advance(to: time)
    }

    /// Rebuilds the scene and advances to the current time again.
    package func replay() {
        let now = time
        rebuild()
        sceneRun.advance(to: now)
    }

    /// What fingers have hit since the start of the scene, in time order.
    package var touchTargets: [TouchTarget] { sceneRun.touchTargets }

    /// What went wrong with the input since the start of the scene, in time order.
    package var inputProblems: [InputProblem] { sceneRun.inputProblems }

    /// Calls a closure in the scene, with its app.
    package func inScene<Result>(_ body: @MainActor (UIApplication) -> Result) -> Result { sceneRun.inScene(body) }

    /// The contexts of the windows on screen without the system bars, back to front.
    package var windows: [LayerContext] { sceneRun.windows }

    /// The context of the current run of the scene.
    package var scene: SceneContext { sceneRun.scene }

    private func rebuild() {
        sceneRun = SceneRun(configuration, input: input, opening, editor: editor)
    }

    /// Turns the device on its side, or back to portrait, at the current time.
    public func rotate() { rotate(to: sceneRun.isDeviceSideways ? .portrait : .landscapeLeft) }

    /// Turns the device at the current time; an orientation in which the device lies flat has no effect.
    ///
    /// The interface follows, and the width and the height of frames are exchanged, if the app and the controller on
    /// screen support the orientation. View controllers receive `viewWillTransition(to:with:)`. The stage remembers
    /// the rotation when it seeks backward.
    public func rotate(to orientation: UIDeviceOrientation) {
        if let orientation = StageOrientation(orientation) { add([TimedInput(time, .rotation(orientation))]) }
    }

    /// The size of the screen in points, as the device is held now.
    package var screenSize: CGSize { sceneRun.screenSize }

    /// Advances to the time of the next event; returns false and does not advance if it is later than `time`.
    package func advanceToNextEvent(by time: TimeInterval) -> Bool { sceneRun.advanceToNextEvent(by: time) }

    /// The members without effect that the scene has used so far, each once.
    package var unsupportedMembers: [String] { sceneRun.scene.run { UnsupportedMembers.current.names } }

    /// The warnings about the scene's storyboards and xibs so far, each once.
    package var interfaceWarnings: [String] { sceneRun.scene.run { NibMessages.current.warnings } }

    /// Whether any event is scheduled.
    package var hasPendingEvents: Bool { sceneRun.hasPendingEvents }

    /// The keys of animations that have not ended, in the order in which they were added.
    package var unfinishedAnimationKeys: [String] { sceneRun.unfinishedAnimationKeys }

    /// Returns a stage with the same scene, configuration and input, at time 0.
    package func rebuilt() -> Stage {
        let stage = Stage(configuration: configuration, opening: opening)
        stage.input = input
        stage.editor = editor?.copy()
        stage.rebuild()
        return stage
    }

    /// Adds input, which is in time order; input up to the current time takes effect at once.
    func add(_ new: [TimedInput]) {
        let now = time
        let changesPast = new.contains { $0.time < now }
        input.insert(new)
        if changesPast { rebuild() } else { sceneRun.add(new) }
        sceneRun.advance(to: now)
    }

    /// Replaces the input from `time` on; `new` is in time order, and none of it is earlier than `time`.
    ///
    /// Input that is added at the current time takes effect at once. Other changes of the past rebuild the scene.
    package func replaceInput(from time: TimeInterval, with new: [TimedInput]) {
        let now = self.time
        let past = input.filter { $0.time >= time && $0.time <= now }
        input = input.filter { $0.time < time } + new
        // Past input has been delivered already.
        if new.starts(with: past), new.dropFirst(past.count).allSatisfy({ $0.time >= now }) {
            sceneRun.replaceInput(from: max(time, now), with: Array(new.dropFirst(past.count)))
        } else {
            rebuild()
        }
        sceneRun.advance(to: now)
    }

    /// Whether text can be typed into the first responder.
    package var acceptsText: Bool { sceneRun.acceptsText }

    /// Draws the current frame.
    public func frame() -> Frame {
        let tree = renderTree()
        let bitmap = Bitmap(width: tree.width, height: tree.height)
        Compositor.draw(tree, into: bitmap)
        pictures.endFrame()
        return Frame(bitmap: bitmap)
    }

    /// The pixels of the pictures that layers draw; a host that has drawn a frame ends the frame there.
    package var pictures: PictureCache { sceneRun.scene.pictures }

    /// Returns the render tree of the current time, for hosts that draw elsewhere or on another thread.
    ///
    /// - Parameter threads: The number of threads that evaluate animations, on which the result does not depend.
    package func renderTree(threads: Int = Compositor.availableThreads) -> RenderTree {
        sceneRun.renderTree(threads: threads)
    }
}
