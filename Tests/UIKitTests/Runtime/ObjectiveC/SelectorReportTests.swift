import Testing

@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit

@Suite("Reports of actions that call nothing") @MainActor struct SelectorReportTests {
    private final class Wheel {
        func turn(_ sender: Any?) {}
    }

    private func lines(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        let scene = SceneContext()
        scene.writeMessage = { lines.append($0) }
        scene.run(body)
        return lines
    }

    @Test("Adding an action with only a name reports the code to write")
    func nameOnly() {
        let wheel = Wheel()
        let reported = lines {
            UIControl().addTarget(wheel, action: Selector("turn:"), for: .touchUpInside)
            _ = UITapGestureRecognizer(target: wheel, action: "turn:")
        }
        #expect(reported.count == 2)
        #expect(reported.allSatisfy { $0.contains("Selector(\"turn:\", Wheel.turn(_:))") && !$0.contains("\n") })
    }

    @Test("Adding an action with a method reports nothing")
    func method() {
        let wheel = Wheel()
        let reported = lines {
            UIControl().addTarget(wheel, action: Selector("turn:", Wheel.turn(_:)), for: .touchUpInside)
            _ = UITapGestureRecognizer(target: wheel, action: Selector("turn:", Wheel.turn(_:)))
        }
        #expect(reported.isEmpty)
    }
}
