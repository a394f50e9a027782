import Foundation
import Testing

@Suite("Test targets can be built and run separately")
struct TestTargetTests {
    /// What only the targets `…ToolTests` and `…DisplayTests` may do, because it starts a process.
    private static let starts = ["Process()", "CapturedProcess.run(", "ChildProcess(", "posix_spawn", "popen("]
    /// What only the targets `…DisplayTests` may do, because it needs a browser or a window.
    private static let displays = ["Browser(", "VirtualDisplay("]

    private static let swiftTests = SourceFile.tests.filter {
        $0.isSwift && !$0.path.hasSuffix("/TestTargetTests.swift")
    }

    @Test("Only tests of the tool start processes, and only tests of displays open pages and windows")
    func tiers() {
        #expect(Self.swiftTests.count > 500)
        for file in Self.swiftTests where !file.module.hasSuffix("DisplayTests") {
            let forbidden = Self.displays + (file.module.hasSuffix("ToolTests") ? [] : Self.starts)
            for (index, line) in file.code.enumerated() {
                for call in forbidden where Self.hasCall(call, line) {
                    Issue.record("\(file):\(index + 1) calls \(call); move it to a target …ToolTests or …DisplayTests")
                }
            }
        }
    }

    /// Whether a line has a call, and not one of a function whose name ends in the same way, such as `documentBrowser(`.
    private static func hasCall(_ call: String, _ line: some StringProtocol) -> Bool {
        line.ranges(of: call).contains {
            $0.lowerBound == line.startIndex || !line[line.index(before: $0.lowerBound)].isLetter
        }
    }

    @Test("Each tier has tests")
    func names() {
        let modules = Set(Self.swiftTests.map(\.module))
        #expect(modules.contains { $0.hasSuffix("ToolTests") } && modules.contains { $0.hasSuffix("DisplayTests") })
    }

    @Test("No test target depends on another one")
    func dependencies() throws {
        let manifest = try String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
        let modules = Set(Self.swiftTests.map(\.module)).filter { $0.hasSuffix("Tests") }
        // The manifest names its own test targets only where it declares them.
        for module in modules {
            let mentions = manifest.matches(of: /"([A-Za-z_]+)"/).filter { $0.1 == module }
            #expect(mentions.isEmpty, "a target of Package.swift depends on \(module)")
        }
    }
}
