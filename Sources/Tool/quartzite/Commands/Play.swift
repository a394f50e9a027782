import ArgumentParser
import Foundation
import QuartziteGallery
import QuartzitePlayer
import QuartziteCommandLine
import QuartziteFilm
import QuartziteSceneHosting
import QuartziteStage

/// `quartzite play`: shows a scene in a window, in real time and with touches.
struct Play: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Show a scene in a window and touch it.",
        usage: """
            quartzite play snow
            quartzite play touch --record touches.json
            quartzite play MyApp --scene ProfileViewController --device "iPhone 17"
            """,
        discussion: """
            The mouse is a finger. Space pauses, the arrow keys step by a frame, or with Shift by a second, Home \
            returns to the start, 1 to 5 choose a speed, R restarts without touches, S saves the picture, F fills the \
            screen, F1 shows figures, and Escape or Q quits. Swift files are compiled as by `run`, and again after \
            each change. See docs/Play.md for more.
            """)

    @Argument(help: "The name of a scene, which `quartzite list` lists, or Swift files, or folders that contain them.")
    var paths: [String]

    @OptionGroup(title: "Stage") var stage: StageOptions
    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions
    @OptionGroup(title: "Scene") var choice: PlayChoice
    @OptionGroup(title: "Network") var network: NetworkOptions

    @Option(help: ArgumentHelp("Write all touches and typing as a touch script at the end.", valueName: "script.json"))
    var record: String?

    @Flag(help: "Replace an existing recording.")
    var force = false

    @Flag(help: "Print figures about the frames as JSON at the end.")
    var statistics = false

    func perform() throws {
        try network.check()
        if appearance.frame { throw Failure.usage("the window shows the screen of a device alone; omit --frame") }
        if let language = choice.language { try LanguageCode.check(language, of: "--language") }
        let recording = record.map(OutputPath.init)
        try recording?.checkFile(force: force)
        try OutputPath.check(recording.map { [$0] } ?? [], replaceNoneOf: stage.touches.map { [$0] } ?? [])
        let scene = try PlayedScene(self)
        let window = try openWindow(for: scene)
        defer {
            window.close()
            ChildProcess.endAll()
        }
        let player = try Player(window) { try scene.start(scale: window.scale) }
        player.writeLine = Console.write
        player.keepsAlpha = !stage.background.isOpaque
        player.nextReload = scene.nextReload
        let figures = player.run()
        if let recording { try save(player, to: recording) }
        if statistics { try Console.printJSON(figures) }
    }

    @MainActor
    private func openWindow(for scene: PlayedScene) throws -> PlayerWindow {
        do {
            return try PlayerWindow(title: scene.title, size: scene.size)
        } catch {
            throw Failure(.unavailable, error.description)
        }
    }

    @MainActor
    private func save(_ player: Player, to recording: OutputPath) throws {
        let text = String(decoding: TouchScript.json(of: player.track), as: UTF8.self)
        try Console.save(text, to: recording, force: force)
        guard !recording.isStandardOutput else { return }
        let (facts, count) = (player.facts, player.track.count)
        Console.write(
            """
            \(recording.path): \(count == 1 ? "1 input" : "\(count) inputs"); `render`, `still` and `run` repeat \
            \(count == 1 ? "it" : "them") with --touches \(recording.path) \
            --size \(facts.pixelWidth)x\(facts.pixelHeight) --scale \(facts.scale)

            """)
    }
}
