import Foundation
import TestSupport
import Testing

@Suite("A folder of frames is filled by several renders")
struct FilmFolderTests {
    private static let small = ["render", "snow", "--size", "64x36"]

    private func render(_ frames: String, in folder: String, _ more: String...) throws -> Tool.Result {
        try Tool.built.run(Self.small + ["--frames", frames, "-o", "seq/"] + more, in: folder)
    }

    /// The modification times of the frames in the folder, by their numbers.
    private func dates(in folder: String) throws -> [Int: Date] {
        let names = try files(in: folder + "/seq").filter { $0.hasSuffix(".png") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/seq/\(name)")
                return (
                    try #require(Int(name.dropFirst(6).dropLast(4))),
                    try #require(attributes[.modificationDate] as? Date)
                )
            })
    }

    @Test("Slices have the frames' numbers in the film, and complete frames are not drawn again")
    func slices() throws {
        try withTemporaryFolder { folder in
            #expect(try render("90-92", in: folder).status == 0)
            let first = try dates(in: folder)
            #expect(first.keys.sorted() == [90, 91, 92])
            let second = try render("91-94", in: folder)
            #expect(second.status == 0 && second.errors.contains("4 frames (2 complete before)"), "\(second.errors)")
            let dates = try dates(in: folder)
            #expect(dates.keys.sorted() == [90, 91, 92, 93, 94])
            #expect(dates.filter { first[$0.key] != nil } == first)
            #expect(try render("91", in: folder, "--force").status == 0)
            #expect(try self.dates(in: folder)[91] != first[91])
            #expect(try self.dates(in: folder)[90] == first[90])
        }
    }

    @Test("Damaged and truncated frames are drawn again")
    func damage() throws {
        try withTemporaryFolder { folder in
            #expect(try render("0-3", in: folder).status == 0)
            let names = (0...3).map { "\(folder)/seq/frame-00000\($0).png" }
            let frames = try names.map { try Data(contentsOf: URL(filePath: $0)) }
            try frames[0].dropLast(1).write(to: URL(filePath: names[0]))
            var flipped = frames[1]
            flipped[flipped.count / 2] ^= 4
            try flipped.write(to: URL(filePath: names[1]))
            try makeEmptyFile(names[2])
            let result = try render("0-3", in: folder)
            #expect(result.errors.contains("4 frames (1 complete before)"), "\(result.errors)")
            #expect(try names.map { try Data(contentsOf: URL(filePath: $0)) } == frames)
        }
    }

    @Test(
        "Frames of another film are an error, and --force replaces all of them",
        arguments: [("--seed 3", "seed 3 instead of 0"), ("--fps 30", "frames per second 30 instead of 60")])
    func foreign(options: String, difference: String) throws {
        try withTemporaryFolder { folder in
            #expect(try render("0-2", in: folder).status == 0)
            let words = Self.small + ["--frames", "1", "-o", "seq/"] + options.split(separator: " ").map(String.init)
            let refused = try Tool.built.run(words, in: folder)
            #expect(refused.status == 73 && refused.errorLines.count == 1)
            #expect(refused.errors.contains(difference), "\(refused.errors)")
            #expect(try Tool.built.run(words + ["--force"], in: folder).status == 0)
            #expect(try files(in: folder + "/seq") == ["film.json", "frame-000001.png"])
        }
    }

    @Test("Frames without a description, and other files, are an error")
    func unknown() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/seq", withIntermediateDirectories: false)
            try makeEmptyFile(folder + "/seq/frame-000007.png")
            let refused = try render("0-1", in: folder)
            #expect(refused.status == 73 && refused.errors.contains("without a film.json"), "\(refused.errors)")
            try makeEmptyFile(folder + "/seq/notes.txt")
            #expect(try render("0-1", in: folder, "--force").errors.contains("holds other files"))
            #expect(try files(in: folder + "/seq") == ["frame-000007.png", "notes.txt"])
        }
    }

    @Test("Renders at the same time, one of them killed, lead to the frames of one render")
    func together() throws {
        try withTemporaryFolder { folder in
            let killed = try Tool.built.start(Self.small + ["--frames", "0-900000", "-o", "seq/", "-q"], in: folder)
            try killed.waitForFile(folder + "/seq/frame-000003.png")
            kill(killed.process.processIdentifier, SIGKILL)
            _ = try killed.wait()
            let count = try dates(in: folder).count
            let running = try (0..<3).map { _ in
                try Tool.built.start(Self.small + ["--frames", "0-39", "-o", "seq/", "-q"], in: folder)
            }
            for process in running { #expect(try process.wait().status == 0) }
            #expect(try files(in: folder + "/seq").filter { $0.hasSuffix(".part") }.isEmpty)
            #expect(try Tool.built.run(Self.small + ["--frames", "0-39", "-o", "one/", "-q"], in: folder).status == 0)
            for name in try files(in: folder + "/one") {
                let (a, b) = (URL(filePath: "\(folder)/one/\(name)"), URL(filePath: "\(folder)/seq/\(name)"))
                #expect(try Data(contentsOf: a) == Data(contentsOf: b), "\(name)")
            }
            #expect(count >= 4)
        }
    }

    @Test("An interrupted render keeps complete frames only, and a shorter film removes those beyond its end")
    func interrupted() throws {
        try withTemporaryFolder { folder in
            let running = try Tool.built.start(Self.small + ["--duration", "1000s", "-o", "seq/", "-q"], in: folder)
            try running.waitForFile(folder + "/seq/frame-000012.png")
            running.process.terminate()
            #expect(try running.wait().status == 143)
            let names = try files(in: folder + "/seq")
            #expect(names.count > 12 && names.allSatisfy { !$0.hasSuffix(".part") })
            let result = try Tool.built.run(Self.small + ["--duration", "10f", "-o", "seq/"], in: folder)
            #expect(result.errors.contains("10 frames (all complete before)"), "\(result.errors)")
            #expect(try dates(in: folder).keys.sorted() == Array(0..<10))
        }
    }
}
