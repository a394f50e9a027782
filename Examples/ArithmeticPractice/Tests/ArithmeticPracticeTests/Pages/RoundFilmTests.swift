import Foundation
import QuartziteStage
import Testing
import UIKit

@testable import ArithmeticPractice

@Suite("A whole round") @MainActor
struct RoundFilmTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../round.json").standardized

    private static func app() -> RunningApp {
        RunningApp(size: CGSize(width: 390, height: 844))
    }

    @Test("The touch script plays a round with eight right answers, one wrong one and one that is too late")
    func script() throws {
        let player = RoundPlayer(Self.app())
        player.play()
        if ProcessInfo.processInfo.environment["RECORD_ROUND"] != nil {
            try Data(player.script.utf8).write(to: Self.script)
        }
        // Set RECORD_ROUND=1 to write the script again after a change of the pages.
        #expect(try String(contentsOf: Self.script, encoding: .utf8) == player.script)

        let app = Self.app()
        app.stage.play(try TouchScript(json: Data(contentsOf: Self.script)))
        app.stage.advance(by: .seconds(58))
        #expect(app.page is HistoryViewController)
        let results = PracticeStore(folder: app.folder.url).history.results
        #expect(results.map(\.rightCount) == [8] && results.map(\.questionCount) == [10])
        #expect(results.first.map { (35...45).contains($0.date.timeIntervalSince(Self.launch)) } == true)
    }

    /// The time at which the clock of a stage begins.
    private static let launch = Date(timeIntervalSinceReferenceDate: 190_028_460)

    @Test("The same round gives the same frames")
    func frames() throws {
        let script = try TouchScript(json: Data(contentsOf: Self.script))
        let stages = [Self.app(), Self.app()].map(\.stage)
        for stage in stages { stage.play(script) }
        for time in [0.7, 1.75, 3.4, 6.2, 12.1, 30.3, 44.9, 47.5, 50.2, 53.0, 57.5] {
            for stage in stages { stage.advance(to: time) }
            #expect(stages[0].frame().hash == stages[1].frame().hash, "at \(time) s")
        }
    }
}
