import Foundation
import TestSupport
import Testing

@testable import QuartziteStage

@Suite("A written script repeats its inputs") struct TouchScriptWritingTests {
    @Test("The format is that of the documentation, one entry a line") func format() {
        let inputs = [
            TimedInput(0.5, .down(at: CGPoint(x: 160, y: 240.25))),
            TimedInput(0.75, .move(to: CGPoint(x: 1, y: -2), finger: 3)),
            TimedInput(1, .up()), TimedInput(1, .cancel(finger: 3)), TimedInput(2, .text("a\"\\\n\u{1}é")),
            TimedInput(3, .deleteBackward), TimedInput(3, .text("\n")),
        ]
        #expect(
            String(decoding: TouchScript.json(of: inputs), as: UTF8.self) == #"""
                {
                  "version": 1,
                  "touches": [
                    { "at": 0.5, "down": [160, 240.25] },
                    { "at": 0.75, "move": [1, -2], "finger": 3 },
                    { "at": 1, "up": true },
                    { "at": 1, "cancel": true, "finger": 3 },
                    { "at": 2, "text": "a\"\\\n\u0001é" },
                    { "at": 3, "key": "delete" },
                    { "at": 3, "key": "return" }
                  ]
                }

                """#)
        #expect(String(decoding: TouchScript.json(of: []), as: UTF8.self).contains(#""touches": []"#))
    }

    @Test("Random inputs are read exactly as they were written", arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let texts = ["x", "é", "👨‍👩‍👧", "\u{2028}\u{7f}\t\\", "日本", "\n", "a\nb"]
        var time = 0.0
        let inputs = (0..<200).map { _ in
            time += Bool.random(using: &random) ? 0 : Double.random(in: 0...0.1, using: &random)
            let point = CGPoint(
                x: CGFloat.random(in: -1000...1000, using: &random), y: CGFloat.random(in: -1e-9...1e-9, using: &random)
            )
            let finger = Int.random(in: TouchScript.fingers, using: &random)
            return switch Int.random(in: 0..<8, using: &random) {
            case 0: TimedInput(time, .down(at: point, finger: finger))
            case 1: TimedInput(time, .move(to: point, finger: finger))
            case 2: TimedInput(time, .up(finger: finger))
            case 3: TimedInput(time, .cancel(finger: finger))
            case 4: TimedInput(time, .text(texts[Int.random(in: 0..<texts.count, using: &random)]))
            case 5: TimedInput(time, .pointer(point))
            case 6: TimedInput(time, .pointer(nil))
            default: TimedInput(time, .deleteBackward)
            }
        }
        #expect(try TouchScript(json: TouchScript.json(of: inputs)).touches == inputs)
    }

    @Test("Inputs without effect are omitted") func nothing() throws {
        let inputs = [
            TimedInput(0, .down(at: CGPoint(x: CGFloat.nan, y: 1))), TimedInput(0, .text("")), TimedInput(1, .up()),
        ]
        #expect(try TouchScript(json: TouchScript.json(of: inputs)).touches == [inputs[2]])
    }
}
