import Compositor
import Foundation
import QuartzCore
import UIKit

/// One run of a scene from time 0 on: its clock, window and layers.
@MainActor final class World {
    let clock: MediaClock
    let window: UIWindow
    let root: UIViewController
    private let context: LayerContext
    private let size: CGSize
    private let scale: CGFloat

    /// Callbacks at one moment that put off yet another to the same moment; beyond so many, time moves on regardless.
    private static let roundsAtOneMoment = 10_000

    init(size: CGSize, scale: CGFloat, seed: UInt64, _ makeRoot: () -> UIViewController) {
        self.size = size
        self.scale = scale
        let clock = MediaClock(seed: seed)
        self.clock = clock
        (window, root, context) = World.entering(clock, size, scale) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            let root = makeRoot()
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.context.commit()
            return (window, root, window.context)
        }
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
                context.deliverEvents(through: due)
                context.commit()
            }
            clock.now = time
            context.commit()
        }
    }

    /// When something happens next: not before now.
    private var nextEvent: TimeInterval? {
        let times = [context.nextEvent(after: clock.now), clock.events.next.map { max($0, clock.now) }]
        return times.compactMap(\.self).min()
    }

    func renderTree() -> RenderTree {
        enter {
            context.renderTree(
                at: clock.now,
                width: Int((size.width * scale).rounded()),
                height: Int((size.height * scale).rounded()),
                scale: scale
            )
        }
    }
}
