import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteSceneHosting
import QuartziteStudio
import TestSupport
import Testing

@testable import quartzite

@Suite("Projects in the forms that people use", .enabled(if: RunTool.built))
struct SampleProjectTests {
    private static let environment = ["XDG_CACHE_HOME": RunTool.sharedCache]

    /// Starts a program that receives a signal, which the threads of tests block.
    private static func receiving<Result>(_ signal: Int32, _ start: () throws -> Result) rethrows -> Result {
        var (signals, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        return try start()
    }

    @Test("`run` draws the first screen", arguments: SampleProject.all)
    func run(_ sample: SampleProject) throws {
        let project = try sample.path
        try withTemporaryFolder { folder in
            let options = ["--time", "1s", "--scale", "\(SampleProject.scale)", "-o", "a.png", "--progress", "none"]
            let result = try Tool.built.run(["run", project] + options, in: folder, environment: Self.environment)
            try #require(result.status == 0, "\(result.errors)")
            #expect(result.errors.contains("shown \(sample.name)\n"), "\(result.errors)")
            let picture = try ImageDecoder.decode(contentsOf: folder + "/a.png").image.bitmap
            sample.expectColors { picture[$0, $1] }
        }
    }

    @Test("`play` opens a window, in which the app plays until it is closed", arguments: SampleProject.all)
    func play(_ sample: SampleProject) throws {
        let project = try sample.path
        // SDL keeps the windows of this driver in memory.
        let driver = ["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software"]
        try withTemporaryFolder { folder in
            let running = try Self.receiving(SIGTERM) {
                try Tool.built.start(
                    ["play", project, "--scale", "\(SampleProject.scale)", "--statistics"], in: folder,
                    environment: Self.environment.merging(driver) { $1 })
            }
            try running.wait(for: "the app") {
                let text = (try? String(contentsOf: running.errors, encoding: .utf8)) ?? ""
                return text.contains("shown \(sample.name)\n") || !running.process.isRunning
            }
            // The desktop asks a program to close its windows; SDL understands this signal in the same way.
            running.process.terminate()
            let result = try running.wait()
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errorLines.contains("shown \(sample.name)"), "\(result.errors)")
            let figures = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            let shown = try #require(figures?["shown"] as? Int)
            #expect(shown > 0)
        }
    }

    @Test("The studio lists the first screen first, and shows it", arguments: SampleProject.all)
    func studio(_ sample: SampleProject) throws {
        let project = try sample.path
        let starter = SceneStarter(tool: Tool.built.binary.path, cache: RunTool.sharedCache)
        let library = SourceLibrary(paths: [project], starter: starter)
        let first = try #require(try library.scenes().first)
        let host = try library.open(first.name, on: .scale(SampleProject.scale), isLive: false)
        defer { host.end() }
        try host.show(1)
        let picture = host.picture
        sample.expectColors { x, y in picture.pixels[y * picture.width + x] }
        #expect(host.drainLog().contains("shown \(sample.name)"))
    }
}
