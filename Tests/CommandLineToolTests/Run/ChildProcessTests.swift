import Foundation
import Synchronization
import TestSupport
import Testing

@testable import quartzite

@Suite struct ChildProcessTests {
    @Test("The end of a child is noticed in programs that block no signals, such as those with windows")
    func unblockedSignals() throws {
        let folder = TemporaryFolder()
        let child = ChildProcess(executable: "/bin/sh", arguments: ["-c", "exit 3"], log: folder.path("log"))
        let outcome = Mutex<ChildProcess.Outcome?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            var all = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_UNBLOCK, &all, nil)
            let result = try? child.run()
            outcome.withLock { $0 = result }
            done.signal()
        }
        thread.start()
        #expect(done.wait(timeout: .now() + 60) == .success)
        #expect(outcome.withLock { $0 } == .exited(3))
    }
}
