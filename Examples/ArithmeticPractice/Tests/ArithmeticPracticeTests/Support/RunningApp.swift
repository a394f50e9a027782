import Foundation
import QuartziteStage
import UIKit

@testable import ArithmeticPractice

/// The app on a stage, with a folder of its own.
@MainActor final class RunningApp {
    let stage: Stage
    let folder: TemporaryFolder

    /// - Parameter pages: The pages to show after the start page.
    init(
        size: CGSize = CGSize(width: 320, height: 568), seed: UInt64 = 7, folder: TemporaryFolder = TemporaryFolder(),
        pages: [@MainActor (PracticeStore) -> UIViewController] = [],
        change: (inout StageConfiguration) -> Void = { _ in }
    ) {
        var configuration = StageConfiguration(size: size, scale: 1, seed: seed)
        change(&configuration)
        self.folder = folder
        let url = folder.url
        if pages.isEmpty {
            stage = Stage(configuration: configuration, app: { AppDelegate(folder: url) })
        } else {
            stage = Stage(configuration: configuration) {
                let store = PracticeStore(folder: url)
                let navigation = PageNavigationController(rootViewController: StartViewController(store: store))
                for page in pages { navigation.pushViewController(page(store), animated: false) }
                return navigation
            }
        }
    }

    /// The page on screen.
    var page: UIViewController? { (stage.rootViewController as? UINavigationController)?.topViewController }

    /// The question page, if it is on screen.
    var questionPage: QuestionViewController? { page as? QuestionViewController }

    /// All views of a class on the page, in the order of the hierarchy.
    func views<View: UIView>(_ type: View.Type) -> [View] {
        func all(_ view: UIView) -> [View] {
            view.isHidden ? [] : (view as? View).map { [$0] + view.subviews.flatMap(all) } ?? view.subviews.flatMap(all)
        }
        return page.map { all($0.view) } ?? []
    }

    /// The middle of the button with a title, in the coordinates of the screen.
    func place(of title: String) -> CGPoint? {
        let button = views(ChunkyButton.self).first { $0.accessibilityLabel == title }
        return button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    /// Taps the button with a title; returns false if there is none.
    @discardableResult func tap(_ title: String) -> Bool {
        guard let place = place(of: title) else { return false }
        stage.tap(at: place)
        return true
    }

    /// Begins a round, and waits until its first question is asked.
    func startRound() {
        tap("Play")
        stage.advance(by: .seconds(0.6))
    }

    /// Types characters, as with a keyboard; "\n" stands for Return.
    func type(_ text: String) {
        let escaped = text == "\n" ? "\"key\": \"return\"" : "\"text\": \"\(text)\""
        let script = "{\"version\": 1, \"touches\": [{\"at\": \(stage.time), \(escaped)}]}"
        if let script = try? TouchScript(json: Data(script.utf8)) { stage.play(script) }
    }
}
