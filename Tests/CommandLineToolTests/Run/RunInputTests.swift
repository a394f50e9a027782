import Foundation
import Testing

@Suite("Input of a run, and its location", .enabled(if: RunTool.built))
struct RunInputTests {
    private static let small = "--frames 0 --size 94x167 -j 1"

    /// An image of one red dot: 1 x 1, GIF.
    private static let dot =
        Data(base64Encoded: "R0lGODlhAQABAIABAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data()

    private func write(_ data: Data, _ tool: RunTool, _ name: String) throws {
        try data.write(to: URL(filePath: "\(tool.folder)/\(name)"))
    }

    @Test("An unreadable image is reported with its reason, not as missing")
    func pictures() throws {
        try withRunTool { tool in
            let body = """
                for name in ["whole", "cut", "large", "text", "drawing", "lost"] {
                    view.addSubview(UIImageView(image: UIImage(named: name)))
                }
                """
            try tool.write(controller(doing: body), to: "App/a.swift")
            var large = Self.dot
            large.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
            try write(Self.dot, tool, "App/whole.gif")
            try write(Self.dot.prefix(30), tool, "App/cut.gif")
            try write(large, tool, "App/large.gif")
            try tool.write("no picture", to: "App/text.png")
            let set = "App/Assets.xcassets/drawing.imageset/"
            try tool.write("no drawing", to: set + "drawing.pdf")
            try tool.write(
                #"{"images": [{"idiom": "universal", "filename": "drawing.pdf"}]}"#, to: set + "Contents.json")
            let result = try tool.run("App \(Self.small) -o a.png --progress none")
            #expect(result.status == 0)
            let warnings = result.errorLines.filter { $0.contains("warning") }.map(String.init)
            #expect(warnings.count == 5, "\(result.errors)")
            func says(_ file: String, _ reason: String) -> Bool {
                warnings.contains { $0.contains("/\(file): \(reason)") }
            }
            #expect(says("cut.gif", "damaged GIF: "), "\(result.errors)")
            #expect(says("large.gif", "picture too large: 65535x65535"), "\(result.errors)")
            #expect(says("text.png", "not a picture: "), "\(result.errors)")
            #expect(says("drawing.pdf", "the file is no PDF file"), "\(result.errors)")
            #expect(warnings.last?.contains("no picture called lost; ") == true, "\(result.errors)")
        }
    }

    @Test("The sources and images of a run are not replaced, not even with --force")
    func force() throws {
        try withRunTool { tool in
            let body = "view.addSubview(UIImageView(image: UIImage(named: \"dot\")))"
            try tool.write(controller(doing: body), to: "a.swift")
            try write(Self.dot, tool, "dot.gif")
            try write(Self.dot, tool, "unused.gif")
            for arguments in [
                "-o a.swift --format gif", "--hashes a.swift", "-o dot.gif", "-o new.gif --hashes dot.gif",
            ] {
                let result = try tool.run("a.swift \(Self.small) -q --force \(arguments)")
                #expect(result.status == 73 && result.errors.contains("is read"), "\(result.errors)")
            }
            #expect(try tool.run("a.swift \(Self.small) -q --force -o unused.gif").status == 0)
            #expect(FileManager.default.contents(atPath: tool.folder + "/dot.gif") == Self.dot)
            #expect(try files(in: tool.folder) == ["a.swift", "dot.gif", "unused.gif"])
        }
    }

    @Test("Folders can have any name", arguments: ["a\nb", "a\"b", "a\\b", "a\tb", "ä b", "\u{2028}"])
    func folderNames(name: String) throws {
        try withRunTool { tool in
            try tool.write(controller(doing: ""), to: "App/\(name)/a.swift")
            try tool.write("struct Other {}", to: "App/b.swift")
            let result = try tool.run("App \(Self.small) -q -o a.png")
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test("The time limit of a scene applies to its child processes, too")
    func children() throws {
        try withRunTool { tool in
            let body = """
                let child = Process()
                child.executableURL = URL(fileURLWithPath: "/bin/sleep")
                child.arguments = ["100"]
                try! child.run()
                try! "\\(child.processIdentifier)".write(toFile: "pid", atomically: true, encoding: .utf8)
                while true {}
                """
            try tool.write("import Foundation\n" + controller(doing: body), to: "a.swift")
            let clock = ContinuousClock()
            let began = clock.now
            let result = try tool.run("a.swift \(Self.small) -q -o a.png --timeout 3")
            #expect(result.status == 1 && result.errors.contains("took longer than 3 s"), "\(result.errors)")
            #expect(clock.now - began < .seconds(60))
            let process = try String(contentsOfFile: tool.folder + "/pid", encoding: .utf8)
            let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            #expect(state.isEmpty || state.contains(") Z "), "\(state)")
        }
    }

    @Test("A run ends with its scene, whatever processes the scene leaves behind")
    func leftovers() throws {
        try withRunTool { tool in
            let body = """
                let child = Process()
                child.executableURL = URL(fileURLWithPath: "/bin/sleep")
                child.arguments = ["100"]
                try! child.run()
                """
            try tool.write("import Foundation\n" + controller(doing: body), to: "a.swift")
            let clock = ContinuousClock()
            let began = clock.now
            #expect(try tool.run("a.swift \(Self.small) -q -o a.png").status == 0)
            #expect(clock.now - began < .seconds(60))
        }
    }
}
