import Foundation
import Testing

@testable import QuartziteStage

@Suite struct TouchScriptTests {
    private func script(_ entries: String) throws -> [TimedInput] {
        try TouchScript(json: Data("{\"version\": 1, \"touches\": [\(entries)]}".utf8)).touches
    }

    @Test("Entries become touches in order of time") func reading() throws {
        let touches = try script(
            """
            {"at": 2, "down": [10, 20], "finger": 3}, {"at": 2.5, "move": [11, 20], "finger": 3},
            {"at": 3, "up": true, "finger": 3}, {"at": 3, "cancel": true},
            {"at": 1, "tap": [5.5, 6]}, {"at": 0, "press": [1, 1], "duration": 0.25}
            """)
        #expect(
            touches == [
                TimedInput(0, .down(at: CGPoint(x: 1, y: 1))), TimedInput(0.25, .up()),
                TimedInput(1, .down(at: CGPoint(x: 5.5, y: 6))), TimedInput(1, .up()),
                TimedInput(2, .down(at: CGPoint(x: 10, y: 20), finger: 3)),
                TimedInput(2.5, .move(to: CGPoint(x: 11, y: 20), finger: 3)), TimedInput(3, .up(finger: 3)),
                TimedInput(3, .cancel()),
            ])
    }

    @Test("Typing is read beside touches") func typing() throws {
        let inputs = try script(
            """
            {"at": 2, "key": "return"}, {"at": 1, "text": "né \\"x\\" 日本"}, {"at": 1.5, "key": "delete"},
            {"at": 1, "tap": [5, 6]}
            """)
        #expect(
            inputs == [
                TimedInput(1, .text("né \"x\" 日本")), TimedInput(1, .down(at: CGPoint(x: 5, y: 6))),
                TimedInput(1, .up()),
                TimedInput(1.5, .deleteBackward), TimedInput(2, .text("\n")),
            ])
    }

    @Test("The pointer of a mouse is read beside touches") func pointer() throws {
        let inputs = try script(#"{"at": 1, "hover": [4, 5]}, {"at": 2, "leave": true}"#)
        #expect(inputs == [TimedInput(1, .pointer(CGPoint(x: 4, y: 5))), TimedInput(2, .pointer(nil))])
    }

    @Test("Drags and pinches produce 60 events per second and end at their last point") func moving() throws {
        let drag = try script(#"{"at": 1, "drag": [[0, 0], [60, 30]], "duration": 0.5}"#)
        #expect(drag.count == 32 && drag.last == TimedInput(1.5, .up()))
        #expect(drag[30] == TimedInput(1.5, .move(to: CGPoint(x: 60, y: 30))))
        #expect(drag[15] == TimedInput(1.25, .move(to: CGPoint(x: 30, y: 15))))
        let pinch = try script(#"{"at": 0, "pinch": [50, 50], "distance": [20, 40], "duration": 0}"#)
        #expect(
            pinch == [
                TimedInput(0, .down(at: CGPoint(x: 40, y: 50))),
                TimedInput(0, .down(at: CGPoint(x: 60, y: 50), finger: 1)),
                TimedInput(0, .move(to: CGPoint(x: 30, y: 50))),
                TimedInput(0, .move(to: CGPoint(x: 70, y: 50), finger: 1)),
                TimedInput(0, .up()), TimedInput(0, .up(finger: 1)),
            ])
        #expect(try script(#"{"at": 0, "tap": [0, 0], "count": 3}"#).count == 6)
        #expect(try script("").isEmpty)
    }

    @Test(
        "Errors of a script are one line that states the problem",
        arguments: [
            ("", "line 1, column 1: this is not JSON"), ("[]", "JSON object"),
            ("{", "line 1, column 2: this is not JSON"), (#"{"touches": []}"#, "version"),
            (#"{"version": 2, "touches": []}"#, "version 2"),
            (#"{"version": true, "touches": []}"#, "needs its version"),
            (#"{"version": 1}"#, "list"), (#"{"version": 1, "touches": [], "scene": 1}"#, "\"scene\""),
        ])
    func badFiles(json: String, hint: String) {
        let error = #expect(throws: TouchScript.Failure.self) { try TouchScript(json: Data(json.utf8)) }
        #expect(error?.description.contains(hint) == true, "\(error?.description ?? "")")
    }

    @Test(
        "Errors of an entry state its number",
        arguments: [
            "3", "{}", #"{"at": 1}"#, #"{"tap": [1, 1]}"#, #"{"at": -1, "tap": [1, 1]}"#,
            #"{"at": 1e300, "tap": [1, 1]}"#,
            #"{"at": "1s", "tap": [1, 1]}"#, #"{"at": 1, "tap": [1]}"#, #"{"at": 1, "tap": [1, "a"]}"#,
            #"{"at": 1, "tap": [1, 1e9]}"#, #"{"at": 1, "tap": [true, false]}"#,
            #"{"at": 1, "tap": [1, 1], "up": true}"#,
            #"{"at": 1, "tap": [1, 1], "count": 0}"#, #"{"at": 1, "tap": [1, 1], "count": 1.5}"#,
            #"{"at": 1, "tap": [1, 1], "finger": 20}"#, #"{"at": 1, "tap": [1, 1], "duration": 1}"#,
            #"{"at": 1, "drag": [1, 1]}"#, #"{"at": 1, "drag": [[1, 1]]}"#,
            #"{"at": 1, "drag": [[1, 1], [2, 2]], "duration": 3601}"#, #"{"at": 1, "pinch": [1, 1]}"#,
            #"{"at": 1, "pinch": [1, 1], "distance": [1, -1]}"#,
            #"{"at": 1, "pinch": [1, 1], "distance": [1, 2], "finger": 19}"#,
            #"{"at": 1, "up": false}"#, #"{"at": 1, "up": 1}"#, #"{"at": 1, "wave": [1, 1]}"#,
            #"{"at": null, "tap": [1, 1]}"#, #"{"at": 1, "text": ""}"#, #"{"at": 1, "text": 5}"#,
            #"{"at": 1, "text": "a", "finger": 1}"#, #"{"at": 1, "key": "escape"}"#, #"{"at": 1, "key": true}"#,
            #"{"at": 1, "rotate": "sideways"}"#, #"{"at": 1, "rotate": true}"#,
            #"{"at": 1, "rotate": "portrait", "finger": 1}"#, #"{"at": 1, "hover": true}"#,
            #"{"at": 1, "hover": [1, 1], "finger": 1}"#, #"{"at": 1, "leave": [1, 1]}"#,
        ])
    func badEntries(entry: String) {
        let error = #expect(throws: TouchScript.Failure.self) {
            try script(#"{"at": 0, "tap": [1, 1]}, "# + entry)
        }
        #expect(error?.description.hasPrefix("touches[1]") == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("\n") == false)
    }

    @Test("The length of a script is limited") func limits() {
        let entry = #"{"at": 0, "drag": [[0, 0], [1, 1]], "duration": 3600}"#
        #expect(throws: TouchScript.Failure.self) {
            try script([String](repeating: entry, count: 5).joined(separator: ","))
        }
        #expect(throws: TouchScript.Failure.self) {
            try script([String](repeating: #"{"at": 0, "up": true}"#, count: 100_001).joined(separator: ","))
        }
    }
}
