import QuartziteCompositor
import Foundation
import QuartzCore
import UIKit

/// One run of a scene, from time 0 on: its context, window and layers.
///
/// A world is discarded and never reset. Resetting would mean that each type knows how to return to its first state,
/// and one that forgets a property makes frames depend on what was shown before. A new world has a new context, with a
/// new clock, run loop and random numbers, so that nothing remains of the old one. The order of timers, display links,
/// animations, commits and input was at first merged here, by hand, and once more in windows and in each harness of
/// tests. `SceneRunLoop` now has it once, and the world only adds input to it.
@MainActor final class SceneRun {
    let scene: SceneContext
    let window: UIWindow
    let application: UIApplication
    /// The app's delegate if the scene is an app; nothing else retains it.
    private let delegate: (any UIApplicationDelegate)?
    private let input: InputQueue
    /// Returns the contexts of the windows on screen, back to front.
    private let shown: () -> [LayerContext]

    init(
        _ configuration: StageConfiguration, input: [TimedInput], _ opening: Opening, editor: (any LayerEditor)?
    ) {
        scene = configuration.makeContext()
        if let editor {
            editor.begin(scene)
            // Opening may already commit a window.
            scene.runLoop.adjustLayers = { [weak editor] in
                MainActor.assumeIsolated { editor?.adjust(SceneRun.opened) ?? false }
            }
        }
        (window, application, delegate) = scene.run {
            let application = UIApplication.shared
            let (window, delegate) = opening.open(in: application)
            return (window, application, delegate)
        }
        self.input = InputQueue(input, application: application)
        scene.runLoop.input = self.input
        let shown = { [weak window, weak application] in
            nonisolated(unsafe) var shown: [LayerContext] = []
            MainActor.assumeIsolated { shown = SceneRun.shown(window, in: application) }
            return shown
        }
        self.shown = shown
        scene.runLoop.windows = shown
        scene.run { application.adoptSupportedOrientation() }
        if let editor {
            scene.run { _ = editor.adjust(shown()) }
            attach(editor)
        }
        scene.runLoop.commit()
    }

    /// The contexts of the windows that the current scene shows while it opens, back to front.
    private static var opened: [LayerContext] {
        UIApplication.shared.windows.filter { !$0.isHidden }.map(\.context)
    }

    /// Lets an editor change layers before every commit.
    func attach(_ editor: any LayerEditor) {
        let shown = shown
        scene.runLoop.adjustLayers = { [weak editor] in
            MainActor.assumeIsolated { editor?.adjust(shown()) ?? false }
        }
    }

    /// The contexts of the windows on screen without the system bars, back to front.
    var windows: [LayerContext] {
        scene.run {
            let bars = SystemBars.current?.context
            return shown().filter { $0 !== bars }
        }
    }

    deinit { scene.end() }

    /// Returns the contexts of the windows on screen, back to front; the main window is always on screen.
    private static func shown(_ main: UIWindow?, in application: UIApplication?) -> [LayerContext] {
        guard let main, let application else { return [] }
        let windows = application.windows.filter { !$0.isHidden || $0 === main }
        let contexts = windows.contains { $0 !== main } ? windows.map(\.context) : [main.context]
        return contexts + (SystemBars.current.map { [$0.context] } ?? [])
    }

    /// What fingers have hit so far, in time order.
    var touchTargets: [TouchTarget] { input.targets }

    /// What went wrong with the input so far, in time order.
    var inputProblems: [InputProblem] { input.problems }

    /// Calls a closure in the scene, with its app.
    func inScene<Result>(_ body: @MainActor (UIApplication) -> Result) -> Result { scene.run { body(application) } }

    /// Advances to a later time; everything due in between happens, in order.
    func advance(to time: TimeInterval) { scene.runLoop.advance(to: time) }

    /// Adds future input.
    func add(_ new: [TimedInput]) { input.add(new) }

    /// Replaces the future input from a time on.
    func replaceInput(from time: TimeInterval, with new: [TimedInput]) { input.replace(from: time, with: new) }

    /// Delivers the next event, including input, if it is due by `time`; returns false otherwise.
    func advanceToNextEvent(by time: TimeInterval) -> Bool { scene.runLoop.advanceToNextEvent(by: time) }

    /// Whether text can be typed into the first responder.
    var acceptsText: Bool { scene.run { application.keyInput != nil } }

    var hasPendingEvents: Bool { scene.runLoop.hasEvents }

    /// The keys of animations that have not ended.
    var unfinishedAnimationKeys: [String] { shown().flatMap(\.unfinishedAnimationKeys) }

    /// Whether the device is held sideways.
    var isDeviceSideways: Bool { scene.run { UIDevice.current.orientation.isLandscape } }

    /// The size of the screen in points, as it is turned now.
    var screenSize: CGSize { scene.settings.screenSize }

    /// Returns the render tree of the current time, which up to `threads` threads evaluate.
    func renderTree(threads: Int) -> RenderTree {
        scene.run {
            if let bars = SystemBars.current {
                bars.update()
                bars.context.commit()
            }
            scene.pictures.beginFrame()
            let (size, scale) = (scene.settings.screenSize, scene.settings.screenScale)
            let trees = shown().map {
                $0.renderTree(
                    at: scene.clock.now,
                    width: Int((size.width * scale).rounded()),
                    height: Int((size.height * scale).rounded()),
                    scale: scale,
                    threads: threads
                )
            }
            var tree = trees[0]
            for front in trees.dropFirst() { tree.nodes += front.nodes }
            return tree
        }
    }
}
