import Foundation
import TestSupport
import Testing

@Suite("Bad input is reported in one line and leaves no files")
struct BadInputTests {
    private static let cases: [(status: Int32, arguments: String)] = [
        (64, "render"), (64, "render snow"), (64, "render snow -o a.avi"), (64, "render snow -o a"),
        (64, "render snow -o a.mp4 --size 0x0"), (64, "render snow -o a.mp4 --size 999999x999999"),
        (64, "render snow -o a.mp4 --size 16384x16384"), (64, "render snow -o a.mp4 --size big"),
        (64, "render snow -o a.mp4 --scale 0"), (64, "render snow -o a.mp4 --scale 100"),
        (64, "render snow -o a.mp4 --fps 0"), (64, "render snow -o a.mp4 --fps nan"),
        (64, "render snow -o a.mp4 --fps 241"), (64, "render snow -o a.mp4 --fps -5"),
        (64, "render snow -o a.gif --fps 60"), (64, "render snow -o a.mp4 --duration -1s"),
        (64, "render snow -o a.mp4 --duration 0s"), (64, "render snow -o a.mp4 --duration 1e9"),
        (64, "render snow -o a.mp4 --duration 999999s"), (64, "render snow -o a.mp4 --start 2s --end 1s"),
        (64, "render snow -o a.mp4 --end 1s --duration 1s"), (64, "render snow -o a.mp4 --frames 9-1"),
        (64, "render snow -o a.mp4 --quality best"), (64, "render snow -o a.mp4 --background mauvish"),
        (64, "render snow -o a.mp4 --background transparent"), (64, "render snow -o a.mp4 --set depth=3"),
        (64, "render snow -o a.mp4 --set depth"), (64, "still fire -o a.png --set speed=3"),
        (64, "still fire -o a.png --set velocity=fast"), (64, "still fire -o a.png --set birthRate=-1"),
        (64, "render fire -o a.mp4 --set velocity=nan"), (64, "render fire -o a.mp4 --set velocity=1e3"),
        (64, "render snow -o a.mp4 -j 0"),
        (64, "render snow -o a.mp4 -j 101%"),
        (64, "render snow -o a.mp4 --seed -1"), (64, "render snow -o a.mp4 --progress loud"),
        (64, "render snow -o a.mp4 -q -v"), (64, "render snow -o a.mp4 --bogus"),
        (64, "render snow -o a.gif --loop -1"),
        (64, "render snow -o a.png --frames 0-1"), (64, "render snow -o -"), (64, "render snow -o - --format mp4"),
        (64, "render snow -o - --format apng"), (64, "render snow -o - --format gif --hashes -"),
        (64, "still snow"), (64, "still snow -o a.gif"), (64, "still snow --time soon -o a.png"), (64, "dance"),
        (64, "still touch -o a.png --touches notes.txt"), (66, "still touch -o a.png --touches none.json"),
        (66, "render touch -o a.mp4 --touches ."),
        (66, "render sonw -o a.mp4"), (66, "still zzzzzz -o a.png"), (66, "info sonw"),
        (64, "rendr snow -o a.mp4"), (64, "help rendr"), (64, "render snow -o a.gif --loop 70000"),
        (64, "render snow -o a.gif --format mp4"), (64, "render snow -o frames/ --format gif"),
        (64, "run notes.txt --time 1s -o a.gif"), (64, "run notes.txt --time 1s -o frames/"),
        (73, "render snow -o missing/a.mp4"), (73, "render snow -o ./"), (73, "still snow -o missing/a.png"),
        (73, "render snow -o missing/frames/"), (73, "render snow --frames 0 --hashes missing/h.json"),
    ]

    @Test("Every kind of bad input is refused", arguments: cases)
    func badInput(status: Int32, arguments: String) throws {
        try withTemporaryFolder { folder in
            try makeEmptyFile(folder + "/notes.txt")
            let result = try Tool.built.run(arguments.split(separator: " ").map(String.init), in: folder)
            #expect(result.status == status, "\(result.errors)")
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.hasPrefix("quartzite: "))
            #expect(result.output.isEmpty)
            #expect(try files(in: folder) == ["notes.txt"])
        }
    }

    @Test("An unknown setting is answered with the known ones")
    func unknownSetting() throws {
        try withTemporaryFolder { folder in
            func errors(_ setting: String) throws -> String {
                try Tool.built.run(["still", "fire", "-o", "a.png", "--set", setting], in: folder).errors
            }
            let (near, far, high) = try (errors("velocty=3"), errors("zzzzzzzzzzzzzzzzzz=3"), errors("velocity=201"))
            #expect(near.contains("did you mean velocity?"))
            #expect(far.contains("it has velocity and birthRate"))
            #expect(high.contains("a number from -200 to 200"))
        }
    }

    @Test(
        "Error messages suggest what was meant",
        arguments: [
            ("rendr snow -o a.mp4", "there is no command called rendr; did you mean render?"),
            ("snw", "there is no command called snw; did you mean `quartzite render snow`?"),
            ("notes.txt", "did you mean `quartzite run notes.txt`?"),
            ("render snw -o a.gif", "there is no scene called snw; did you mean snow?"),
            ("render snow -o a.gif --loop -1", "write a number from 1 to 65535, or 0 to play forever"),
            ("render snow -o a.gif --seed -1", "write a whole number from 0"),
            ("render snow -o x.gif --format mp4", "x.gif ends in .gif, but --format is mp4"),
            ("run notes.txt --time 1s -o a.gif", "--time renders one frame, as a PNG; name a file ending in .png"),
            ("still snow --time 1e-5 -o a.png", "write a time as 1.5s"),
            ("still snow --time 0.00000000001 -o a.png", "a time has at most nine decimals"),
        ])
    func suggestions(arguments: String, message: String) throws {
        try withTemporaryFolder { folder in
            try makeEmptyFile(folder + "/notes.txt")
            let result = try Tool.built.run(arguments.split(separator: " ").map(String.init), in: folder)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test("--format overrides unknown file extensions, and PNGs can be folders or animations")
    func formats() throws {
        try withTemporaryFolder { folder in
            for (name, format) in [("a.film", "gif"), ("frames/", "png"), ("a.png", "apng")] {
                let arguments = ["-o", name, "--format", format, "--size", "32x18", "--frames", "0-1", "-q"]
                let result = try Tool.built.run(["render", "snow"] + arguments, in: folder)
                #expect(result.status == 0, "\(result.errors)")
            }
            #expect(try files(in: folder) == ["a.film", "a.png", "frames"])
        }
    }

    @Test("A file is replaced only with --force")
    func force() throws {
        try withTemporaryFolder { folder in
            let file = folder + "/a.gif"
            try Data("precious".utf8).write(to: URL(filePath: file))
            let arguments = ["render", "snow", "-o", "a.gif", "--size", "32x18", "--frames", "0-1"]
            let refused = try Tool.built.run(arguments, in: folder)
            #expect(refused.status == 73 && refused.errorLines.count == 1)
            #expect(try Data(contentsOf: URL(filePath: file)) == Data("precious".utf8))
            let forced = try Tool.built.run(arguments + ["--force", "-q"], in: folder)
            #expect(forced.status == 0 && forced.errors.isEmpty)
            #expect(try Data(contentsOf: URL(filePath: file)).starts(with: Data("GIF89a".utf8)))
            #expect(try files(in: folder) == ["a.gif"])
        }
    }

    @Test("Hashes are replaced only with --force")
    func forceHashes() throws {
        try withTemporaryFolder { folder in
            try makeEmptyFile(folder + "/h.json")
            let arguments = ["render", "snow", "--size", "32x18", "--frames", "0-1", "--hashes", "h.json"]
            #expect(try Tool.built.run(arguments, in: folder).status == 73)
            #expect(try Tool.built.run(arguments + ["--force"], in: folder).status == 0)
        }
    }

    @Test("Unknown kernels are refused")
    func kernels() throws {
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(
                ["render", "snow", "-o", "a.gif"], in: folder, environment: ["QUARTZITE_KERNEL": "abacus"])
            #expect(result.status == 64 && result.errors.contains("QUARTZITE_KERNEL"))
            #expect(try files(in: folder).isEmpty)
        }
    }
}
