import Foundation
import QuartziteStage
import Testing
import UIKit

@testable import ArithmeticPractice

@Suite("The question page") @MainActor
struct QuestionPageTests {
    @Test("Leaving in mid-question stops the timer and releases the page")
    func leaving() throws {
        let app = RunningApp()
        app.startRound()
        weak let page = app.questionPage
        #expect(page?.isCounting == true)
        var clock: UIImage? = page?.clockImage
        app.stage.advance(by: .seconds(0.3))
        #expect(page?.clockImage !== clock)
        (app.stage.rootViewController as? UINavigationController)?.popViewController(animated: true)
        app.stage.advance(by: .seconds(0.01))
        clock = page?.clockImage
        #expect(page?.isCounting != true)
        app.stage.advance(by: .seconds(0.3))
        #expect(page == nil || page?.clockImage === clock)
        clock = nil
        app.stage.advance(by: .seconds(1))
        #expect(page == nil)
        #expect(app.page is StartViewController)
    }

    @Test("A back gesture that is not completed continues the question with the time that is left")
    func cancelledGesture() throws {
        let app = RunningApp()
        app.startRound()
        app.stage.advance(by: .seconds(1))
        let page = try #require(app.questionPage)
        app.stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
        app.stage.advance(by: .seconds(1))
        #expect(app.page === page && page.isCounting && page.round.answers.isEmpty)
        app.stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.4)
        app.stage.advance(by: .seconds(1))
        #expect(app.page is StartViewController)
    }

    @Test("A question whose time runs out counts as wrong")
    func timeOut() throws {
        let app = RunningApp()
        app.startRound()
        app.stage.advance(by: .seconds(15.1))
        #expect(app.questionPage?.round.answers == [.timedOut])
        app.stage.advance(by: .seconds(2))
        #expect(app.questionPage?.isAsking == true)
    }

    @Test("Keys on the page and on a keyboard give the same answers")
    func keys() throws {
        let app = RunningApp()
        app.startRound()
        let question = try #require(app.questionPage?.round.question)
        for digit in String(question.answer) { app.tap(String(digit)) }
        app.tap("Done")
        #expect(app.questionPage?.round.answers == [.right])
        app.stage.advance(by: .seconds(1.5))
        let second = try #require(app.questionPage?.round.question)
        app.type("9x")
        app.type("9")
        app.tap("Delete")
        app.tap("Delete")
        app.type("\n")
        #expect(app.questionPage?.round.answers.count == 1)
        app.type("\(second.answer)\\n")
        app.stage.advance(by: .seconds(0.1))
        #expect(app.questionPage?.round.answers == [.right, .right])
    }

    @Test("A thousand rapid taps answer each question once")
    func rapidTaps() throws {
        let app = RunningApp()
        app.startRound()
        let digit = try #require(app.place(of: "5"))
        let done = try #require(app.place(of: "Done"))
        let page = try #require(app.questionPage)
        for _ in 0..<500 {
            app.stage.tap(at: digit)
            app.stage.tap(at: done)
        }
        #expect(page.round.answers.count == 1)
        for _ in 0..<1_000 where app.page === page {
            app.stage.tap(at: digit)
            app.stage.tap(at: done)
            app.stage.advance(by: .milliseconds(40))
        }
        app.stage.advance(by: .seconds(3))
        #expect(page.round.answers.count == 10)
        #expect(app.page is FinishViewController)
        #expect(PracticeStore(folder: app.folder.url).history.results.count == 1)
    }

    @Test("A thousand rapid taps on the start page open one page")
    func rapidStart() throws {
        let app = RunningApp()
        let play = try #require(app.place(of: "Play"))
        for _ in 0..<1_000 { app.stage.tap(at: play) }
        app.stage.advance(by: .seconds(1))
        #expect((app.stage.rootViewController as? UINavigationController)?.viewControllers.count == 2)
    }
}

extension QuestionViewController {
    /// The picture of the clock on screen.
    var clockImage: UIImage? { (view as? QuestionView)?.clock.image }
}
