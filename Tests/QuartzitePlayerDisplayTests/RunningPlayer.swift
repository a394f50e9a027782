import CoreGraphics
import Foundation
import TestSupport
import Testing

/// `quartzite play` in a window of a virtual display, with a folder of its own.
final class RunningPlayer {
    static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "quartzite")

    let display: VirtualDisplay
    let folder = TemporaryFolder()
    private let process = Process()
    /// The place of the window on the screen, in pixels.
    private(set) var window = CGRect.zero

    /// Starts the tool, and waits for its window.
    ///
    /// - Parameter files: Files to write into the folder first.
    init(_ scene: String, _ arguments: [String], files: [String: String] = [:], on display: VirtualDisplay) throws {
        self.display = display
        for (name, text) in files { try Data(text.utf8).write(to: folder.url(name)) }
        process.executableURL = Self.tool
        process.arguments = ["play", scene] + arguments
        process.currentDirectoryURL = folder.url
        process.environment = display.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try file("output")
        process.standardError = try file("errors")
        try process.run()
        // Waits until the window is on the screen.
        var geometry = ""
        for _ in 0..<300 where geometry.isEmpty && process.isRunning {
            usleep(50_000)
            let search = "search --onlyvisible --name ^\(scene)$ getwindowgeometry --shell"
            geometry = (try? display.act(search, mayFail: true)) ?? ""
        }
        let values = geometry.split(separator: "\n").map { $0.split(separator: "=") }.filter { $0.count == 2 }
        func value(_ name: String) throws -> Double {
            let text = values.first { $0[0] == name }?[1]
            return try #require(text.flatMap { Double($0) }, "no window: \(messages)")
        }
        window = try CGRect(x: value("X"), y: value("Y"), width: value("WIDTH"), height: value("HEIGHT"))
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    private func file(_ name: String) throws -> FileHandle {
        try makeEmptyFile(folder.path(name))
        return try FileHandle(forWritingTo: folder.url(name))
    }

    /// The lines that the tool has written on standard error.
    var messages: [Substring] {
        ((try? String(contentsOf: folder.url("errors"), encoding: .utf8)) ?? "").split(separator: "\n")
    }

    /// Presses a key.
    func press(_ key: String) throws { try display.act("key \(key)") }

    /// Moves the mouse with its button down, along points of the window, for some milliseconds each.
    func drag(_ points: [(x: Int, y: Int)], milliseconds: Int = 30) throws {
        let (left, top) = (Int(window.minX), Int(window.minY))
        var commands: [String] = []
        for (index, point) in points.enumerated() {
            commands.append("mousemove \(left + point.x) \(top + point.y)")
            if index == 0 { commands.append("mousedown 1") }
            commands.append("sleep \(Double(milliseconds) / 1000)")
        }
        try display.act((commands + ["mouseup 1"]).joined(separator: " "))
    }

    /// Saves a still with S, and returns its name.
    func saveStill() throws -> String {
        let count = messages.count
        try press("s")
        for _ in 0..<1000 where messages.count == count { usleep(20_000) }
        return String(try #require(messages.last))
    }

    /// Waits for the end; returns the exit status.
    func wait() -> Int32 {
        for _ in 0..<3000 where process.isRunning { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs another command of the tool in the folder; returns its exit status.
    func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
