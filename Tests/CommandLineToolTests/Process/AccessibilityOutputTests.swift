import Foundation
import TestSupport
import Testing

@Suite("--accessibility writes what VoiceOver would visit") struct AccessibilityOutputTests {
    private static let code = """
        import UIKit

        class Counter: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            override func viewDidLoad() {
                view.backgroundColor = .white
                label.text = "0"
                let button = UIButton(type: .system)
                button.setTitle("Add one", for: .normal)
                button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
                button.addTarget(self, action: #selector(add), for: .touchUpInside)
                view.addSubview(label)
                view.addSubview(button)
            }
            @objc func add() { label.text = "1" }
        }
        """

    private func run(_ touches: String, _ arguments: [String] = []) throws -> (
        status: Int32, output: String, errors: String
    ) {
        try withTemporaryFolder { folder in
            try Data(Self.code.utf8).write(to: URL(filePath: folder + "/Counter.swift"))
            try Data("{\"version\": 1, \"touches\": [\(touches)]}".utf8).write(to: URL(filePath: folder + "/t.json"))
            let words = ["run", "Counter.swift", "--time", "1s", "--touches", "t.json", "--accessibility", "-"]
            let result = try Tool.built.run(words + arguments, in: folder)
            return (result.status, String(decoding: result.output, as: UTF8.self), result.errors)
        }
    }

    @Test("The list follows the touches of a script that names an element") func list() throws {
        let result = try run(#"{"at": 0.5, "tap": {"text": "Add one"}}"#)
        #expect(result.status == 0, "\(result.errors)")
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let elements = try #require(list["elements"] as? [[String: Any]])
        #expect(elements.map { $0["label"] as? String } == ["1", "Add one"])
        #expect(elements[1]["traits"] as? [String] == ["button"])
        #expect(elements[1]["frame"] as? [Double] == [20, 200, 200, 44])
        #expect(list["time"] as? Double == 1 && list["size"] as? [Double] == [375, 667])
    }

    @Test("An element that is missing ends the run with one line") func missing() throws {
        let result = try run(#"{"at": 0.5, "tap": {"text": "Ad one"}}"#)
        #expect(result.status == 1 && result.errors.contains("did you mean \"Add one\"?"), "\(result.errors)")
    }

    @Test("A touch to which nothing reacts is a warning, and an error with --strict") func unanswered() throws {
        let touch = #"{"at": 0.5, "tap": [300, 600]}"#
        let result = try run(touch)
        #expect(result.status == 0 && result.errors.contains("the touch of [300, 600] at 0.5 s reached UIView"))
        let strict = try run(touch, ["--strict"])
        #expect(strict.status == 1 && strict.errors.contains("which --strict forbids"), "\(strict.errors)")
    }
}
