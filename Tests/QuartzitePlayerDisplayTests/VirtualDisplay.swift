import Foundation
import Testing

/// A display without a screen, on which a test uses the mouse and the keyboard.
final class VirtualDisplay {
    static let (width, height) = (1600, 1000)

    /// Whether the programs that a display requires are installed.
    static let isInstalled = ["Xvfb", "xdotool", "ffmpeg"].allSatisfy { find($0) != nil }

    /// The name of the display, such as `:5`.
    let name: String
    private let server: Process

    /// Starts a display with a name that no other has.
    init() throws {
        server = Process()
        server.executableURL = Self.find("Xvfb")
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-noreset",
            // Without this, keys that the busy machine releases late are repeated.
            "-r",
        ]
        let output = Pipe()
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        var number = ""
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            number.append(Character(UnicodeScalar(byte)))
        }
        name = ":" + number
    }

    deinit {
        // Signals that the process of the tests blocks are blocked in its children, too.
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    private static func find(_ program: String) -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: "\($0)/\(program)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The variables with which a program opens its windows here, drawn without a graphics processor.
    var environment: [String: String] { Self.environment(display: name) }

    static func environment(display name: String) -> [String: String] {
        let own = ["DISPLAY": name, "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software"]
        return ProcessInfo.processInfo.environment.merging(own) { _, new in new }
    }

    /// Moves the mouse, presses keys and so on, with the commands of xdotool; returns what it prints.
    @discardableResult
    func act(_ commands: String, mayFail: Bool = false) throws -> String {
        let data = try run("xdotool", commands.split(separator: " ").map(String.init), mayFail: mayFail)
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the pixels on the screen as `0xXXRRGGBB`, row by row.
    func screen() throws -> [UInt32] {
        let data = try run(
            "ffmpeg",
            [
                "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "0", "-video_size",
                "\(Self.width)x\(Self.height)", "-i", name, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "bgra", "-",
            ])
        return data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    private func run(_ program: String, _ arguments: [String], mayFail: Bool = false) throws -> Data {
        let process = Process()
        process.executableURL = Self.find(program)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        if mayFail { process.standardError = FileHandle.nullDevice }
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(mayFail || process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
        return data
    }
}
