import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting

/// Runs the classes of tests in several processes of this tool; each runs a part of them.
struct TestWorkers {
    /// The number of processes.
    let count: Int
    /// The target of the tests.
    let target: String
    /// The folder for files that the processes share.
    let scratch: String

    /// A process that runs a part of the tests.
    private struct Worker {
        let number: Int
        let process: pid_t
        /// The end of a socket that is open as long as this process runs.
        let lifeline: Int32
        let log: String
        let results: String
    }

    /// Runs the tests, prints what each process printed once it has ended, and returns the results of all.
    func run() throws -> (results: [TestResult], havePassed: Bool) {
        var left = try (0..<count).map(start)
        var results: [TestResult] = []
        var havePassed = true
        while !left.isEmpty {
            guard let signal = Interruption.wait(seconds: nil) else { continue }
            if Interruption.isRequest(signal) {
                for worker in left { kill(-worker.process, signal) }
                throw Failure(interruptedBy: signal)
            }
            for worker in left {
                var status: Int32 = 0
                guard waitpid(worker.process, &status, WNOHANG) == worker.process else { continue }
                close(worker.lifeline)
                left.removeAll { $0.number == worker.number }
                try Console.printData(
                    String(decoding: FileManager.default.contents(atPath: worker.log) ?? Data(), as: UTF8.self))
                let data = FileManager.default.contents(atPath: worker.results) ?? Data()
                results += (try? JSONDecoder().decode([TestResult].self, from: data)) ?? []
                havePassed = havePassed && status == 0
            }
        }
        try Console.printData(TestSummary(results).text)
        return (results, havePassed)
    }

    private func start(_ number: Int) throws -> Worker {
        let (log, results) = ("\(scratch)/log\(number)", "\(scratch)/results\(number)")
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        let arguments =
            CommandLine.arguments.dropFirst() + [
                "--target", target, "--worker", "\(number)/\(count)", "--results", results,
            ]
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(.internalError, "cannot start a process: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let environment = ProcessInfo.processInfo.environment
        do {
            let process = try ProgramStart(tool, Array(arguments), environment: environment).spawn { actions in
                posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
                posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
                posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
            }
            return Worker(number: number, process: process, lifeline: ends[1], log: log, results: results)
        } catch {
            close(ends[1])
            throw Failure(.internalError, "cannot start \(tool): \(String(cString: strerror(error.code.rawValue)))")
        }
    }
}
