import Foundation
import TestSupport
import Testing

@Suite("The tool writes and reads the same in every locale")
struct LocaleToolTests {
    private static let locales = ["de_DE", "ar_EG", "tr_TR"]

    private func environment(_ locale: String) -> [String: String] {
        ["LC_ALL": locale + ".UTF-8", "LANG": locale + ".UTF-8", "LANGUAGE": String(locale.prefix(2))]
    }

    @Test("Hashes, lists, information and jobs are the same bytes, with points in numbers", arguments: locales)
    func output(locale: String) throws {
        let commands = [
            "render fire --size 32x18 --frames 1-2 --fps 30 --set velocity=40.5 -q --hashes -", "list --json",
            "info fire", "job snow -o a.gif --size 32x18 --frames 0-24 --fps 12.5 --scale 1.5 --job -",
            "job snow -o a.mp4 --size 32x18 --frames 0-24 --for slurm --job -",
        ]
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            try withTemporaryFolder { folder in
                let (here, there) = (
                    try Tool.built.run(words, in: folder, environment: ["LC_ALL": "C", "LANG": "C"]),
                    try Tool.built.run(words, in: folder, environment: environment(locale))
                )
                #expect(here.status == 0 && !here.output.isEmpty, "\(here.errors)")
                #expect(there.status == 0 && here.output == there.output, "\(command) in \(locale): \(there.errors)")
            }
        }
    }

    @Test("A folder of frames goes on, and segments of another scale are refused", arguments: locales)
    func segments(locale: String) throws {
        try withTemporaryFolder { folder in
            func run(_ command: String) throws -> Tool.Result {
                try Tool.built.run(
                    command.split(separator: " ").map(String.init), in: folder, environment: environment(locale))
            }
            let frames = "render snow --size 32x18 --scale 1.5 -q -o frames/ --frames"
            for part in ["0-1", "2-3"] {
                let result = try run("\(frames) \(part)")
                #expect(result.status == 0, "\(result.errors)")
            }
            #expect(try run("\(frames) 0-3").status == 0)
            for (name, scale, part) in [("a", "1.5", "0-1"), ("b", "1.25", "2-3")] {
                let result = try run(
                    "render snow --size 32x18 --fps 12.5 --scale \(scale) -q --frames \(part) -o \(name).qseg")
                #expect(result.status == 0, "\(result.errors)")
            }
            let joined = try run("join a.qseg b.qseg -o a.gif")
            #expect(joined.status == 66 && joined.errors.contains("scale 1.25 instead of 1.5"), "\(joined.errors)")
            #expect(try run("join a.qseg -o a.gif -q").status == 0)
        }
    }

    @Test("Names are matched in any case where i has a dotted capital")
    func turkish() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let result = try Tool.built.run(
            ["still", "snow", "-o", "-", "--text-size", "MEDIUM", "--device", "IPHONE 17"], in: folder,
            environment: environment("tr_TR"))
        #expect(result.status == 0 && !result.output.isEmpty, "\(result.errors)")
    }
}
