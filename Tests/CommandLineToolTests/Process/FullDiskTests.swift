import Foundation
import TestSupport
import Testing

@Suite("Failed writes are reported")
struct FullDiskTests {
    private let shell = Tool(binary: URL(filePath: "/bin/bash"))

    private func run(_ command: String, in folder: String) throws -> Tool.Result {
        try shell.run(["-c", command], in: folder, environment: ["TOOL": Tool.built.binary.path])
    }

    @Test(
        "A full disk on standard output is an error",
        arguments: [
            "list", "list --json", "info snow", "version", "--version", "--help", "help render",
            "render snow --size 32x18 --frames 0 -q --hashes -",
            "render snow --size 32x18 --frames 0 -q -o - --format gif",
        ])
    func standardOutput(arguments: String) throws {
        try withTemporaryFolder { folder in
            let result = try run("$TOOL \(arguments) > /dev/full", in: folder)
            #expect(result.status == 73, "\(result.errors)")
            #expect(result.errorLines.count == 1 && result.errors.contains("No space left on device"))
        }
    }

    @Test("A closed pipe on standard output is not an error")
    func reader() throws {
        try withTemporaryFolder { folder in
            let command = "$TOOL render snow --size 32x18 --frames 0-9 -q --hashes - | true; exit ${PIPESTATUS[0]}"
            let result = try run(command, in: folder)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test(
        "A file beyond the user's size limit leaves no files",
        arguments: ["a.gif", "a.mp4", "a.webm", "a.webp", "a.qseg", "seq/"])
    func fileSize(name: String) throws {
        try withTemporaryFolder { folder in
            let arguments = "render snow --start 3s --size 640x360 --fps 10 --frames 0-90 -q -o \(name)"
            // Threads that run tests block the signal of the limit, and processes inherit that; elsewhere it arrives.
            let result = try run("ulimit -f 1; exec env --default-signal=XFSZ $TOOL \(arguments)", in: folder)
            #expect(result.status == 73 && result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains("File too large"), "\(result.errors)")
            let isFolder = name.hasSuffix("/")
            #expect(try files(in: folder) == (isFolder ? ["seq"] : []))
            if isFolder { #expect(try files(in: folder + "/seq").allSatisfy { $0 == "film.json" }) }
        }
    }
}
