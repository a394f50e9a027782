import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("The jobs of the compiler's driver") struct CompilerJobsTests {
    @Test(
        "Words are read as shells and Clang write them",
        arguments: [
            ("a  b c", ["a", "b", "c"]), ("'it'\\''s' \"a b\"", ["it's", "a b"]),
            ("\"\\\"x\\$\\\\\" ''", ["\"x$\\", ""]),
            ("a\\ b", ["a b"]), ("'a", nil), ("\"a", nil), ("a\\", nil), ("", []),
        ] as [(String, [String]?)])
    func words(line: String, words: [String]?) { #expect(CommandWords(line)?.words == words) }

    private static let plan = """
        /t/bin/swift-frontend -frontend -c -primary-file '/a b/x.swift' -o /o/x.o -o /o/p.o
        /t/bin/swift-autolink-extract /o/x.o /o/p.o /l/k.o -o /o/App.autolink
        /t/bin/clang -pie /o/x.o /o/p.o /l/k.o @/o/App.autolink -lswiftCore -o /o/program
        """

    @Test("A plan to compile once and link is used")
    func plan() throws {
        let plan = try #require(CompilerJobs.plan(Self.plan))
        #expect(plan.compile.first == "/t/bin/swift-frontend" && plan.compile.contains("/a b/x.swift"))
        #expect(plan.objects == ["/o/x.o", "/o/p.o", "/l/k.o"])
        #expect(!plan.clang.contains("@/o/App.autolink") && plan.clang.count == 9)
        let line = plan.clang.dropFirst().map { "\"\($0)\"" }.joined(separator: " ")
        let said = "clang version 17\n \"/t/bin/ld.lld\" \(line)\n"
        #expect(CompilerJobs.linkCommand(said)?.first == "/t/bin/ld.lld")
        #expect(CompilerJobs.linkCommand(said + said) == nil)
        #expect(CompilerJobs.linkCommand(" \"/t/bin/ld.lld\" \"-o\" \"p\"") == nil)
    }

    @Test(
        "Any other plan is left to the driver",
        arguments: [
            ("/t/bin/swift-frontend -frontend", "/t/bin/swift-frontend -frontend\n/t/bin/swift-frontend -frontend"),
            ("-primary-file", "@/a/arguments"), ("/t/bin/clang", "/t/bin/ld"), ("@/o/App.autolink", ""),
            ("-o /o/App.autolink", "-o"),
        ])
    func others(part: String, other: String) {
        #expect(CompilerJobs.plan(Self.plan.replacing(part, with: other)) == nil)
    }

    /// An object file with a list of libraries and the names of its sections.
    private static var object: [UInt8] {
        func bytes(_ number: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(number >> (8 * $0) & 0xff) } }
        let names = Array("\0.swift1_autolink_entries\0".utf8)
        let list = Array("-lFoundation\0-lm\0\0-lFoundation\0".utf8)
        func section(_ name: Int, _ start: Int, _ count: Int) -> [UInt8] {
            bytes(name, 4) + bytes(0, 20) + bytes(start, 8) + bytes(count, 8) + bytes(0, 24)
        }
        let (namesStart, listStart) = (64, 64 + names.count)
        let table = listStart + list.count
        let header: [UInt8] =
            [0x7f, 0x45, 0x4c, 0x46, 2, 1] + bytes(0, 34) + bytes(table, 8) + bytes(0, 10) + bytes(64, 2) + bytes(2, 2)
            + bytes(0, 2)
        return header + names + list + section(0, namesStart, names.count) + section(1, listStart, list.count)
    }

    @Test("Object files say which libraries they need, each one once")
    func libraries() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/a.o"
            try Data(Self.object).write(to: URL(filePath: path))
            #expect(LinkedLibraries.options(of: [path, path]) == ["-lFoundation", "-lm"])
            #expect(LinkedLibraries.options(of: [path, folder + "/b.o"]) == nil)
        }
    }

    @Test("Damaged object files are no object files, and end nothing")
    func damaged() {
        let object = Self.object
        for count in object.indices where count < object.count - 24 {
            #expect(LinkedLibraries(Array(object.prefix(count))) == nil)
        }
        for index in object.indices {
            for value in [0, 0x7f, 0xff] as [UInt8] {
                var changed = object
                changed[index] = value
                _ = LinkedLibraries(changed)
            }
        }
    }

    @Test("Neighbours in the order of compilation are about as large, whatever the number of processors")
    func balance() {
        let files = (0..<50).map { "f\($0)" }
        let sizes = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0 < 5 ? 9_000 : 100 + $0) })
        let order = ModuleCompiler.balanced(files) { sizes[$0] ?? 0 }
        #expect(order.sorted() == files.sorted())
        let halves = [order.prefix(25), order.suffix(25)].map { $0.reduce(0) { $0 + (sizes[$1] ?? 0) } }
        let whole = halves.reduce(0, +)
        #expect(halves.allSatisfy { $0 * 10 < whole * 6 }, "\(halves)")
        #expect(ModuleCompiler.balanced(Array(files.prefix(7))) { sizes[$0] ?? 0 } == Array(files.prefix(7)))
    }

    @Test("Modules that package managers have copied are compiled as a whole")
    func copied() {
        #expect(ModuleSet.isCopied("/a/Pods/SnapKit/A.swift") && ModuleSet.isCopied("/c/.build/checkouts/K/A.swift"))
        #expect(!ModuleSet.isCopied("/a/App/A.swift") && !ModuleSet.isCopied("/a/PodsKit/A.swift"))
    }
}
