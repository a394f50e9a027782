import QuartziteStage
import Testing
import UIKit

@MainActor @Suite("Types of time, notifications and random numbers") struct SceneTimeTypeTests {
    private final class Screen: UIViewController {
        var begin: (Screen) -> Void = { _ in }
        var names: [String] = []
        var ticks: [UInt64] = []
        var numbers: [UInt64] = []
        override func viewDidLoad() { begin(self) }
    }

    private func run(seed: UInt64 = 1, until time: Double = 1, _ begin: @escaping (Screen) -> Void) throws -> Screen {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1, seed: seed) {
            let screen = Screen()
            screen.begin = begin
            return screen
        }
        stage.advance(to: time)
        return try #require(stage.rootViewController as? Screen)
    }

    @Test("An iterator waits for notifications, in the order in which they are posted") func notifications() throws {
        let screen = try run { screen in
            let name = Notification.Name("step")
            let notifications = NotificationCenter.default.notifications(named: name)
            Task { @MainActor in
                nonisolated(unsafe) var iterator: NotificationCenter.Notifications.Iterator =
                    notifications
                    .makeAsyncIterator()
                while let found = await iterator.next() {
                    screen.names.append(found.userInfo?["text"] as? String ?? "")
                }
            }
            for (delay, text) in [(0.2, "a"), (0.4, "b")] {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                    NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": text])
                }
            }
        }
        #expect(screen.names == ["a", "b"])
    }

    @Test("A tick of the machine's time is a nanosecond of the stage") func ticks() throws {
        let screen = try run { screen in
            var base = mach_timebase_info_data_t()
            #expect(base.denom == 0 && mach_timebase_info(&base) == 0 && base.numer == 1 && base.denom == 1)
            let start = mach_absolute_time()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { screen.ticks = [mach_absolute_time() - start] }
        }
        #expect(screen.ticks == [500_000_000])
    }

    @Test("Generators continue one sequence, which the seed of the stage determines") func random() throws {
        func draw(_ seed: UInt64) throws -> [UInt64] {
            try run(seed: seed) { screen in
                var (one, two) = (StageRandomNumberGenerator(), StageRandomNumberGenerator())
                screen.numbers = [one.next(), two.next(), one.next()]
            }.numbers
        }
        let (first, again, other) = (try draw(1), try draw(1), try draw(2))
        #expect(Set(first).count == 3 && first == again && first != other)
    }
}
