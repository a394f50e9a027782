import Foundation
import Hummingbird

/// The program: listens on the loopback address, at the port that the variable `PORT` names, or 8080.
@main enum GreetingServer {
    static func main() async throws {
        let port = ProcessInfo.processInfo.environment["PORT"].flatMap { UInt16($0) } ?? 8080
        let folder = FileManager.default.temporaryDirectory.appending(path: "greetings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let application = GreetingApplication.make(
            address: .hostname("127.0.0.1", port: Int(port)), limits: ServerLimits(), folder: folder,
            onRunning: { print("http://127.0.0.1:\($0)/") })
        // Returns after SIGINT or SIGTERM, when all requests are answered.
        try await application.runService()
    }
}
