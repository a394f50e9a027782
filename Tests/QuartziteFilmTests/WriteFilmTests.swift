import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteFilm
import QuartziteStage
import TestSupport
import Testing

@Suite("A stage writes films") @MainActor struct WriteFilmTests {
    private let folder = TemporaryFolder()

    @Test(
        "An animated film has all frames of the interval",
        arguments: [("a.gif", 20), ("a.apng", 20), ("a.webp", 20)])
    func animated(name: String, count: Int) async throws {
        let url = folder.url(name)
        try await Stage.sliding().writeFilm(to: url, duration: .seconds(1), frameRate: 20)
        let film = try ImageDecoder.decode(contentsOf: url.path)
        #expect(film.frameCount == count)
        #expect(folder.names == [name])
    }

    @Test("A video file has the signature of its format", arguments: [("a.mp4", "ftyp", 4), ("a.webm", "\u{1a}", 0)])
    func video(name: String, mark: String, place: Int) async throws {
        let url = folder.url(name)
        try await Stage.sliding().writeFilm(to: url, duration: .milliseconds(200))
        let data = try Data(contentsOf: url)
        #expect(data.count > 200 && data.dropFirst(place).starts(with: Data(mark.utf8)))
        #expect(folder.names == [name])
    }

    @Test("A folder of images contains the stage's frames")
    func pictures() async throws {
        let url = folder.url("frames/")
        try await Stage.sliding().writeFilm(to: url, duration: .seconds(1), frameRate: 4)
        let expected = (0..<4).map { index in Stage.sliding(at: Double(index) / 4).frame().hash }
        let hashes = try (0..<4).map { index in
            try ImageDecoder.decode(contentsOf: url.path + "/frame-00000\(index).png").image.bitmap.hash
        }
        #expect(hashes == expected)
        #expect(Set(hashes).count == 4, "the square moves")
        #expect(folder.names == ["frames"])
    }

    @Test("A film starts at the stage's time and leaves the stage at the last frame")
    func present() async throws {
        let stage = Stage.sliding(at: 0.5)
        let url = folder.url("a.apng")
        try await stage.writeFilm(to: url, duration: .seconds(0.25), frameRate: 8)
        #expect(stage.time == 0.625)
        let film = try ImageDecoder.decode(contentsOf: url.path)
        #expect(film.frameCount == 2)
        #expect(try film.frame(at: 1).bitmap.hash == Stage.sliding(at: 0.625).frame().hash)
    }

    @Test("A film can start at an earlier time")
    func earlier() async throws {
        let url = folder.url("a.png")
        try await Stage.sliding(at: 0.9).writeFilm(to: url, from: .milliseconds(100), duration: .nanoseconds(1))
        let hash = try ImageDecoder.decode(contentsOf: url.path).image.bitmap.hash
        #expect(hash == Stage.sliding(at: 0.1).frame().hash)
    }

    @Test("Parts of a film equal the same frames of the whole")
    func parts() async throws {
        try await Stage.sliding().writeFilm(to: folder.url("whole.apng"), duration: .seconds(1), frameRate: 30)
        try await Stage.sliding().writeFilm(to: folder.url("part.apng"), frames: 10..<20, frameRate: 30)
        let whole = try ImageDecoder.decode(contentsOf: folder.url("whole.apng").path)
        let part = try ImageDecoder.decode(contentsOf: folder.url("part.apng").path)
        #expect(whole.frameCount == 30 && part.frameCount == 10)
        for index in 0..<10 {
            #expect(try part.frame(at: index).bitmap.hash == whole.frame(at: 10 + index).bitmap.hash)
        }
    }

    @Test("Progress is reported for every frame")
    func progress() async throws {
        var reported: [FilmProgress] = []
        try await Stage.sliding().writeFilm(to: folder.url("a.gif"), duration: .seconds(1), frameRate: 5) {
            reported.append($0)
        }
        #expect(reported.map(\.framesDrawn) == [1, 2, 3, 4, 5])
        #expect(reported.allSatisfy { $0.frameCount == 5 })
        #expect(reported.last?.fractionCompleted == 1)
    }

    @Test("The background option sets the background")
    func background() async throws {
        let url = folder.url("a.png")
        let stage = Stage.sliding(over: nil)
        try stage.writeFrame(to: url)
        #expect(try ImageDecoder.decode(contentsOf: url.path).image.bitmap[39, 19] == 0xFF00_0000)
        try stage.writeFrame(to: url, options: FilmOptions(background: .red, replacesExisting: true))
        #expect(try ImageDecoder.decode(contentsOf: url.path).image.bitmap[39, 19] == 0xFFFF_0000)
        try stage.writeFrame(to: url, options: FilmOptions(background: .clear, replacesExisting: true))
        #expect(try ImageDecoder.decode(contentsOf: url.path).image.bitmap[39, 19] == 0)
        #expect(folder.names == ["a.png"])
    }

    @Test("The options set the format and the loop count")
    func options() async throws {
        let url = folder.url("film")
        let options = FilmOptions(format: .gif, quality: .draft, loopCount: 3)
        try await Stage.sliding().writeFilm(to: url, duration: .seconds(1), frameRate: 5, options: options)
        let film = try ImageDecoder.decode(contentsOf: url.path)
        #expect(film.frameCount == 5 && film.loopCount == 3)
    }

    @Test("Two films of one stage can be written at a time")
    func together() async throws {
        let stage = Stage.sliding()
        async let first: Void = stage.writeFilm(to: folder.url("a.apng"), frames: 0..<6, frameRate: 6)
        async let second: Void = stage.writeFilm(to: folder.url("b.apng"), frames: 0..<6, frameRate: 6)
        _ = try await (first, second)
        #expect(try Data(contentsOf: folder.url("a.apng")) == Data(contentsOf: folder.url("b.apng")))
    }
}
