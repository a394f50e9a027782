import QuartziteStage
import UIKit

/// What a scene's code notes, with the time of its clock.
@MainActor final class Journal {
    private(set) var lines: [String] = []
    /// What the scene has reported on standard error.
    private(set) var messages: [String] = []

    /// Notes a text with the time in seconds, to three decimals.
    func note(_ text: String) { lines.append("\((CACurrentMediaTime() * 1000).rounded() / 1000) \(text)") }

    /// Runs code on a stage until a time in seconds, and returns what it noted.
    ///
    /// - Parameter configure: Sets what the user allows.
    static func run(
        until end: Double, configure: (inout StageConfiguration) -> Void = { _ in },
        _ body: @escaping @MainActor (Journal, UIViewController) -> Void
    ) -> Journal {
        let journal = Journal()
        let messages = Messages()
        var configuration = StageConfiguration(size: CGSize(width: 120, height: 200), scale: 1)
        configuration.writeMessage = { messages.lines.append($0) }
        configure(&configuration)
        let stage = Stage(configuration: configuration) {
            Screen { body(journal, $0) }
        }
        stage.advance(to: end)
        journal.messages = messages.lines
        return journal
    }

    /// A controller that runs code once its view is loaded.
    private final class Screen: UIViewController {
        private let body: (UIViewController) -> Void
        init(_ body: @escaping (UIViewController) -> Void) {
            self.body = body
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            body(self)
        }
    }

    private final class Messages: @unchecked Sendable {
        var lines: [String] = []
    }
}
