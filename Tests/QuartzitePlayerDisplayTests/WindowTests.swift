import CoreGraphics
import Foundation
import QuartziteGallery
import QuartziteStage
import Testing

@testable import QuartzitePlayer

@Suite(
    "The window of quartzite play, on a virtual display", .serialized,
    .enabled(if: VirtualDisplay.isInstalled, "scripts/install-deps installs Xvfb, xdotool and ffmpeg"))
struct WindowTests {
    private static let untouched = #"{"version": 1, "touches": []}"#

    /// The hashes in a file that the tool wrote.
    private func hashes(_ url: URL) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return (object?["frames"] as? [[String: Any]] ?? []).compactMap { $0["hash"] as? String }
    }

    @MainActor
    @Test("A swipe changes the scene, the screen shows its frames, and the recording repeats them")
    func swiping() throws {
        let scene = "interactive-transition"
        let player = try RunningPlayer(
            scene, ["--scale", "1", "--touches", "none.json", "--record", "touches.json"],
            files: ["none.json": Self.untouched], on: VirtualDisplay())
        #expect(player.window.size == CGSize(width: 320, height: 480))
        try player.press("space")
        let before = try player.saveStill()
        try player.press("space")
        try player.drag((0...20).map { (160, 440 - $0 * 19) })
        usleep(300_000)
        try player.press("space")
        let after = try player.saveStill()
        // Messages cover a part of the picture for two seconds.
        usleep(2_500_000)
        let screen = try player.display.screen()
        try player.press("q")
        #expect(player.wait() == 0, "\(player.messages)")
        #expect(before.hasSuffix("f.png") && after.hasSuffix("f.png") && before != after, "\(before) \(after)")
        let time = try #require(after.split(separator: "-").last?.split(separator: ".").first)
        let frame = try #require(Int(time.dropLast()))

        // The recording repeats the frames, in a still and in a film.
        let script = try TouchScript(json: Data(contentsOf: player.folder.url("touches.json")))
        #expect(script.touches.count > 10)
        let options = ["--scale", "1", "--touches", "touches.json"]
        let still = ["still", scene, "--time", "\(time)", "-o", "still.png", "--hashes", "still.json"] + options
        #expect(try player.run(still) == 0)
        let film = ["render", scene, "--frames", "0-\(frame)", "--hashes", "film.json", "-q"] + options
        #expect(try player.run(film) == 0)
        func bytes(_ name: String) throws -> Data { try Data(contentsOf: player.folder.url(name)) }
        #expect(try bytes("still.png") == bytes(after) && bytes(after) != bytes(before))
        let hashes = try (one: hashes(player.folder.url("still.json")), all: hashes(player.folder.url("film.json")))
        #expect(hashes.all.count == frame + 1 && hashes.all.last == hashes.one.first)

        // The screen shows the pixels of the stage.
        let found = try #require(Gallery.scene(named: scene))
        let stage = Stage(size: found.size, scale: 1, seed: found.seed) { found.make() }
        stage.play(script)
        stage.seek(to: Double(frame) / 60)
        let picture = stage.frame()
        #expect(picture.hash == hashes.one.first.flatMap { UInt64($0, radix: 16) })
        let (left, top) = (Int(player.window.minX), Int(player.window.minY))
        for y in 0..<picture.height {
            let start = (top + y) * VirtualDisplay.width + left
            let shown = screen[start..<start + picture.width].map { $0 & 0xff_ffff }
            let drawn = (0..<picture.width).map { picture.bitmap[$0, y] & 0xff_ffff }
            #expect(shown == drawn, "row \(y)")
        }
    }

    @Test("The mouse hovers until its button is down, and leaves the scene with the window") func hovering() throws {
        let player = try RunningPlayer(
            "touch", ["--scale", "1", "--touches", "none.json", "--record", "touches.json"],
            files: ["none.json": Self.untouched], on: VirtualDisplay())
        let (left, top) = (Int(player.window.minX), Int(player.window.minY))
        try player.display.act(
            "mousemove \(left + 50) \(top + 60) sleep 0.1 mousemove \(left + 80) \(top + 60) sleep 0.1")
        try player.drag([(90, 60), (120, 60), (150, 60)])
        try player.display.act("sleep 0.1 mousemove 0 0 sleep 0.2")
        try player.press("q")
        #expect(player.wait() == 0)
        let script = try TouchScript(json: Data(contentsOf: player.folder.url("touches.json")))
        let inputs = script.touches.map(\.input)
        #expect(inputs.contains(.pointer(CGPoint(x: 80.5, y: 60.5))) && inputs.last == .pointer(nil))
        let (down, up) = (
            inputs.firstIndex(of: .touch(.down(at: CGPoint(x: 90.5, y: 60.5)))), inputs.firstIndex(of: .touch(.up()))
        )
        let touched = try inputs[#require(down)...#require(up)]
        #expect(!touched.contains { if case .pointer = $0 { true } else { false } })
    }

    @Test("Letters are typed into a text field that has the focus, and are shortcuts otherwise")
    func typing() throws {
        let player = try RunningPlayer(
            "controls", ["--scale", "1", "--touches", "focus.json", "--record", "typed.json"],
            files: ["focus.json": Self.focus], on: VirtualDisplay())
        // The script touches the field at once.
        usleep(700_000)
        try player.display.act("type --delay 60 quizs")
        try player.press("BackSpace")
        usleep(200_000)
        try player.press("ctrl+space")
        try player.press("ctrl+q")
        #expect(player.wait() == 0)
        let script = try TouchScript(json: Data(contentsOf: player.folder.url("typed.json")))
        let typed: [StageInput] = "quizs".map { .text(String($0)) } + [.deleteBackward]
        // The display's pointer may be over the window.
        let others = script.touches.map(\.input).filter { if case .pointer = $0 { false } else { true } }
        #expect(others.dropFirst(2) == typed[...])
        #expect(player.folder.names.allSatisfy { !$0.hasSuffix(".png") }, "s is not a shortcut")
    }

    private static let focus = #"{"version": 1, "touches": [{"at": 0.1, "tap": [100, 357]}]}"#

    @Test("Without a display, the command says so in one line")
    func noDisplay() throws {
        let process = Process()
        process.executableURL = RunningPlayer.tool
        process.arguments = ["play", "snow"]
        process.environment = VirtualDisplay.environment(display: ":nowhere")
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus != 0)
        #expect(text.hasPrefix("quartzite: cannot open a window: ") && text.split(separator: "\n").count == 1)
    }
}
