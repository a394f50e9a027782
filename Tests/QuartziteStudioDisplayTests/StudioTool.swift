import Foundation
import Testing

/// A running `quartzite studio`.
final class StudioTool {
    static let binary = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "quartzite")

    private let process = Process()
    /// The addresses that the tool has printed.
    let addresses: [String]

    init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
        let output = Pipe()
        process.executableURL = Self.binary
        process.arguments = ["studio", "--port", "0"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let lines = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        addresses = lines.split(separator: "\n").map(String.init)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    var address: String { addresses.first ?? "" }
    var processIdentifier: Int32 { process.processIdentifier }

    /// Runs the tool to its end, and returns its status.
    static func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Int32 {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

extension Browser {
    /// Opens a scene of a studio at a time, and waits for its picture.
    func open(_ scene: String, at time: Double = 0, in studio: StudioTool) throws {
        try open(scene, at: time, address: studio.address)
    }

    /// Opens a scene at a time in the studio that has an address, and waits for its picture.
    func open(_ scene: String, at time: Double, address: String) throws {
        try open("about:blank")
        try open("\(address)#scene=\(scene)&time=\(time)")
        try wait(
            for:
                "window.studio?.state.frame && studio.state.scene === '\(scene)' && document.getElementById('empty').hidden"
        )
        try waitForFrame(at: time)
    }

    /// Waits for the exact picture of a time.
    func waitForFrame(at time: Double) throws {
        try wait(
            for:
                "!studio.state.isPlaying && Math.abs(studio.state.time - \(time)) < 1e-4 && studio.state.frame.coding === 2"
        )
    }

    /// The hash of the picture, as in the lists that `--hashes` writes.
    func pictureHash() throws -> String {
        try text(
            """
            studio.copyPicture().then(({ data: bytes }) => {
              let hash = 1469598103934665603n;
              for (let i = 0; i < bytes.length; i += 4) {
                const word = ((bytes[i + 3] << 24) | (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2]) >>> 0;
                hash = ((hash ^ BigInt(word)) * 1099511628211n) & 0xffffffffffffffffn;
              }
              return hash.toString(16).padStart(16, '0');
            })
            """)
    }
}

extension Browser {
    /// Waits until the picture has a hash.
    func waitForPicture(_ hash: String) throws {
        for _ in 0..<300 {
            if try pictureHash() == hash { return }
            usleep(100_000)
        }
        throw Failure(description: "the picture never has the hash \(hash)")
    }

    /// Waits until the picture has changed from a hash, and then not for two seconds; returns its hash.
    func pictureHash(after hash: String) throws -> String {
        var (last, count) = (hash, 0)
        for _ in 0..<300 where last == hash || count < 20 {
            usleep(100_000)
            let now = try pictureHash()
            (last, count) = (now, now == last ? count + 1 : 0)
        }
        return last
    }
}

/// A list of hashes that the tool has written.
struct HashList: Decodable {
    struct Frame: Decodable {
        let hash: String
    }

    let frames: [Frame]

    /// The hash of the frame of a gallery scene at a time, at one pixel per point.
    static func hash(of scene: String, at time: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["still", scene, "--scale", "1", "--time", time, "-o", "a.png", "--hashes", "a.json"]
        #expect(try StudioTool.run(arguments, in: folder.path) == 0)
        let list = try JSONDecoder().decode(HashList.self, from: Data(contentsOf: folder.appending(path: "a.json")))
        return try #require(list.frames.first).hash
    }
}
