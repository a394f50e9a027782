import Foundation
import QuartziteFilm
import QuartziteStage
import TestSupport
import Testing

@Suite("Films that cannot be written") @MainActor struct FilmErrorTests {
    private let folder = TemporaryFolder()

    private func error(
        _ name: String, duration: Duration = .seconds(1), frameRate: Double? = nil, options: FilmOptions = FilmOptions()
    ) async -> FilmError? {
        let stage = Stage.sliding()
        let url = folder.url(name)
        return await #expect(throws: FilmError.self) {
            try await stage.writeFilm(to: url, duration: duration, frameRate: frameRate, options: options)
        }
    }

    @Test("An existing file is kept unless it is to be replaced")
    func existing() async throws {
        try Data("old".utf8).write(to: folder.url("a.gif"))
        #expect(await error("a.gif") == .fileExists(path: folder.url("a.gif").path))
        #expect(try Data(contentsOf: folder.url("a.gif")) == Data("old".utf8))
        try await Stage.sliding().writeFilm(
            to: folder.url("a.gif"), duration: .milliseconds(100), options: FilmOptions(replacesExisting: true))
        #expect(try Data(contentsOf: folder.url("a.gif")).starts(with: Data("GIF89a".utf8)))
        #expect(folder.names == ["a.gif"])
    }

    @Test("A file that appears while the film is written is kept")
    func appearing() async throws {
        let (stage, url) = (Stage.sliding(), folder.url("a.gif"))
        await #expect(throws: FilmError.fileExists(path: url.path)) {
            try await stage.writeFilm(to: url, duration: .milliseconds(100)) { _ in
                try? Data("new".utf8).write(to: url)
            }
        }
        #expect(try Data(contentsOf: url) == Data("new".utf8))
        #expect(folder.names == ["a.gif"])
    }

    @Test("A cancelled task leaves no files", arguments: ["a.mp4", "a.gif", "frames/"])
    func cancelled(name: String) async throws {
        let (stage, url) = (Stage.sliding(), folder.url(name))
        let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await stage.writeFilm(to: url, duration: .seconds(60)) { _ in tick.yield() } }
        for await _ in ticks { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(stage.time < 60)
        #expect(folder.names == [])
    }

    @Test("Formats that cannot hold the film are refused")
    func unsupported() async {
        #expect(await error("a.txt") == .unknownFormat(name: "a.txt"))
        let clear = FilmOptions(background: .clear)
        let failures = [
            await error("a.mp4", options: clear), await error("a.gif", frameRate: 60), await error("a.png"),
        ]
        for (failure, format) in zip(failures, [FilmFormat.mp4, .gif, .png]) {
            guard case .unsupported(format, _) = failure else {
                Issue.record("\(format): \(String(describing: failure))")
                continue
            }
        }
        #expect(folder.names == [])
    }

    @Test(
        "Durations and rates outside the limits are refused",
        arguments: [
            (.zero, 60), (.seconds(-1), 60), (.seconds(Int64.max), 60), (.seconds(1_000_000), 60), (.seconds(1), 0),
            (.seconds(1), -1), (.seconds(1), .nan), (.seconds(1), .infinity), (.seconds(1), 241), (.seconds(1), 1e-9),
        ] as [(Duration, Double)])
    func limits(duration: Duration, frameRate: Double) async {
        guard case .outsideLimits = await error("a.apng", duration: duration, frameRate: frameRate) else {
            Issue.record("\(duration) at \(frameRate)")
            return
        }
        #expect(folder.names == [])
    }

    @Test(
        "Invalid ranges of frames are refused",
        arguments: [0..<0, -1..<1, 0..<1_000_001, 999_999_999..<1_000_000_001, 0..<Int.max])
    func frames(range: Range<Int>) async {
        let (stage, url) = (Stage.sliding(), folder.url("a.apng"))
        let error = await #expect(throws: FilmError.self) { try await stage.writeFilm(to: url, frames: range) }
        guard case .outsideLimits = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(folder.names == [])
    }

    @Test("Paths that cannot be written are refused", arguments: ["missing/a.mp4", "a\0.mp4"])
    func places(name: String) async {
        guard case .cannotWrite = await error(name) else {
            Issue.record("written")
            return
        }
        #expect(folder.names == [])
    }

    @Test(
        "Devices, pipes and other URL schemes are refused",
        arguments: ["file:///dev/null", "file:///dev/stdout", "ftp:a.mp4"])
    func devices(text: String) async throws {
        let (stage, url) = (Stage.sliding(), try #require(URL(string: text)))
        let options = FilmOptions(format: .gif, replacesExisting: true)
        let error = await #expect(throws: FilmError.self) {
            try await stage.writeFilm(to: url, duration: .seconds(1), options: options)
        }
        guard case .cannotWrite = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.contains("\n") == false)
    }

    @Test("A second film into the same file is refused")
    func inUse() async throws {
        let (stage, url) = (Stage.sliding(), folder.url("a.gif"))
        var second: (any Error)?
        try await stage.writeFilm(to: url, duration: .milliseconds(100)) { progress in
            guard progress.framesDrawn == 1 else { return }
            do { try stage.writeFrame(to: url, options: FilmOptions(format: .png)) } catch { second = error }
        }
        #expect(second as? FilmError == .inUse(path: url.path))
        #expect(folder.names == ["a.gif"])
    }
}
