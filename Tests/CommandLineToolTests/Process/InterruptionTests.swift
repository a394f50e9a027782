import Foundation
import TestSupport
import Testing

@Suite("An interrupted render leaves no file that looks valid")
struct InterruptionTests {
    private static let endless = ["render", "snow", "--size", "64x36", "--frames", "0-900000", "-q", "-o", "a.mp4"]

    @Test(
        "Signals remove the unfinished file",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)])
    func signals(number: Int32, status: Int32) throws {
        try withTemporaryFolder { folder in
            let running = try Tool.built.start(Self.endless, in: folder)
            try running.waitForFile(folder + "/a.mp4.part")
            usleep(100_000)
            kill(running.process.processIdentifier, number)
            let result = try running.wait()
            #expect(result.status == status)
            #expect(result.errorLines.count == 1)
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("A signal ends a render that waits for a pipe's reader", arguments: ["-o f.gif", "--hashes f.gif"])
    func pipe(option: String) throws {
        try withTemporaryFolder { folder in
            #expect(mkfifo(folder + "/f.gif", 0o600) == 0)
            let arguments = ["render", "snow", "--size", "64x36", "--frames", "0", "-q"]
            let running = try Tool.built.start(
                arguments + option.split(separator: " ").map(String.init), in: folder)
            let process = running.process.processIdentifier
            try running.wait(for: "a handler of SIGTERM") {
                let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
                let caught = status.firstMatch(of: /SigCgt:\s*([0-9a-f]+)/).flatMap { UInt64($0.1, radix: 16) }
                return (caught ?? 0) & 1 << (SIGTERM - 1) != 0
            }
            usleep(300_000)
            #expect(running.process.isRunning)
            kill(process, SIGTERM)
            let result = try running.wait()
            #expect(result.status == 143 && result.errorLines.count == 1, "\(result.errors)")
            #expect(try files(in: folder) == ["f.gif"])
        }
    }

    @Test("An ignored hangup signal does not end a render")
    func nohup() throws {
        try withTemporaryFolder { folder in
            let shell = Tool(binary: URL(filePath: "/bin/bash"))
            let arguments = "render snow --size 64x36 --frames 0-300 -q -o a.gif"
            let running = try shell.start(
                ["-c", "trap '' HUP; exec \(Tool.built.binary.path) \(arguments)"], in: folder)
            try running.waitForFile(folder + "/a.gif.part")
            kill(running.process.processIdentifier, SIGHUP)
            #expect(try running.wait().status == 0)
            #expect(try files(in: folder) == ["a.gif"])
        }
    }

    @Test("A killed render leaves its partial file, and the next render replaces it")
    func killed() throws {
        try withTemporaryFolder { folder in
            let running = try Tool.built.start(Self.endless, in: folder)
            try running.waitForFile(folder + "/a.mp4.part")
            kill(running.process.processIdentifier, SIGKILL)
            #expect(try running.wait().status == -SIGKILL)
            #expect(try files(in: folder) == ["a.mp4.part"])
            let next = try Tool.built.run(
                ["render", "snow", "--size", "64x36", "--frames", "0-1", "-q", "-o", "a.mp4"], in: folder)
            #expect(next.status == 0, "\(next.errors)")
            #expect(try files(in: folder) == ["a.mp4"])
        }
    }

    @Test("Two renders do not write the same partial file")
    func shared() throws {
        try withTemporaryFolder { folder in
            let running = try Tool.built.start(Self.endless, in: folder)
            try running.waitForFile(folder + "/a.mp4.part")
            usleep(100_000)
            let second = try Tool.built.run(Self.endless, in: folder)
            #expect(second.status == 75 && second.errorLines.count == 1, "\(second.errors)")
            #expect(try files(in: folder) == ["a.mp4.part"])
            running.process.terminate()
            #expect(try running.wait().status == 143)
        }
    }
}
