import Testing

@Suite("Concurrency in iOS code", .enabled(if: RunTool.built))
struct ConcurrencyRunTests {
    private static let scene = """
        import Foundation
        import UIKit

        actor Counter {
            private var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }

        class ColourViewController: UIViewController {
            private let counter = Counter()
            private var timer: DispatchSourceTimer?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                Task {
                    try await Task.sleep(for: .milliseconds(150))
                    if await counter.next() == 1 { view.backgroundColor = .red }
                    try await Task.sleep(nanoseconds: 200_000_000)
                    await MainActor.run { view.backgroundColor = .green }
                }
                let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.schedule(deadline: .now() + 0.55)
                timer.setEventHandler { [weak self] in
                    OperationQueue.main.addOperation { self?.view.backgroundColor = .blue }
                }
                timer.resume()
                self.timer = timer
            }
        }
        """

    @Test("Tasks, operations and timer sources of unchanged code follow the stage's clock")
    func colours() throws {
        try withRunTool { tool in
            try tool.write(Self.scene, to: "Colours.swift")
            let frames = try tool.hashes("Colours.swift --frames 0-9 --fps 10 --size 94x167 -j 1")
            let expected = [0, 0, 2, 2, 4, 4, 6, 6, 6, 6].map { frames[$0] }
            #expect(frames == expected && Set(frames).count == 4)
        }
    }
}
