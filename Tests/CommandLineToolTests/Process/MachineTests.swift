import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Machines without fonts, displays or memory")
struct MachineTests {
    private let shell = Tool(binary: URL(filePath: "/bin/bash"))

    /// Whether this process may hide folders from a command.
    static let canHide: Bool = {
        let shell = Tool(binary: URL(filePath: "/bin/bash"))
        let result = try? withTemporaryFolder { folder in
            try shell.run(["-c", "unshare -m mount --bind . /usr/share/fonts"], in: folder)
        }
        return result?.status == 0
    }()

    private func run(_ command: String, in folder: String, environment: [String: String] = [:]) throws -> Tool.Result {
        let variables = environment.merging(["TOOL": Tool.built.binary.path]) { own, _ in own }
        return try shell.run(["-c", command], in: folder, environment: variables)
    }

    /// Runs a command that finds no fonts in the system's folder except those in `fonts`, a folder of the current one.
    private func withoutFonts(_ command: String, in folder: String) throws -> Tool.Result {
        try FileManager.default.createDirectory(atPath: folder + "/fonts", withIntermediateDirectories: true)
        return try run(
            "unshare -m bash -c 'mount --bind fonts /usr/share/fonts && \(command)'", in: folder)
    }

    @Test("Without fonts, text is refused by name, and scenes without text are drawn", .enabled(if: canHide))
    func missingFonts() throws {
        try withTemporaryFolder { folder in
            for command in ["still controls --time 1s -o a.png", "render controls --frames 0 -o a.gif -q"] {
                let result = try withoutFonts("$TOOL \(command)", in: folder)
                #expect(result.status == 1 && result.errorLines.count == 1, "\(result.errors)")
                #expect(
                    result.errors.contains("text in Inter") && result.errors.contains("apt install fonts-inter"),
                    "\(result.errors)")
            }
            #expect(try files(in: folder) == ["fonts"])
            let snow = try withoutFonts("$TOOL still snow --time 1s -o snow.png", in: folder)
            #expect(snow.status == 0, "\(snow.errors)")
            let doctor = try withoutFonts("$TOOL doctor", in: folder)
            let lines = String(decoding: doctor.output, as: UTF8.self).split(separator: "\n")
            #expect(doctor.status == 1)
            #expect(lines.count { $0.hasPrefix("FAIL  fonts-") && $0.contains("apt install fonts-") } == 5, "\(lines)")
        }
    }

    @Test("Without a display, play says so and ends with status 69, and the doctor passes")
    func display() throws {
        try withTemporaryFolder { folder in
            let command = "unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER; $TOOL"
            let result = try run("\(command) play snow", in: folder)
            #expect(result.status == 69, "\(result.errors)")
            #expect(result.errors.contains("quartzite: cannot open a window: "), "\(result.errors)")
            #expect(result.errors.contains("quartzite studio"), "\(result.errors)")
            let doctor = try run("\(command) doctor", in: folder)
            #expect(doctor.status == 0 && String(decoding: doctor.output, as: UTF8.self).contains("\nno    play "))
        }
    }

    @Test("A cache folder that cannot be written fails the doctor, with what to do")
    func cache() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: URL(filePath: folder + "/file"))
            let result = try Tool.built.run(["doctor"], in: folder, environment: ["XDG_CACHE_HOME": folder + "/file"])
            let line = String(decoding: result.output, as: UTF8.self).split(separator: "\n").first {
                $0.hasPrefix("FAIL  cache")
            }
            #expect(result.status == 1 && line?.contains("set XDG_CACHE_HOME") == true, "\(line ?? "")")
        }
    }

    @Test("The rewriter ends where memory for threads is scarce", .enabled(if: RunTool.built))
    func memory() throws {
        try withTemporaryFolder { folder in
            for name in ["A", "B", "C"] {
                try Data("import UIKit\nclass \(name)View: UIView {}\n".utf8).write(
                    to: URL(filePath: "\(folder)/\(name).swift"))
            }
            let tool = try Installation.current().rewriter()
            let result = try run(
                "ulimit -v 700000; timeout 60 \(tool) rewrite --output out --root . -- A.swift B.swift C.swift",
                in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try files(in: folder + "/out").count == 3)
        }
    }
}
