import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Blocks before those that wait") struct DispatchSyncTests {
    private let screen = TestScreen()

    /// Returns the order in which blocks run on a queue; the last one is added with `sync`.
    private func order(_ queue: UIKit.DispatchQueue, barriers: Set<Int>, waits: (() -> Void) -> Void) -> [Int] {
        nonisolated(unsafe) var order: [Int] = []
        let screen = TestScreen()
        screen.run {
            for index in 0..<3 {
                queue.async(flags: barriers.contains(index) ? .barrier : []) { order.append(index) }
            }
            queue.asyncAfter(deadline: .now() + 0.5) { order.append(9) }
            waits { order.append(3) }
        }
        screen.advance(to: 1)
        return order
    }

    @Test("A serial queue runs the blocks before it first, and none that are due later")
    func serial() {
        let queue = UIKit.DispatchQueue(label: "serial")
        #expect(order(queue, barriers: []) { queue.sync(execute: $0) } == [0, 1, 2, 3, 9])
    }

    @Test("A queue that runs several blocks at a time runs those up to the last barrier first")
    func concurrent() {
        func queue() -> UIKit.DispatchQueue { UIKit.DispatchQueue(label: "several", attributes: .concurrent) }
        let (plain, barrier, waiting) = (queue(), queue(), queue())
        #expect(order(plain, barriers: []) { plain.sync(execute: $0) } == [3, 0, 1, 2, 9])
        #expect(order(barrier, barriers: [1]) { barrier.sync(execute: $0) } == [0, 1, 3, 2, 9])
        #expect(order(waiting, barriers: []) { waiting.sync(flags: .barrier, execute: $0) } == [0, 1, 2, 3, 9])
    }

    @Test("A block that waits for another queue is suspended until that queue has ended")
    func nested() {
        nonisolated(unsafe) var order: [String] = []
        screen.run {
            let (outer, inner) = (UIKit.DispatchQueue(label: "outer"), UIKit.DispatchQueue(label: "inner"))
            outer.async {
                inner.async { order.append("inner") }
                inner.sync { order.append("waited") }
                order.append("outer")
            }
        }
        screen.advance(to: 1)
        #expect(order == ["inner", "waited", "outer"])
    }

    @Test("A suspended queue holds its blocks back until it has been resumed as often")
    func suspended() {
        nonisolated(unsafe) var order: [Int] = []
        let inactive = UIKit.DispatchQueue(label: "inactive", attributes: .initiallyInactive)
        let queue = UIKit.DispatchQueue(label: "suspended")
        screen.run {
            inactive.async { order.append(9) }
            queue.suspend()
            queue.suspend()
            for index in 0..<2 { queue.async { order.append(index) } }
            queue.resume()
        }
        screen.advance(to: 1)
        #expect(order == [])
        screen.run {
            queue.resume()
            queue.async { order.append(2) }
            inactive.activate()
            inactive.activate()
        }
        screen.advance(to: 2)
        #expect(order == [0, 1, 2, 9])
    }
}
