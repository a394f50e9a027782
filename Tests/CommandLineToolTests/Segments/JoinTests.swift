import Foundation
import TestSupport
import Testing

@Suite("Segments become the film of a single machine")
struct JoinTests {
    private static let small = ["--size", "64x36", "-q"]

    /// A folder with the segments 0-9, 10-19 and 20-29 of a scene.
    private struct Segments {
        let folder: String

        init(_ folder: String, scene: String = "snow", _ more: [String] = []) throws {
            self.folder = folder
            for (index, frames) in ["0-9", "10-19", "20-29"].enumerated() {
                try render(frames, "\(index).qseg", scene: scene, more)
            }
        }

        func render(_ frames: String, _ name: String, scene: String = "snow", _ more: [String] = []) throws {
            let words = ["render", scene, "--frames", frames, "-o", name] + small + more
            let result = try Tool.built.run(words, in: folder)
            #expect(result.status == 0, "\(result.errors)")
        }

        func join(_ more: String...) throws -> Tool.Result {
            try Tool.built.run(["join", ".", "-o", "film.mp4", "-q"] + more, in: folder)
        }

        func change(_ name: String, _ body: (inout Data) -> Void) throws {
            let url = URL(filePath: "\(folder)/\(name)")
            var data = try Data(contentsOf: url)
            body(&data)
            try data.write(to: url)
        }

        /// Expects that joining fails with one line and writes nothing.
        func expectRefusal(_ reason: String, status: Int32 = 66, _ more: String...) throws {
            let before = try files(in: folder)
            let result = try Tool.built.run(["join", ".", "-o", "film.mp4", "-q"] + more, in: folder)
            #expect(result.status == status && result.errorLines.count == 1, "\(result.status)")
            #expect(result.errors.contains(reason), "\(result.errors)")
            #expect(try files(in: folder) == before)
        }
    }

    @Test(
        "Every format has the same bytes as from one render",
        arguments: [
            ("a.mp4", ""), ("a.gif", "--fps 50"), ("a.webm", ""), ("a.apng", ""),
            ("a.gif", "--fps 20 --background transparent"), ("a.webm", "--background transparent"),
            ("a.apng", "--background transparent"), ("a.webp", "--background transparent"),
        ])
    func sameBytes(name: String, options: String) throws {
        try withTemporaryFolder { folder in
            let options = options.split(separator: " ").map(String.init)
            let segments = try Segments(folder, scene: "fire", options)
            try segments.render("0-29", name, scene: "fire", options)
            let joined = try Tool.built.run(
                ["join", "2.qseg", "0.qseg", "1.qseg", "-o", "joined-\(name)", "-q"], in: folder)
            #expect(joined.status == 0, "\(joined.errors)")
            let (whole, film) = (URL(filePath: "\(folder)/\(name)"), URL(filePath: "\(folder)/joined-\(name)"))
            #expect(try Data(contentsOf: film) == Data(contentsOf: whole))
        }
    }

    @Test("Frames that are missing, repeated or too many are named")
    func frames() throws {
        try withTemporaryFolder { folder in
            let segments = try Segments(folder)
            try segments.expectRefusal("frames 30-39 are missing", "--frames", "0-39")
            try segments.expectRefusal("./2.qseg has frames 20-29, which are not among 0-19", "--frames", "0-19")
            try segments.render("15-24", "3.qseg")
            try segments.expectRefusal("frames 15-19 are in both ./1.qseg and ./3.qseg")
            for name in ["1.qseg", "3.qseg"] { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
            try segments.expectRefusal("frames 10-19 and 30 are missing", "--frames", "0-30")
            try segments.render("10-19", "1.qseg")
            #expect(try segments.join("--frames", "0-29").status == 0)
        }
    }

    @Test("Segments that are truncated, changed or of another film are named")
    func damage() throws {
        try withTemporaryFolder { folder in
            let segments = try Segments(folder)
            let intact = try Data(contentsOf: URL(filePath: "\(folder)/1.qseg"))
            try segments.change("1.qseg") { $0.removeLast(100) }
            try segments.expectRefusal("./1.qseg is truncated or damaged; render it again")
            for position in [0.3, 0.6, 0.95] {
                try intact.write(to: URL(filePath: "\(folder)/1.qseg"))
                try segments.change("1.qseg") { $0[Int(Double($0.count) * position)] ^= 16 }
                try segments.expectRefusal("./1.qseg is")
            }
            try intact.write(to: URL(filePath: "\(folder)/1.qseg"))
            try Data("no video".utf8).write(to: URL(filePath: "\(folder)/4.qseg"))
            try segments.expectRefusal("./4.qseg is not a segment")
            try FileManager.default.removeItem(atPath: "\(folder)/4.qseg")
            try segments.render("0-9", "0.qseg", ["--seed", "8", "--force"])
            try segments.expectRefusal("./0.qseg is of another film: seed 8 instead of 0")
            try segments.render("0-9", "0.qseg", ["--force"])
            #expect(try segments.join().status == 0)
        }
    }

    @Test("A complete segment is not drawn again, a damaged one is, and another one is an error")
    func again() throws {
        try withTemporaryFolder { folder in
            func render(_ more: String...) throws -> Tool.Result {
                let words = ["render", "snow", "--size", "64x36", "--frames", "5-9", "-o", "a.qseg"]
                return try Tool.built.run(words + more, in: folder)
            }
            #expect(try !render().errors.contains("complete before"))
            let url = URL(filePath: folder + "/a.qseg")
            let data = try Data(contentsOf: url)
            #expect(try render().errors.contains("5 frames (all complete before)"))
            try data.dropLast(3).write(to: url)
            #expect(try !render().errors.contains("complete before"))
            #expect(try Data(contentsOf: url) == data)
            let refused = try render("--fps", "25")
            #expect(refused.status == 73 && refused.errors.contains("frames per second 25 instead of 60"))
            #expect(try files(in: folder) == ["a.qseg"])
        }
    }

    @Test("The same segment from two renders at a time is complete")
    func together() throws {
        try withTemporaryFolder { folder in
            let words = ["render", "snow", "--frames", "0-29", "-o", "a.qseg"] + Self.small
            let running = try (0..<3).map { _ in try Tool.built.start(words, in: folder) }
            for process in running { #expect(try process.wait().status == 0) }
            #expect(try files(in: folder) == ["a.qseg"])
            #expect(try Tool.built.run(["join", "a.qseg", "-o", "a.gif"], in: folder).status == 64, "60 per second")
            #expect(try Tool.built.run(["join", "a.qseg", "-o", "a.mp4"], in: folder).status == 0)
        }
    }

    @Test("A killed join and a full disk leave the segments, and no film")
    func killed() throws {
        try withTemporaryFolder { folder in
            let segments = try Segments(folder)
            let before = try files(in: folder)
            let shell = Tool(binary: URL(filePath: "/bin/bash"))
            let full = try shell.run(
                ["-c", "ulimit -f 1; exec env --default-signal=XFSZ $TOOL join . -o film.apng -q"], in: folder,
                environment: ["TOOL": Tool.built.binary.path])
            #expect(full.status == 73 && full.errorLines.count == 1, "\(full.errors)")
            #expect(try files(in: folder) == before)
            try segments.render("30-999", "3.qseg")
            let joining = try Tool.built.start(["join", ".", "-o", "film.mp4", "--quality", "max", "-q"], in: folder)
            try joining.waitForFile(folder + "/film.mp4.part")
            kill(joining.process.processIdentifier, SIGKILL)
            #expect(try joining.wait().status == -SIGKILL)
            #expect(try files(in: folder) == before + ["3.qseg", "film.mp4.part"])
            #expect(try segments.join().status == 0)
            #expect(try files(in: folder) == before + ["3.qseg", "film.mp4"])
        }
    }
}
