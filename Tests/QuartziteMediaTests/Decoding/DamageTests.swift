import CoreGraphics
import MediaTestSupport
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Damaged images") struct DamageTests {
    /// A small file of each kind.
    static func samples() throws -> [(name: String, data: Data)] {
        let folder = TemporaryFolder()
        let frames = (0..<3).map { Sample.frame($0, width: 13, height: 9, isTransparent: true) }
        let flat = (0..<3).map { Sample.flat($0, width: 17, height: 11) }
        return [
            ("png", try Sample.file("a.png", [frames[0]], in: folder) { $0.keepsAlpha = true }),
            ("apng", try Sample.file("a.apng", frames, in: folder) { $0.keepsAlpha = true }),
            ("gif", try Sample.file("a.gif", flat, in: folder)),
            ("gif still", try Sample.file("b.gif", [frames[0]], in: folder) { $0.keepsAlpha = true }),
            ("webp", try Sample.file("a.webp", frames, in: folder) { $0.keepsAlpha = true }),
            ("webp still", try Sample.file("b.webp", [frames[0]], in: folder)),
            ("jpeg", SampleJPEG.baseline), ("progressive", SampleJPEG.progressive), ("gray", SampleJPEG.gray),
        ]
    }

    @Test("Decoding a truncated file throws, wherever it is cut") func prefixes() throws {
        for (name, data) in try DamageTests.samples() {
            #expect(try ImageDecoder.decode(data).frameCount >= 1, "\(name)")
            for length in 0..<data.count {
                #expect(throws: MediaError.self, "\(name) cut at \(length) of \(data.count)") {
                    try ImageDecoder.decode(data.prefix(length))
                }
            }
        }
    }

    @Test("Random damage gives an error or an image, never a trap", arguments: 0..<6) func mutations(seed: Int) throws {
        var numbers = SeededRandom(seed: UInt64(seed))
        for (_, data) in try DamageTests.samples() {
            for _ in 0..<100 {
                var bytes = [UInt8](data)
                for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                    let position = Int.random(in: 0..<bytes.count, using: &numbers)
                    switch Int.random(in: 0..<4, using: &numbers) {
                    case 0: bytes[position] = UInt8.random(in: 0...255, using: &numbers)
                    case 1: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
                    case 2: bytes.remove(at: position)
                    default: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: position)
                    }
                    if bytes.isEmpty { bytes = [0] }
                }
                exercise(Data(bytes))
            }
        }
    }

    @Test("Damage behind valid checksums gives an error or an image, too", arguments: 0..<3)
    func pngWithRightSums(seed: Int) throws {
        var numbers = SeededRandom(seed: UInt64(seed) + 100)
        for (_, data) in try DamageTests.samples().prefix(2) {
            for _ in 0..<150 {
                var file = Data(data.prefix(8))
                var position = 8
                while position + 12 <= data.count {
                    let length = data[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
                    let type = String(decoding: data[(position + 4)..<(position + 8)], as: UTF8.self)
                    var body = [UInt8](data[(position + 8)..<(position + 8 + length)])
                    if !body.isEmpty, Bool.random(using: &numbers) {
                        let index = Int.random(in: 0..<body.count, using: &numbers)
                        body[index] = UInt8.random(in: 0...255, using: &numbers)
                    }
                    file += PNGWriter.chunk(type, body)
                    position += 12 + length
                }
                exercise(file)
            }
        }
    }

    /// Decodes the first five frames and then frame 1 again, with limits that keep the test fast.
    private func exercise(_ data: Data) {
        var limits = DecodingLimits()
        limits.area = 200_000
        do {
            let image = try ImageDecoder.decode(data, limits: limits)
            for index in 0..<min(5, image.frameCount) { _ = try image.frame(at: index) }
            _ = try image.frame(at: 1)
        } catch is MediaError {
        } catch {
            Issue.record("not a media error: \(error)")
        }
    }

    @Test("Decoding refuses more frames than the limit") func frameLimit() throws {
        let folder = TemporaryFolder()
        let frames = (0..<4).map { Sample.flat($0) }
        var limits = DecodingLimits()
        limits.frames = 3
        for name in ["a.gif", "a.apng", "a.webp"] {
            let data = try Sample.file(name, frames, in: folder) { $0.frameRate = .fps50 }
            #expect(throws: MediaError.tooLarge("more than 3 frames")) { try ImageDecoder.decode(data, limits: limits) }
        }
    }

    @Test("Only regular files are read") func regularFiles() throws {
        let folder = TemporaryFolder()
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [folder.path, pipe, "/dev/null"] {
            #expect(throws: MediaError.cannotRead(path: path, reason: "not a regular file")) {
                try ImageDecoder.decode(contentsOf: path)
            }
        }
        let missing = folder.path("none")
        #expect(throws: MediaError.cannotRead(path: missing, reason: "No such file or directory")) {
            try ImageDecoder.decode(contentsOf: missing)
        }
    }

    @Test("Bytes of no known format are not an image", arguments: ["", "G", "hello", "GIF88a", "RIFF0000WEBX"])
    func others(
        text: String
    ) {
        #expect(throws: MediaError.notAnImage) { try ImageDecoder.decode(Data(text.utf8)) }
    }
}
