import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// The commands that the compiler's driver runs to compile and link a program of one source, for the tool to run itself.
///
/// The driver takes a tenth of a second to plan them, and then starts two more programs before the linker. Its plan is kept,
/// since it stays the same until the compiler or its arguments change.
struct CompilerJobs: Codable {
    /// The commands by their words; empty if the driver plans anything else than compiling once and linking.
    struct Plan: Codable {
        var compile: [String] = []
        /// The command of Clang, which chooses that of the linker.
        var clang: [String] = []
        var objects: [String] = []
        /// The command of the linker; empty until the objects exist, without which Clang does not say it.
        var link: [String] = []
    }

    /// What stands for the libraries that the object files name.
    private static let libraries = "-lQuartziteLinkedLibraries"

    /// A digest of the compiler, its arguments and its environment, which decide the plan.
    let key: String
    private(set) var plan: Plan
    /// Whether ``plan`` differs from what was read.
    private(set) var isChanged = false

    private enum CodingKeys: CodingKey { case key, plan }

    /// Returns the key for arguments of a compiler.
    static func key(_ installation: Installation, _ arguments: [String]) throws -> String {
        let environment = ProcessInfo.processInfo.environment.filter { name, _ in
            name == "SDKROOT" || name == "TMPDIR" || name == "PATH" || name.hasPrefix("SWIFT")
        }
        let known = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let parts =
            [try installation.fingerprint, FileManager.default.currentDirectoryPath] + known + arguments
        return ContentDigest(Data(parts.joined(separator: "\n").utf8)).text
    }

    /// Reads the jobs that were kept for a key, or asks the driver for them.
    init(key: String, keptIn file: String, compiler: String, arguments: [String], log: String) throws {
        if let kept = FileManager.default.contents(atPath: file),
            let jobs = try? JSONDecoder().decode(CompilerJobs.self, from: kept), jobs.key == key
        {
            self = jobs
            return
        }
        self.key = key
        let said = try CapturedProcess.run(compiler, arguments + ["-driver-print-jobs"], log: log)
        plan = (said.status == 0 ? Self.plan(said.output) : nil) ?? Plan()
        isChanged = true
    }

    /// Reads the driver's plan; nil if it has other steps than expected.
    static func plan(_ output: String) -> Plan? {
        let jobs = output.split(separator: "\n").compactMap { CommandWords($0)?.words }
        guard jobs.count == 3, let frontend = jobs[0].first, let extract = jobs[1].first, let clang = jobs[2].first,
            frontend.hasSuffix("/swift-frontend"), extract.hasSuffix("/swift-autolink-extract"),
            clang.hasSuffix("/clang"), let list = jobs[1].last, jobs[1].dropLast().last == "-o",
            jobs[2].count(where: { $0 == "@" + list }) == 1,
            (jobs[0] + jobs[1] + jobs[2]).count(where: { $0.hasPrefix("@") }) == 1
        else { return nil }
        return Plan(
            compile: jobs[0], clang: jobs[2].map { $0 == "@" + list ? libraries : $0 },
            objects: jobs[1].dropFirst().dropLast(2).filter { $0.hasSuffix(".o") })
    }

    /// Whether the tool can run the jobs itself.
    var isUsable: Bool { plan.compile.first.map(FileManager.default.isExecutableFile) ?? false }

    /// What is kept.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try encoder.encode(self)
        }
    }

    /// Returns the command of the linker after the objects were compiled; nil if it is not known.
    mutating func link(log: String) throws -> [String]? {
        if plan.link.isEmpty, let clang = plan.clang.first {
            let said = try CapturedProcess.run(clang, plan.clang.dropFirst() + ["-###"], log: log)
            guard said.status == 0, let command = Self.linkCommand(said.output) else { return nil }
            plan.link = command
            isChanged = true
        }
        guard let libraries = LinkedLibraries.options(of: plan.objects), libraries.allSatisfy({ $0.hasPrefix("-l") })
        else { return nil }
        return plan.link.flatMap { $0 == Self.libraries ? libraries : [$0] }
    }

    /// Returns the linker command that Clang prints; nil if it prints none or several.
    static func linkCommand(_ output: String) -> [String]? {
        let commands = output.split(separator: "\n").filter { $0.hasPrefix(" \"") }.compactMap {
            CommandWords($0)?.words
        }
        guard commands.count == 1, commands[0].count(where: { $0 == libraries }) == 1 else { return nil }
        return commands[0]
    }
}
