import Foundation
import QuartziteStage
import UIKit

@testable import ArithmeticPractice

/// Plays a round like a user, and records what it does as a touch script.
///
/// It answers some questions with the keys on the page and others with a keyboard, one question wrongly, and one not at
/// all.
@MainActor final class RoundPlayer {
    private let app: RunningApp
    private var entries: [String] = []

    init(_ app: RunningApp) { self.app = app }

    /// The touch script of the round.
    var script: String {
        "{\n  \"version\": 1,\n  \"touches\": [\n" + entries.map { "    { \($0) }" }.joined(separator: ",\n")
            + "\n  ]\n}\n"
    }

    /// Plays from the start page to the history page.
    func play() {
        wait(1.5)
        tap("Play")
        wait(1)
        var number = 0
        while let page = app.questionPage, let question = page.round.question {
            answer(question, number: number)
            number += 1
            while app.questionPage === page, page.round.question == question || !page.isAsking { wait(0.25) }
        }
        wait(9)
        tap("Home")
        wait(1)
        tap("My rounds")
        wait(3)
    }

    private func answer(_ question: Question, number: Int) {
        wait(0.5)
        let digits = String(number == 2 ? question.answer + 1 : question.answer)
        switch number {
        case 5: break
        case let number where number.isMultiple(of: 2):
            for digit in digits {
                tap(String(digit))
                wait(0.3)
            }
            tap("Done")
        default:
            type("\"text\": \"\(digits)\"")
            wait(0.4)
            type("\"key\": \"return\"")
        }
    }

    /// Advances to a time of whole hundredths, as the script writes it.
    private func wait(_ seconds: TimeInterval) {
        app.stage.advance(to: ((app.stage.time + seconds) * 100).rounded() / 100)
    }

    private func tap(_ title: String) {
        guard let place = app.place(of: title) else { return }
        let point = CGPoint(x: place.x.rounded(), y: place.y.rounded())
        entries.append("\(time), \"tap\": [\(Int(point.x)), \(Int(point.y))]")
        app.stage.tap(at: point)
    }

    private func type(_ entry: String) {
        let whole = "\(time), \(entry)"
        entries.append(whole)
        if let script = try? TouchScript(json: Data("{\"version\": 1, \"touches\": [{\(whole)}]}".utf8)) {
            app.stage.play(script)
        }
    }

    private var time: String { "\"at\": \(app.stage.time)" }
}
