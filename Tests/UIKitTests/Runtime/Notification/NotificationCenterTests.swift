import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct NotificationCenterTests {
    private class Listener {
        var received: [String] = []
        func note(_ notification: Notification) { received.append(notification.name.rawValue) }
        func bare() { received.append("bare") }
    }

    @Test("Observers are notified by name and sender, in order of registration, until they are removed")
    func observers() {
        let center = NotificationCenter()
        let (listener, sender) = (Listener(), Listener())
        let name = Notification.Name("n")
        center.addObserver(listener, selector: Selector("note:", Listener.note(_:)), name: name, object: nil)
        center.addObserver(listener, selector: Selector("bare", Listener.bare), name: nil, object: sender)
        center.post(name: name, object: sender)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("m"), object: sender)
        #expect(listener.received == ["n", "bare", "n", "bare"])
        center.removeObserver(listener, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.received.count == 4)
        center.removeObserver(listener)
        center.post(name: name, object: sender)
        #expect(listener.received.count == 4)
    }

    @Test("Blocks are notified until their token is removed, and observers are not retained")
    func blocks() {
        let center = NotificationCenter()
        let name = Notification.Name("n")
        var received: [Int] = []
        let tokens = (0..<20).map { index in
            center.addObserver(forName: name, object: nil, queue: .main) { _ in received.append(index) }
        }
        center.post(name: name, object: nil, userInfo: ["key": 1])
        #expect(received == Array(0..<20))
        center.removeObserver(tokens[3])
        center.post(name: name, object: nil)
        #expect(received.count == 39)
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Selector("note:", Listener.note(_:)), name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
        #expect(received.count == 58)
    }
}
