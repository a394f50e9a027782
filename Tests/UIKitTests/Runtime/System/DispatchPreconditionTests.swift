import Testing
@testable import QuartziteUICore
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Queues and the conditions on them") struct DispatchPreconditionTests {
    private let screen = TestScreen()

    @Test("Blocks run on their queue or its target, one at a time") func target() {
        nonisolated(unsafe) var order: [String] = []
        screen.run {
            let root = UIKit.DispatchQueue(label: "root")
            let queue = UIKit.DispatchQueue(label: "queue", target: root)
            queue.async {
                UIKit.dispatchPrecondition(condition: .onQueue(queue))
                UIKit.dispatchPrecondition(condition: .notOnQueue(.main))
                order.append("queue")
            }
            root.async { order.append("root") }
            UIKit.dispatchPrecondition(condition: .onQueue(.main))
            #expect(queue.target === root)
        }
        screen.advance(to: 1)
        #expect(order == ["queue", "root"])
    }

    @Test("A time is made of nanoseconds") func time() {
        #expect(UIKit.DispatchTime(uptimeNanoseconds: 2_000_000_000).seconds == 2)
        #expect(UIKit.DispatchTime(uptimeNanoseconds: .max) == .distantFuture)
        #expect(UIKit.DispatchTime(uptimeNanoseconds: 5).uptimeNanoseconds == 5)
    }
}
