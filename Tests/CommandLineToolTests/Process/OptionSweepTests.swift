import Foundation
import TestSupport
import Testing

@Suite("Every option takes or refuses odd values in an orderly way")
struct OptionSweepTests {
    /// What the parser says about the tool's commands.
    private struct Help: Decodable { let command: Command }

    private struct Command: Decodable {
        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?
    }

    private struct Argument: Decodable {
        let kind: String
        let preferredName: Name?
    }

    private struct Name: Decodable { let name: String }

    /// An option of a command.
    struct Case: CustomTestStringConvertible, Sendable {
        let command: String
        let option: String

        var testDescription: String { "\(command) --\(option)" }
    }

    /// Arguments with which a command ends soon, so that only the option that is tried matters.
    private static let arguments: [String: [String]] = [
        "render": ["snow", "--size", "16x16", "--frames", "0-1", "--output", "out.gif"],
        "still": ["snow", "--size", "16x16", "--output", "out.png"],
        "join": ["segments", "--output", "out.gif"],
        "job": ["snow", "--size", "16x16", "--frames", "0-1", "--output", "out.gif", "--job", "out.json"],
        "run": ["none.swift", "--size", "16x16", "--output", "out.png"], "play": ["none.swift"], "test": ["none"],
        "port": ["none", "--output", "out"], "new": ["out"], "studio": ["none"], "host": ["none"],
        "prepare": ["none.swift"],
    ]

    /// A huge number, a negative one, standard input or output, a folder, a missing file, a name with a line break.
    private static let values = ["", "999999999999999999999999", "-7", "-", ".", "missing/file.x", "a\nb"]

    private static let statuses: Set<Int32> = [0, 1, 2, 64, 66, 69, 73, 75]

    /// Each option of each command; those that commands share are tried with the first of them.
    private static let cases: [Case] = {
        let result = try? Tool.built.run(["--experimental-dump-help"], in: FileManager.default.temporaryDirectory.path)
        let help = result.flatMap { try? JSONDecoder().decode(Help.self, from: $0.output) }
        var seen: Set<String> = []
        return (help?.command.subcommands ?? []).flatMap { command in
            (command.arguments ?? []).filter { $0.kind == "option" }.compactMap { argument -> Case? in
                guard let name = argument.preferredName?.name, seen.insert(name).inserted else { return nil }
                return Case(command: command.commandName, option: name)
            }
        }
    }()

    @Test("The parser lists the options, and the sweep knows each command that has some")
    func coverage() {
        #expect(Self.cases.count > 40)
        #expect(Set(Self.cases.map(\.command)).isSubset(of: Self.arguments.keys))
        #expect(Self.cases.contains { $0.testDescription == "job --job" })
    }

    @Test("A value is taken, or refused in one line that names it, and leaves no rubbish", arguments: cases)
    func sweep(_ tried: Case) throws {
        var arguments = Self.arguments[tried.command] ?? []
        if let place = arguments.firstIndex(of: "--\(tried.option)") { arguments.removeSubrange(place...(place + 1)) }
        // A range of frames excludes times.
        if ["start", "end", "duration"].contains(tried.option), let place = arguments.firstIndex(of: "--frames") {
            arguments.removeSubrange(place...(place + 1))
        }
        for value in Self.values {
            try withTemporaryFolder { folder in
                try FileManager.default.createDirectory(
                    atPath: folder + "/segments", withIntermediateDirectories: false)
                let words = [tried.command] + arguments + ["--\(tried.option)", value]
                let result = try Tool.built.run(
                    words, in: folder, environment: ["DISPLAY": "", "XDG_CACHE_HOME": RunTool.sharedCache])
                let report = Comment(rawValue: "\(words): \(result.status) \(result.errors)")
                #expect(Self.statuses.contains(result.status), report)
                let made = try files(in: folder).filter { $0 != "segments" }
                guard result.status != 0 else {
                    #expect(made.allSatisfy { $0.hasPrefix("out") || $0 == value && value != "-" }, report)
                    return
                }
                #expect(result.errorLines.count == 1 && result.errors.hasPrefix("quartzite: "), report)
                #expect(made.isEmpty, "\(made) after \(words)")
            }
        }
    }

    @Test(
        "Options that exclude each other, or need one another, are refused",
        arguments: [
            "job snow -o out.mp4 --image other", "render snow -o out.gif --end 1s --duration 1s",
            "render snow -o out.gif --landscape", "render snow -o out.gif --frame", "render snow -o out.gif --row 1",
            "render snow -o out.gif --encode-chunks", "render snow -o out.mp4 --loop 2",
            "render snow -o - --format gif --hashes -",
            "still snow -o - --hashes -", "still snow -o out.png --frame",
            "run none.swift --json", "run none.swift --tutorial-lines --apple-lines --list",
            "job snow -o out.mp4 --row 1", "job snow -o out.mp4 --for deadline --job -",
            "job snow -o out.mp4 --time 1s", "test none --frame", "play snow --scene Snow",
            "join segments -o out.mp4 --loop 2", "join segments -o out.gif --row 1",
        ])
    func pairs(_ line: String) throws {
        try withTemporaryFolder { folder in
            let result = try Tool.built.run(line.split(separator: " ").map(String.init), in: folder)
            let report = Comment(rawValue: "\(line): \(result.status) \(result.errors)")
            #expect([64, 66].contains(result.status) && result.errorLines.count == 1, report)
            #expect(try files(in: folder).isEmpty, report)
        }
    }
}
