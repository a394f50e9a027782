@testable import QuartziteSceneRuntime
import Testing

/// Runs scenes whose windows, transactions and display links are not those of layers.
@Suite("The run loop of a scene without layers") struct RunLoopOrderTests {
    final class Log { var entries: [String] = [] }

    /// A source with one event.
    final class Source: SceneWindow, EventQueue {
        let name: String
        let log: Log
        var nextEventTime: CFTimeInterval?

        init(_ name: String, _ log: Log, at time: CFTimeInterval? = nil) {
            (self.name, self.log, nextEventTime) = (name, log, time)
        }

        func deliverEvents(at time: CFTimeInterval) {
            guard let due = nextEventTime, due <= time else { return }
            nextEventTime = nil
            log.entries.append(name)
        }

        func commit() { log.entries.append("\(name) commits") }
        func removeAll() { nextEventTime = nil }
    }

    final class Transactions: SceneTransactions {
        let readyBlocks: any EventQueue
        let sceneWindows: [any SceneWindow]

        init(_ blocks: Source, _ windows: [Source]) { (readyBlocks, sceneWindows) = (blocks, windows) }
    }

    private let log = Log()

    private func scene(_ blocks: Source, links: Source, windows: [Source]) -> (SceneContext, Transactions) {
        let transactions = Transactions(blocks, windows)
        let scene = SceneContext(
            settings: SceneSettings(), now: 0, transactions: transactions, displayLinks: links)
        return (scene, transactions)
    }

    @Test("A cycle delivers timers, completion blocks, display links and windows in order, and then commits")
    func order() {
        let (scene, transactions) = scene(
            Source("blocks", log, at: 1), links: Source("links", log, at: 1),
            windows: [Source("back", log, at: 1), Source("front", log, at: 1)])
        scene.runLoop.add(at: 1) { log.entries.append("timer") }
        #expect(scene.runLoop.advanceToNextEvent(by: 1))
        #expect(
            log.entries == ["timer", "blocks", "links", "back", "front", "back commits", "front commits"])
        withExtendedLifetime(transactions) {}
    }

    @Test("Only the sources of a scene determine its next event") func next() {
        let links = Source("links", log, at: 3)
        let (scene, transactions) = scene(Source("blocks", log), links: links, windows: [])
        #expect(scene.runLoop.nextEventTime == 3 && SceneContext.idle.runLoop.nextEventTime == nil)
        scene.end()
        #expect(scene.runLoop.nextEventTime == nil && links.nextEventTime == nil)
        withExtendedLifetime(transactions) {}
    }

    @Test("A thread knows the transactions of the scene whose code it runs") func current() {
        let (scene, transactions) = scene(Source("blocks", log), links: Source("links", log), windows: [])
        #expect(ThreadLocal.sceneTransactions == nil)
        scene.run { #expect(ThreadLocal.sceneTransactions === transactions) }
        #expect(ThreadLocal.sceneTransactions == nil)
    }
}
