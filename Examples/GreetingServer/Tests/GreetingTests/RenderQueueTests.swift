import Testing

@testable import Greeting

@Suite("The queue of films")
struct RenderQueueTests {
    /// Jobs that wait until they are let go, in the order in which they began.
    private actor Gate {
        private var held: [(name: Int, go: CheckedContinuation<Void, Never>)] = []
        private(set) var begun: [Int] = []

        func hold(_ name: Int) async {
            begun.append(name)
            await withCheckedContinuation { held.append((name, $0)) }
        }

        func letGo() { if !held.isEmpty { held.removeFirst().go.resume() } }

        func wait(untilBegun count: Int) async { while begun.count < count { await Task.yield() } }
    }

    /// Adds a job, and returns when it runs or waits.
    private func add(_ name: Int, to queue: RenderQueue, _ gate: Gate) async -> Task<Void, any Error> {
        let before = await queue.count
        let task = Task { try await queue.run { await gate.hold(name) } }
        while await queue.count == before { await Task.yield() }
        return task
    }

    @Test("Jobs begin in order, no more at a time than permitted")
    func order() async throws {
        let (queue, gate) = (RenderQueue(concurrency: 2, capacity: 8), Gate())
        var tasks: [Task<Void, any Error>] = []
        for name in 0..<5 { tasks.append(await add(name, to: queue, gate)) }
        for begun in 2...5 {
            await gate.wait(untilBegun: begun)
            #expect(await gate.begun == Array(0..<begun))
            await gate.letGo()
        }
        await gate.letGo()
        for task in tasks { try await task.value }
        #expect(await queue.count == 0)
    }

    @Test("A job is refused while the queue is full, and accepted afterwards")
    func full() async throws {
        let (queue, gate) = (RenderQueue(concurrency: 1, capacity: 1), Gate())
        let tasks = [await add(0, to: queue, gate), await add(1, to: queue, gate)]
        await #expect(throws: RenderQueue.Full(retryAfter: 1)) { try await queue.run {} }
        #expect(await queue.count == 2)
        for begun in 1...2 {
            await gate.wait(untilBegun: begun)
            await gate.letGo()
        }
        for task in tasks { try await task.value }
        #expect(try await queue.run { 3 } == 3)
    }

    @Test("A cancelled job leaves the queue, and the next one takes its place")
    func cancellation() async throws {
        let (queue, gate) = (RenderQueue(concurrency: 1, capacity: 2), Gate())
        let tasks = [await add(0, to: queue, gate), await add(1, to: queue, gate), await add(2, to: queue, gate)]
        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        await gate.wait(untilBegun: 1)
        await gate.letGo()
        await gate.wait(untilBegun: 2)
        #expect(await gate.begun == [0, 2])
        await gate.letGo()
        try await tasks[2].value
    }

    @Test("A job that fails makes room for the next one")
    func failure() async throws {
        let queue = RenderQueue(concurrency: 1, capacity: 0)
        for _ in 0..<3 {
            await #expect(throws: GreetingName.Problem.empty) {
                try await queue.run { throw GreetingName.Problem.empty }
            }
        }
        #expect(await queue.count == 0)
    }

    @Test(
        "The time to wait grows with the jobs, from one second to a minute",
        arguments: [(1, 1, 0.05, 1), (33, 1, 0.05, 2), (33, 2, 0.2, 4), (10, 1, 1e9, 60)])
    func retry(count: Int, concurrency: Int, seconds: Double, expected: Int) {
        #expect(RenderQueue.retryAfter(count: count, concurrency: concurrency, seconds: seconds) == expected)
    }
}
