import Foundation
import QuartziteFilm
import QuartziteStage

/// The film of a greeting: its bytes depend only on the name and on Quartzite's version.
public enum GreetingFilm {
    /// Draws a greeting.
    ///
    /// Films are drawn on the main actor. While one is drawn, others can begin, which share the time.
    ///
    /// - Parameters:
    ///   - name: The name to greet.
    ///   - folder: An existing folder for the file, which is removed again.
    /// - Returns: An animated GIF of 320 × 160 pixels that lasts 2 s.
    /// - Throws: `FilmError` if the folder cannot be written; `CancellationError` if the task was cancelled.
    @MainActor public static func gif(for name: GreetingName, in folder: URL) async throws -> Data {
        let stage = Stage(size: CGSize(width: 320, height: 160), scale: 1, seed: name.seed) {
            GreetingViewController(name: name)
        }
        let file = folder.appending(path: "\(UUID().uuidString).gif")
        defer { try? FileManager.default.removeItem(at: file) }
        try await stage.writeFilm(to: file, duration: .seconds(2), frameRate: 20)
        return try Data(contentsOf: file)
    }

    /// A tag for caches: equal tags stand for equal bytes.
    public static func tag(for name: GreetingName) -> String {
        "\"\(Stage.rendererVersion)-\(String(name.seed, radix: 16))\""
    }
}
