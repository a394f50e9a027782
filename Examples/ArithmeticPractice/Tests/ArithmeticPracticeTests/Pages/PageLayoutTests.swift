import Foundation
import QuartziteStage
import Testing
import UIKit

@testable import ArithmeticPractice

@Suite("The layout of the pages") @MainActor
struct PageLayoutTests {
    enum Page: String, CaseIterable {
        case start, settings, question, solution, finish, history
    }

    @Test("Nothing overlaps or is cut off", arguments: Page.allCases, Appearance.all)
    func layout(page: Page, appearance: Appearance) throws {
        let app = try Self.app(showing: page, appearance.apply)
        if let folder = ProcessInfo.processInfo.environment["PAGE_PICTURES"] {
            let picture = UIImage(cgImage: app.stage.frame().image).pngData()
            try picture?.write(to: URL(filePath: "\(folder)/\(page) \(appearance).png"))
        }
        let screen = CGRect(origin: .zero, size: appearance.size)
        let buttons = app.views(ChunkyButton.self).map { $0.convert($0.bounds, to: nil) }
        for (index, button) in buttons.enumerated() {
            #expect(screen.contains(button), "button \(index) at \(button)")
            #expect(button.width >= 40 && button.height >= 36, "button \(index) at \(button)")
            for other in buttons.dropFirst(index + 1) {
                #expect(!button.insetBy(dx: 1, dy: 1).intersects(other), "\(button) and \(other)")
            }
        }
        for card in app.views(UIStackView.self) where card.backgroundColor != nil {
            let frame = card.convert(card.bounds, to: nil)
            #expect(frame.minX >= 8 && frame.maxX <= screen.maxX - 8, "card at \(frame)")
        }
        let isScrolling = page == .settings || page == .history
        for label in app.views(UILabel.self) where label.text?.isEmpty == false && label.alpha > 0 {
            let frame = label.convert(label.bounds, to: nil)
            let text = label.text ?? ""
            #expect(frame.minX >= 0 && frame.maxX <= screen.maxX, "\(text) at \(frame)")
            if !isScrolling { #expect(frame.minY >= 0 && frame.maxY <= screen.maxY, "\(text) at \(frame)") }
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            if label.numberOfLines == 1 {
                let scale = min(1, label.bounds.width / max(1, label.intrinsicContentSize.width))
                #expect(scale >= 0.5, "\(text) is reduced to \(scale)")
            } else {
                #expect(needed.height <= label.bounds.height + 1, "\(text) needs \(needed), has \(frame)")
            }
        }
    }

    /// Returns an app that shows a page in its final state.
    private static func app(
        showing page: Page, _ change: (inout StageConfiguration) -> Void
    ) throws -> RunningApp {
        let folder = TemporaryFolder()
        let store = PracticeStore(folder: folder.url)
        store.settings.secondsPerQuestion = 5
        for index in 0..<14 {
            let date = Date(timeIntervalSinceReferenceDate: 189_000_000 + Double(index) * 70_000)
            store.add(RoundResult(date: date, rightCount: 3 + index * 5 % 8, questionCount: 10))
        }
        let result = RoundResult(
            date: Date(timeIntervalSinceReferenceDate: 190_000_000), rightCount: 4, questionCount: 10)
        let app = RunningApp(
            folder: folder, pages: page == .finish ? [{ FinishViewController(store: $0, result: result) }] : [],
            change: change)
        let buttons = app.views(ChunkyButton.self)
        func open(_ index: Int) {
            app.stage.advance(by: .seconds(0.5))
            app.stage.tap(at: buttons[index].convert(CGPoint(x: 20, y: 20), to: nil))
            app.stage.advance(by: .seconds(2))
        }
        switch page {
        case .start: app.stage.advance(by: .seconds(3))
        case .settings: open(1)
        case .question: open(0)
        case .solution:
            open(0)
            app.stage.advance(by: .seconds(4.2))
        case .finish: app.stage.advance(by: .seconds(6))
        case .history: open(2)
        }
        return app
    }

    @Test("Turning the device in mid-animation ends the show on the finish page", arguments: [0.5, 2.5, 4.4, 5])
    func rotation(time: TimeInterval) throws {
        let result = RoundResult(date: Date(timeIntervalSinceReferenceDate: 0), rightCount: 6, questionCount: 10)
        let app = RunningApp(pages: [
            { store in
                store.add(result)
                return FinishViewController(store: store, result: result)
            }
        ])
        app.stage.advance(by: .seconds(time))
        app.stage.rotate()
        app.stage.advance(by: .seconds(1))
        let bank = try #require(app.views(BankView.self).first)
        #expect(bank.count == 6 && bank.alpha == 1)
        let screen = CGRect(x: 0, y: 0, width: 568, height: 320)
        for view in app.views(UIImageView.self) where view.alpha > 0 {
            let frame = view.convert(view.bounds, to: nil)
            #expect(screen.contains(frame), "\(frame)")
        }
    }

    @Test("Turning the device in mid-question keeps the question and the answer")
    func rotatedQuestion() throws {
        let app = RunningApp()
        app.startRound()
        app.tap("4")
        let question = app.questionPage?.round.question
        app.stage.rotate()
        app.stage.advance(by: .seconds(1))
        #expect(app.questionPage?.round.question == question)
        #expect(app.views(AnswerField.self).first?.text == "4")
        let screen = CGRect(x: 0, y: 0, width: 568, height: 320)
        for button in app.views(ChunkyButton.self) {
            #expect(screen.contains(button.convert(button.bounds, to: nil)))
        }
    }

    @Test("A window of no size does not stop a page", arguments: Page.allCases)
    func zeroSize(page: Page) throws {
        let app = try Self.app(showing: page) { _ in }
        for size in [CGSize.zero, CGSize(width: 1, height: 500), CGSize(width: 320, height: 568)] {
            app.stage.window.frame.size = size
            app.stage.advance(by: .seconds(1))
            _ = app.stage.frame()
        }
        #expect(app.page?.view.bounds.size == CGSize(width: 320, height: 568))
    }

    @Test("Reduced motion shows the same pages without particles and flights")
    func reducedMotion() throws {
        let app = try Self.app(showing: .finish) { $0.reducesMotion = true }
        #expect(app.views(BankView.self).first?.alpha == 1)
        let start = RunningApp { $0.reducesMotion = true }
        start.stage.advance(by: .seconds(3))
        let weather = try #require(start.views(WeatherView.self).first)
        #expect((weather.layer as? CAEmitterLayer)?.emitterCells == nil && weather.subviews.count == 14)
        let frame = start.stage.frame().hash
        start.stage.advance(by: .seconds(3))
        #expect(start.stage.frame().hash == frame)
    }

    @Test("A damaged history is reported on the start page, which then works as usual")
    func notice() throws {
        let folder = TemporaryFolder()
        try folder.write("{", to: "history.json")
        let app = RunningApp(folder: folder)
        app.stage.advance(by: .seconds(1))
        let alert = try #require(app.page?.presentedViewController as? UIAlertController)
        #expect(alert.message?.contains("history.damaged-1.json") == true)
        alert.dismiss(animated: false)
        app.startRound()
        #expect(app.questionPage != nil)
    }
}
