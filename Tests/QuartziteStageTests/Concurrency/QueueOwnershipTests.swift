import QuartziteStage
import Testing
import UIKit

/// A block that waits for its own queue ends the program on iOS, while one that waits for another queue goes on.
@MainActor @Suite("Queues that a thread already owns") struct QueueOwnershipTests {
    @Test("A block off the main queue can wait for the main queue, and for other queues") func allowed() {
        let lines = SceneLog.lines(seconds: 1) { log in
            let (serial, concurrent) = (
                DispatchQueue(label: "serial"), DispatchQueue(label: "concurrent", attributes: .concurrent)
            )
            serial.sync { log.write("serial") }
            concurrent.sync { concurrent.sync { log.write("concurrent") } }
            DispatchQueue.global().async { DispatchQueue.main.sync { log.write("main from global") } }
            serial.async { DispatchQueue.main.sync { log.write("main from serial") } }
            Task.detached { await MainActor.run { log.write("detached") } }
            OperationQueue().addOperation { DispatchQueue.main.sync { log.write("main from an operation") } }
            let timer = DispatchSource.makeTimerSource()
            timer.schedule(deadline: .now() + 0.5)
            timer.setEventHandler {
                DispatchQueue.main.sync { log.write("main from a timer") }
                timer.cancel()
            }
            timer.resume()
        }
        let now = ["serial", "concurrent", "main from global", "main from serial", "main from an operation"]
        #expect(Set(lines) == Set((now + ["detached"]).map { "0.0 " + $0 } + ["0.5 main from a timer"]), "\(lines)")
    }

    enum Misuse: String, Codable, CaseIterable, Sendable {
        case mainFromMain, mainFromMainInSync, serialFromItself, serialInSync, mainInMainFromGlobal

        @MainActor func commit() {
            let serial = DispatchQueue(label: "serial")
            switch self {
            case .mainFromMain: DispatchQueue.main.sync {}
            case .mainFromMainInSync: serial.sync { DispatchQueue.main.sync {} }
            case .serialFromItself: serial.async { serial.sync {} }
            case .serialInSync: serial.sync { serial.sync {} }
            case .mainInMainFromGlobal:
                DispatchQueue.global().async { DispatchQueue.main.sync { DispatchQueue.main.sync {} } }
            }
        }
    }

    @Test("A block that waits for its own queue ends the program with Apple's words", arguments: Misuse.allCases)
    func owned(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [misuse] in
            await MainActor.run { _ = SceneLog.lines(seconds: 1) { _ in misuse.commit() } }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("dispatch_sync called on queue already owned by current thread"), "\(words)")
    }
}
