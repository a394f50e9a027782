import Compositor
import Foundation
import QuartzCore
import UIKit

/// One run of a scene from time 0 on: its clock, window and layers.
@MainActor final class World {
    let clock: MediaClock
    let window: UIWindow
    let application: UIApplication
    /// What hears of the app's course, where the scene is an app.
    private let delegate: (any UIApplicationDelegate)?
    private let size: CGSize
    private let scale: CGFloat

    /// Callbacks at one moment that put off yet another to the same moment; beyond so many, time moves on regardless.
    private static let roundsAtOneMoment = 10_000

    init(size: CGSize, scale: CGFloat, seed: UInt64, _ opening: Opening) {
        self.size = size
        self.scale = scale
        let clock = MediaClock(seed: seed)
        self.clock = clock
        (window, application, delegate) = World.entering(clock, size, scale) {
            let application = UIApplication.shared
            let (window, delegate) = opening.open(in: application)
            window.context.commit()
            return (window, application, delegate)
        }
    }

    deinit { clock.hasEnded = true }

    /// The windows that are shown, back to front.
    private var contexts: [LayerContext] {
        let shown = application.windows.filter { !$0.isHidden && $0 !== window }
        guard !shown.isEmpty else { return [window.context] }
        return application.windows.filter { !$0.isHidden || $0 === window }.map(\.context)
    }

    /// Runs `body` with this world's clock and screen as the current ones.
    private func enter<R>(_ body: () -> R) -> R {
        World.entering(clock, size, scale, body)
    }

    private static func entering<R>(_ clock: MediaClock, _ size: CGSize, _ scale: CGFloat, _ body: () -> R) -> R {
        let screen = UIScreen.main
        let previous = (size: screen.bounds.size, scale: screen.scale)
        screen.configure(size: size, scale: scale)
        defer { screen.configure(size: previous.size, scale: previous.scale) }
        return MediaClock.$current.withValue(clock, operation: body)
    }

    func advance(to time: TimeInterval) {
        guard time.isFinite, time > clock.now else { return }
        enter {
            var rounds = 0
            while let due = nextEvent, due <= time {
                rounds = due > clock.now ? 0 : rounds + 1
                guard rounds < World.roundsAtOneMoment else { break }
                clock.now = due
                clock.runEvents(through: due)
                for context in contexts { context.deliverEvents(through: due) }
                for context in contexts { context.commit() }
            }
            clock.now = time
            for context in contexts { context.commit() }
        }
    }

    /// When something happens next: not before now.
    private var nextEvent: TimeInterval? {
        let events = clock.events.next.map { max($0, clock.now) }
        return (contexts.map { $0.nextEvent(after: clock.now) } + [events]).compactMap(\.self).min()
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
