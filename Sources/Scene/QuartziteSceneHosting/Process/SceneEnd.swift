import Foundation

/// How the process of a scene ended, and why.
struct SceneEnd {
    let failure: SceneFailure

    /// Ends a process that has not answered, and finds out why.
    ///
    /// - Parameters:
    ///   - error: The error that the socket of the process had.
    ///   - reports: The socket to which crash reports are sent.
    ///   - log: What the process printed, which is complete afterwards.
    init(of branch: SceneBranch, after error: any Error, _ launch: SceneLaunch, reports: Int32, log: SceneLog) {
        let isHung = if case MessageSocket.Failure.timedOut = error { true } else { false }
        // The report of a process that hangs says where.
        if isHung { branch.abort() }
        let ending = branch.waitForEnd(within: .seconds(1))
        branch.end()
        log.settle()
        let report = Self.received(on: reports)
        let place = report.isEmpty ? nil : isHung ? launch.locate(report) : launch.explain(report, log.recent)
        if isHung {
            let said = place.map { ", and was at \($0)" } ?? ""
            failure = SceneFailure(.hung, "the scene did not answer\(said)")
            return
        }
        let reason =
            switch ending {
            case .exited(let status): "the scene exited with status \(status)"
            case .signal(let signal): "the scene crashed: \(String(cString: strsignal(signal)).lowercased())"
            case nil: "the scene's process stopped answering"
            }
        let word = report.split(separator: "\n").first.map { "; it reported: \($0)" } ?? ""
        failure = SceneFailure(.crashed, place ?? reason + word)
    }

    /// Returns the data that is available in a socket.
    private static func received(on socket: Int32) -> String {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while case let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT)), count > 0 {
            text += buffer[..<count]
        }
        return String(decoding: text, as: UTF8.self)
    }
}
