import Foundation
import Testing
import UIKit

@testable import QuartziteStage

/// A counter with two buttons, a field, a row to swipe, and an empty place.
private final class CounterController: UIViewController {
    let count = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    let field = UITextField(frame: CGRect(x: 10, y: 150, width: 180, height: 34))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        view.backgroundColor = .white
        for (index, title) in ["Add one", "Add two", "Delete", "Delete"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 10, y: 30 + 30 * index, width: 100, height: 30)
            button.accessibilityIdentifier = "button\(index)"
            button.addAction(UIAction { [weak self] _ in self?.log.append("\(title) \(index)") }, for: .touchUpInside)
            view.addSubview(button)
        }
        field.placeholder = "Name"
        let plain = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        plain.accessibilityIdentifier = "plain"
        let row = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        row.text = "Row"
        row.isUserInteractionEnabled = true
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped", CounterController.swiped))
        swipe.direction = .left
        row.addGestureRecognizer(swipe)
        let press = UILongPressGestureRecognizer(target: self, action: Selector("pressed", CounterController.pressed))
        row.addGestureRecognizer(press)
        for view in [count, field, plain, row] { self.view.addSubview(view) }
    }

    func swiped() { log.append("swiped") }
    func pressed() { if log.last != "pressed" { log.append("pressed") } }
}

@MainActor @Suite("Touch scripts name elements") struct TargetedTouchTests {
    private func stage() -> Stage { Stage(size: CGSize(width: 200, height: 400), scale: 1) { CounterController() } }

    private func play(_ entries: String, on stage: Stage, until time: Double = 5) throws -> CounterController {
        stage.play(try TouchScript(json: Data("{\"version\": 1, \"touches\": [\(entries)]}".utf8)))
        stage.advance(to: time)
        return try #require(stage.rootViewController as? CounterController)
    }

    @Test("A tap reaches a text, an identifier, a class and an index") func taps() throws {
        let stage = stage()
        let controller = try play(
            """
            {"at": 1, "tap": {"text": "Add one"}}, {"at": 2, "tap": {"identifier": "button1"}},
            {"at": 3, "tap": {"text": "Delete", "index": 1}}, {"at": 4, "tap": {"class": "UIButton", "index": 2}}
            """, on: stage)
        #expect(controller.log == ["Add one 0", "Add two 1", "Delete 3", "Delete 2"])
        #expect(stage.inputProblems.isEmpty)
        #expect(stage.touchTargets.count == 4 && stage.touchTargets[0].view == "UIButton button0")
    }

    @Test("Presses, swipes and typing name elements too") func gestures() throws {
        let stage = stage()
        let controller = try play(
            """
            {"at": 1, "press": {"text": "Row"}, "duration": 0.8}, {"at": 2.5, "swipe": "left", "on": {"text": "Row"}},
            {"at": 3.5, "text": "Ann", "into": {"text": "Name"}}
            """, on: stage)
        #expect(controller.log == ["pressed", "swiped"] && controller.field.text == "Ann")
        #expect(stage.inputProblems.isEmpty)
    }

    @Test("Elements are found when the touch begins, and again when the scene is rebuilt") func time() throws {
        let stage = stage()
        let controller = try play(#"{"at": 1, "tap": {"text": "Add one"}}"#, on: stage, until: 0.5)
        #expect(controller.log.isEmpty)
        stage.seek(to: 2)
        #expect(controller.log == ["Add one 0"])
        stage.seek(to: 0.5)
        stage.seek(to: 2)
        #expect((stage.rootViewController as? CounterController)?.log == ["Add one 0"])
    }

    @Test(
        "An element that is not there, or there several times, is a problem of one line",
        arguments: [
            (#"{"text": "Ad one"}"#, "no element on screen has the text \"Ad one\"; did you mean \"Add one\""),
            (#"{"identifier": "buton3"}"#, "did you mean \"button3\""),
            (
                #"{"text": "Delete"}"#,
                "2 elements on screen have the text \"Delete\"; choose one by \"index\" (0: UIButton"
            ),
            (#"{"text": "Delete", "index": 2}"#, "only 2 elements on screen can be touched"),
            (#"{"class": "UISlider"}"#, "no element on screen has the class UISlider"),
        ])
    func problems(target: String, message: String) throws {
        let stage = stage()
        let controller = try play(#"{"at": 1, "tap": \#(target)}"#, on: stage)
        let problem = try #require(stage.inputProblems.first)
        #expect(problem.isFailure && problem.text.hasPrefix("touches[0], at 1 s: "))
        #expect(problem.text.contains(message), "\(problem.text)")
        #expect(!problem.text.contains("\n") && controller.log.isEmpty)
    }

    @Test("A touch to which nothing reacts is noted, and no other one") func unanswered() throws {
        let stage = stage()
        _ = try play(
            """
            {"at": 1, "tap": {"identifier": "plain"}}, {"at": 2, "tap": {"text": "Add one"}},
            {"at": 3, "tap": {"text": "Name"}}
            """, on: stage)
        #expect(stage.inputProblems.map(\.isFailure) == [false])
        #expect(
            stage.inputProblems.first?.text
                == "the touch of [100, 350] at 1 s reached UIView plain, and nothing reacted")
    }

    @Test("A view that overrides a method for touches reacts") func overriding() throws {
        final class Sensor: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            let controller = UIViewController()
            controller.view.addSubview(Sensor(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
            return controller
        }
        stage.tap(at: CGPoint(x: 20, y: 20))
        #expect(stage.inputProblems.isEmpty)
        stage.tap(at: CGPoint(x: 80, y: 20))
        #expect(stage.inputProblems.count == 1)
    }

    @Test("A stage taps, presses and types by meaning") func testing() throws {
        let stage = stage()
        try stage.tap("Add one")
        try stage.longPress("Row")
        try stage.type("Bo", into: "Name")
        let controller = try #require(stage.rootViewController as? CounterController)
        #expect(controller.log == ["Add one 0", "pressed"] && controller.field.text == "Bo")
        #expect(throws: StageTarget.Failure.self) { try stage.tap("Add three") }
        #expect(stage.elements.map(\.label).contains("Add two"))
    }

    @Test("Entries that name elements are written as they are read") func writing() throws {
        let text = """
            {"at": 1, "tap": {"text": "A \\"b\\""}, "count": 2}, {"at": 2, "press": {"identifier": "x"}, "finger": 3},
            {"at": 3, "drag": [[1, 2], {"class": "UIButton", "index": 4}]}, {"at": 4, "swipe": "up", "on": [5, 6]},
            {"at": 5, "text": "Ann", "into": {"text": "Name"}}, {"at": 6, "hover": {"text": "A"}},
            {"at": 7, "pinch": {"text": "A"}, "distance": [10, 20]}, {"at": 8, "down": {"text": "A"}}
            """
        let inputs = try TouchScript(json: Data("{\"version\": 1, \"touches\": [\(text)]}".utf8)).touches
        let again = try TouchScript(json: TouchScript.json(of: inputs)).touches
        func withoutEntries(_ inputs: [TimedInput]) -> [TimedInput] {
            inputs.map { input in
                var input = input
                if case .gesture(var gesture) = input.input {
                    gesture.entry = nil
                    input.input = .gesture(gesture)
                }
                return input
            }
        }
        #expect(withoutEntries(again) == withoutEntries(inputs) && inputs.count == 8)
    }

    @Test(
        "Mistakes in a place are errors that name the entry",
        arguments: [
            (#""tap": {}"#, "\"tap\" names no element"), (#""tap": {"txt": "A"}"#, "\"tap\" has no \"txt\""),
            (#""tap": {"text": 3}"#, "\"text\" of \"tap\" is not a text"),
            (#""tap": {"text": "A", "index": -1}"#, "\"index\" of \"tap\" is wrong"),
            (#""swipe": "sideways", "on": [1, 2]"#, "is not a direction"), (#""swipe": "left""#, "needs a place"),
            (#""text": "A", "into": 3"#, "\"into\" is no place"),
        ])
    func mistakes(entry: String, message: String) {
        do {
            _ = try TouchScript(json: Data("{\"version\": 1, \"touches\": [{\"at\": 1, \(entry)}]}".utf8))
            Issue.record("no error")
        } catch {
            #expect("\(error)".hasPrefix("touches[0]: ") && "\(error)".contains(message), "\(error)")
        }
    }
}
