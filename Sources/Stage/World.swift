import Compositor
import Foundation
import QuartzCore
import UIKit

/// One run of a scene from time 0 on: its context, window and layers.
@MainActor final class World {
    let scene: SceneContext
    let window: UIWindow
    let application: UIApplication
    private var clock: MediaClock { scene.clock }
    /// What hears of the app's course, where the scene is an app.
    private let delegate: (any UIApplicationDelegate)?
    private let size: CGSize
    private let scale: CGFloat
    /// What fingers are still to do, in time order.
    private var touches: ArraySlice<TimedTouch>
    /// Moments in a row at which time stood still.
    private var rounds = 0

    /// Callbacks at one moment that put off yet another to the same moment; beyond so many, time moves on regardless.
    private static let roundsAtOneMoment = 10_000

    init(_ configuration: StageConfiguration, touches: [TimedTouch], _ opening: Opening) {
        self.touches = touches[...]
        (size, scale) = (configuration.size, configuration.scale)
        scene = configuration.makeContext()
        (window, application, delegate) = scene.run {
            let application = UIApplication.shared
            let (window, delegate) = opening.open(in: application)
            return (window, application, delegate)
        }
        enter { for context in contexts { context.commit() } }
    }

    deinit { scene.hasEnded = true }

    /// The windows that are shown, back to front.
    private var contexts: [LayerContext] {
        let shown = application.windows.filter { !$0.isHidden && $0 !== window }
        guard !shown.isEmpty else { return [window.context] }
        return application.windows.filter { !$0.isHidden || $0 === window }.map(\.context)
    }

    /// As ``contexts``, which are one as a rule, at every moment at which something happens.
    private func forEachContext(_ body: (LayerContext) -> Void) {
        if application.windows.contains(where: { !$0.isHidden && $0 !== window }) {
            for context in contexts { body(context) }
        } else {
            body(window.context)
        }
    }

    /// Runs `body` as code of the scene.
    private func enter<R>(_ body: () -> R) -> R { scene.run(body) }

    func advance(to time: TimeInterval) {
        guard time.isFinite else { return }
        enter {
            // A touch comes after everything else of its moment, as one does that is sent to a stage at that time.
            while let next = touches.first, next.time <= time {
                touches.removeFirst()
                run(to: max(next.time, clock.now))
                next.touch.apply(to: application)
                run(to: clock.now)
            }
            if time > clock.now { run(to: time) }
        }
    }

    /// Adds touches that are still to come.
    func add(_ new: [TimedTouch]) { touches.insert(new) }

    /// Runs all that falls due up to a time that is not before now.
    private func run(to time: TimeInterval) {
        rounds = 0
        while runNextEvent(by: time) {}
        clock.now = time
        forEachContext { $0.commit() }
    }

    private func runNextEvent(by time: TimeInterval) -> Bool {
        guard let due = nextEvent, due <= time else { return false }
        rounds = due > clock.now ? 0 : rounds + 1
        guard rounds < World.roundsAtOneMoment else { return false }
        clock.now = due
        scene.runLoop.runScheduled(through: due)
        forEachContext { $0.deliverEvents(through: due) }
        forEachContext { $0.commit() }
        return true
    }

    /// Lets the next thing happen, a touch included, if it is due by `time`; false otherwise.
    func advanceToNextEvent(by time: TimeInterval) -> Bool {
        enter {
            if let touch = touches.first?.time, touch <= time, touch < nextEvent ?? .infinity {
                advance(to: touch)
                return true
            }
            return runNextEvent(by: time)
        }
    }

    var hasPendingEvents: Bool { enter { nextEvent != nil || !touches.isEmpty } }

    /// The keys of animations that have not ended.
    var unfinishedAnimationKeys: [String] { contexts.flatMap(\.unfinishedAnimationKeys) }

    /// When something happens next: not before now.
    private var nextEvent: TimeInterval? {
        let events = scene.runLoop.nextScheduled.map { max($0, clock.now) }
        var next = events
        forEachContext { context in
            if let time = context.nextEvent(after: clock.now) { next = min(next ?? time, time) }
        }
        return next
    }

    func renderTree() -> RenderTree {
        enter {
            let trees = contexts.map {
                $0.renderTree(
                    at: clock.now,
                    width: Int((size.width * scale).rounded()),
                    height: Int((size.height * scale).rounded()),
                    scale: scale
                )
            }
            var tree = trees[0]
            for front in trees.dropFirst() { tree.nodes += front.nodes }
            return tree
        }
    }
}
