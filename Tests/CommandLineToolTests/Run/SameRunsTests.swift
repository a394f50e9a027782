import Foundation
import Testing

@Suite("Every run of a scene is the same", .enabled(if: RunTool.built))
struct SameRunsTests {
    /// Values that usually differ between runs or machines, both printed and drawn.
    private static let body = #"""
        let words = ["red", "green", "blue", "pink", "grey", "cyan", "teal", "gold"]
        let set = Set(words)
        let table = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
        let views = Set((0..<8).map { index in
            let view = UIView(frame: CGRect(x: 0, y: 20 * index, width: 300, height: 60))
            view.tag = index
            view.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 1, brightness: 1, alpha: 1)
            return view
        })
        views.forEach(view.addSubview)
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = .full
        var moment = time(nil)
        let lines = [
            set.joined(separator: " "), table.map { "\($0.key)\($0.value)" }.joined(separator: " "),
            views.map { "\($0.tag)" }.joined(), "\("red".hashValue)", UUID().uuidString, NSUUID().uuidString,
            "\(NSDate())", "\(Date())", "\(ProcessInfo.processInfo.systemUptime)", "\(ContinuousClock().now)",
            "\(Foundation.arc4random()) \(Darwin.drand48())", TimeZone.current.identifier, Locale.current.identifier,
            "\(Calendar.current)", formatter.string(from: Date()), Date().formatted(), 1234.5.formatted(),
            String(localtime(&moment).pointee.tm_hour),
        ]
        let label = UILabel(frame: view.bounds)
        label.numberOfLines = 0
        label.text = lines.joined(separator: "\n")
        view.addSubview(label)
        print(label.text!)
        """#

    @Test("Sets, dictionaries, identifiers, times and formats are the same in every run, on every machine")
    func same() throws {
        try withRunTool { tool in
            try tool.write("import Foundation\n" + controller(doing: Self.body), to: "a.swift")
            let machines = [
                ["TZ": "Asia/Tokyo", "LANG": "ja_JP.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "0"],
                ["TZ": "America/New_York", "LC_ALL": "fr_FR.UTF-8"], ["TZ": "UTC", "LANG": "C"],
            ]
            let runs = try machines.map {
                try tool.run("a.swift --frames 0 -q --hashes - --size 188x334 -j 1", environment: $0)
            }
            #expect(runs.allSatisfy { $0.status == 0 }, "\(runs[0].errors)")
            #expect(runs[0].errors.contains("Tuesday, January 9, 2007 at 9:41:00"), "\(runs[0].errors)")
            for run in runs.dropFirst() {
                #expect(run.errors == runs[0].errors)
                #expect(run.output == runs[0].output)
            }
        }
    }

    @Test("A program started without the tool gives the same result")
    func alone() throws {
        try withRunTool { tool in
            // The unique name identifies the program in the cache.
            let name = "Alone" + UUID().uuidString.prefix(8)
            try tool.write("import Foundation\n" + controller(name, doing: Self.body), to: "alone.swift")
            let arguments = ["alone.swift", "--frames", "0", "-q", "--hashes", "-", "--size", "188x334", "-j", "1"]
            let run = try tool.run(arguments.joined(separator: " "))
            let program = try #require(tool.program(of: name))
            let process = Process()
            process.executableURL = program
            process.arguments = [name] + arguments
            process.currentDirectoryURL = URL(filePath: tool.folder)
            process.environment = ProcessInfo.processInfo.environment.merging(["TZ": "Asia/Tokyo"]) { $1 }
            let (output, errors, input) = (Pipe(), Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, errors)
            // The program ends when this pipe is closed.
            process.standardInput = input
            try process.run()
            let hashes = try #require(try output.fileHandleForReading.readToEnd())
            let printed = try #require(try errors.fileHandleForReading.readToEnd())
            process.waitUntilExit()
            #expect(run.status == 0 && !run.output.isEmpty)
            #expect(hashes == run.output && String(decoding: printed, as: UTF8.self) == run.errors)
        }
    }

    @Test("--time-zone and --locale apply to the scene, and wrong ones are refused in one line")
    func settings() throws {
        try withRunTool { tool in
            try tool.write("import Foundation\n" + controller(doing: Self.body), to: "a.swift")
            let arguments = "a.swift --frames 0 -q --hashes - --size 188x334 -j 1"
            let run = try tool.run(arguments + " --time-zone Asia/Tokyo --locale de_DE")
            #expect(run.errors.contains("Dienstag, 9. Januar 2007 um 18:41:00"), "\(run.errors)")
            #expect(run.errors.contains("Asia/Tokyo\nde_DE\n") && run.errors.contains("\n1.234,5\n18\n"))
            let zone = try tool.run(arguments + " --time-zone Mars/Olympus")
            #expect(zone.status == 64 && zone.errors.contains("write a time zone as UTC, Europe/Berlin"))
            let locale = try tool.run(arguments + " --locale klingon")
            #expect(locale.status == 64 && locale.errors.contains("write a locale as en_US, de_DE"))
        }
    }
}
