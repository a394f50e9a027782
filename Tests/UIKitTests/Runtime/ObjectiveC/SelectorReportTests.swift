import Testing

@testable import UIKit

@Suite("Actions that call nothing are named", .serialized) @MainActor struct SelectorReportTests {
    private final class Wheel {
        func turn(_ sender: Any?) {}
    }

    private func lines(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        let write = Console.write
        Console.write = { lines.append($0) }
        defer { Console.write = write }
        body()
        return lines
    }

    @Test("a control or a recognizer with a name alone says what to write")
    func nameOnly() {
        let wheel = Wheel()
        let told = lines {
            UIControl().addTarget(wheel, action: Selector("turn:"), for: .touchUpInside)
            _ = UITapGestureRecognizer(target: wheel, action: "turn:")
        }
        #expect(told.count == 2)
        #expect(told.allSatisfy { $0.contains("Selector(\"turn:\", Wheel.turn(_:))") && !$0.contains("\n") })
    }

    @Test("one with a method says nothing")
    func method() {
        let wheel = Wheel()
        let told = lines {
            UIControl().addTarget(wheel, action: Selector("turn:", Wheel.turn(_:)), for: .touchUpInside)
            _ = UITapGestureRecognizer(target: wheel, action: Selector("turn:", Wheel.turn(_:)))
        }
        #expect(told.isEmpty)
    }
}
