import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Frame sinks") struct SinkTests {
    static let names = ["a.mp4", "a.webm", "a.gif", "a.apng", "a.webp", "a.png", "a/"]

    private func sink(_ name: String, in folder: TemporaryFolder) throws -> any FrameSink {
        let path = folder.path(name)
        return try FilmFormat(path: path).makeSink(path: path, options: EncodingOptions(width: 48, height: 32))
    }

    @Test("File names determine formats, in any case") func formats() throws {
        #expect(try FilmFormat(path: "x/y.MP4") == .mp4)
        #expect(try FilmFormat(path: "x/y.v2.gif") == .gif)
        #expect(try FilmFormat(path: "x.gif/") == .pngFolder)
        for name in ["x", "x.mov", "", "a.gif/x", ".", "x.png folder"] {
            #expect(throws: FilmError.unknownFormat(name: name)) { try FilmFormat(path: name) }
        }
    }

    @Test("A file gets its final name only when the sink finishes", arguments: names) func atomic(name: String) throws {
        let folder = TemporaryFolder()
        let sink = try sink(name, in: folder)
        try sink.append(Sample.frame())
        let final = name.hasSuffix("/") ? String(name.dropLast()) : name
        #expect(folder.names == [final + ".part"])
        try sink.finish()
        #expect(folder.names == [final])
        #expect(throws: FilmError.self) { try sink.append(Sample.frame()) }
        #expect(throws: FilmError.self) { try sink.finish() }
        sink.cancel()
        #expect(folder.names == [final])
    }

    @Test("Only one sink at a time writes a file", arguments: names) func busy(name: String) throws {
        let folder = TemporaryFolder()
        let first = try sink(name, in: folder)
        try first.append(Sample.frame())
        let before = folder.names
        #expect(throws: FilmError.inUse(path: folder.path(name))) { try sink(name, in: folder) }
        #expect(folder.names == before)
        try first.finish()
        try sink(name, in: folder).append(Sample.frame())
    }

    @Test("A file that appears in the meantime is replaced only on request", arguments: names)
    func meanwhile(name: String) throws {
        let folder = TemporaryFolder()
        func finish(replacing: Bool) throws {
            var options = EncodingOptions(width: 48, height: 32)
            options.replacesFiles = replacing
            let path = folder.path(name)
            let sink = try FilmFormat(path: path).makeSink(path: path, options: options)
            try sink.append(Sample.frame())
            try sink.finish()
        }
        try finish(replacing: false)
        #expect(throws: FilmError.fileExists(path: name.hasSuffix("/") ? folder.path("a") : folder.path(name))) {
            try finish(replacing: false)
        }
        try finish(replacing: true)
        #expect(folder.names.count == 1)
    }

    @Test("Cancelling leaves no file", arguments: names) func cancel(name: String) throws {
        let folder = TemporaryFolder()
        let sink = try sink(name, in: folder)
        try sink.append(Sample.frame())
        sink.cancel()
        #expect(folder.names.isEmpty)
        #expect(throws: FilmError.self) { try sink.finish() }
    }

    @Test("A deallocated sink leaves no file", arguments: names) func dropped(name: String) throws {
        let folder = TemporaryFolder()
        try sink(name, in: folder).append(Sample.frame())
        #expect(folder.names.isEmpty)
    }

    @Test("A sink without frames makes no file", arguments: names) func noFrames(name: String) throws {
        let folder = TemporaryFolder()
        let sink = try sink(name, in: folder)
        #expect(throws: FilmError.self) { try sink.finish() }
        #expect(folder.names.isEmpty)
    }

    @Test("The old file stays until the new one is complete") func overwriting() throws {
        let folder = TemporaryFolder()
        let old = try Sample.file("a.gif", [Sample.flat()], in: folder)
        let path = folder.path("a.gif")
        let sink = try sink("a.gif", in: folder)
        try sink.append(Sample.frame())
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == old)
        try sink.finish()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) != old)
    }

    @Test("Frames of another size are refused, and writing can continue") func frameSize() throws {
        let folder = TemporaryFolder()
        let sink = try sink("a.gif", in: folder)
        #expect(throws: FilmError.self) {
            try sink.append(Sample.frame(width: 47))
        }
        try sink.append(Sample.frame())
        try sink.finish()
    }

    @Test("A still holds one frame") func oneFrame() throws {
        let folder = TemporaryFolder()
        let sink = try sink("a.png", in: folder)
        try sink.append(Sample.frame())
        #expect(throws: FilmError.self) { try sink.append(Sample.frame()) }
        try sink.finish()
    }

    @Test("Errors name the path that cannot be written", arguments: ["none/a.mp4", "none/a.gif", "none/shots/"])
    func unwritable(name: String) throws {
        let folder = TemporaryFolder()
        let path = folder.path(name)
        #expect(throws: FilmError.cannotWrite(path: path, reason: "No such file or directory")) {
            try FilmFormat(path: path).makeSink(path: path, options: EncodingOptions(width: 8, height: 8))
        }
        try FileManager.default.createDirectory(atPath: folder.path("b.gif"), withIntermediateDirectories: false)
        #expect(throws: FilmError.self) { try sink("b.gif", in: folder) }
    }

    @Test("A full disk is an error", arguments: ["webm", "gif", "webp", "png"])
    func fullDisk(name: String) throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let format = try #require(FilmFormat(name: name))
        let sink = try format.makeSink(path: "/dev/full", options: EncodingOptions(width: 48, height: 32))
        let error = #expect(throws: FilmError.self) {
            try sink.append(Sample.frame())
            try sink.finish()
        }
        #expect(error == .cannotWrite(path: "/dev/full", reason: "No space left on device"))
    }

    @Test("Formats that require seeking cannot be written to a pipe", arguments: [FilmFormat.mp4, .apng])
    func pipes(format: FilmFormat) {
        #expect(throws: FilmError.needsFile(format)) {
            try format.makeSink(path: "/dev/null", options: EncodingOptions(width: 8, height: 8))
        }
    }

    @Test("MP4 does not support alpha") func alpha() throws {
        let folder = TemporaryFolder()
        #expect(throws: FilmError.self) {
            try FilmFormat.mp4.makeSink(
                path: folder.path("a.mp4"), options: EncodingOptions(width: 8, height: 8, keepsAlpha: true))
        }
        #expect(folder.names.isEmpty)
    }

    @Test(
        "Sizes beyond the limits are refused before anything is written",
        arguments: [(0, 1), (1, 0), (-1, 1), (16385, 1), (1, 16385), (8001, 8000), (Int.max, Int.max), (Int.min, 2)])
    func limits(width: Int, height: Int) throws {
        let folder = TemporaryFolder()
        let path = folder.path("a.png")
        #expect(throws: FilmError.self) {
            try FilmFormat.png.makeSink(path: path, options: EncodingOptions(width: width, height: height))
        }
        #expect(folder.names.isEmpty)
    }

    @Test("Errors have one line") func lines() {
        let errors: [any Error] = [
            FilmError.unknownFormat(name: "x"), FilmError.needsFile(.mp4), FilmError.closed(.gif),
            FilmError.noFrames(.gif), FilmError.cannotWrite(path: "x", reason: "y"), MediaError.notAnImage,
            MediaError.damaged(.png, "z"),
        ]
        for error in errors { #expect(!"\(error)".contains("\n") && !"\(error)".isEmpty) }
    }
}
