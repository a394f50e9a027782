import Foundation
import QuartziteSnapshots
import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("Reports say how pictures compare with those of simulators")
struct PictureReportTests {
    private static let near = SnapshotVerdict(path: "a/card.png", kind: .near, reason: "1.0 % \"differ\"")
    private static let moved = SnapshotVerdict(path: "a/list.png", kind: .layout, reason: "moved")

    private func results() throws -> TestResults {
        var results = TestResults(target: "CardTests")
        results.record(TestEvent(kind: .began, test: "CardTests.testA", place: "", message: "0"))
        for verdict in [Self.near, Self.moved] {
            let message = String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self)
            results.record(TestEvent(kind: .compared, test: "", place: "", message: message))
        }
        results.record(TestEvent(kind: .compared, test: "", place: "", message: "no verdict"))
        results.record(TestEvent(kind: .ended, test: "CardTests.testA", place: "", message: "1"))
        return results
    }

    @Test("The pictures of a test are properties in the format of JUnit")
    func junit() throws {
        let text = JUnitReport(results: try results().results).text
        #expect(
            text.contains(
                "<properties>\n<property name=\"a/card.png\" value=\"near: 1.0 % &quot;differ&quot;\"></property>\n"
                    + "<property name=\"a/list.png\" value=\"layout: moved\"></property>\n</properties>"), "\(text)")
        #expect(!JUnitReport(results: [TestResult(target: "T", id: "A.b")]).text.contains("properties"))
    }

    @Test("The summary counts the classes, and lists the pictures that are not accepted")
    func summary() throws {
        let pictures = try results().results.flatMap(\.pictures)
        #expect(
            PictureSummary(pictures).text
                == "2 pictures: 0 equal, 1 near, 0 text, 1 layout, 0 look, 0 missing\nlayout: a/list.png: moved\n")
        #expect(PictureSummary([]).text == "No pictures were compared with those of a simulator\n")
    }

    @Test("Pictures are compared with one kind of references")
    func options() throws {
        #expect(try TestOptions.parse([]).reference == .suite)
        #expect(try TestOptions.parse(["--reference", "apple", "--record-here"]).reference == .apple)
        #expect(throws: (any Error).self) { try TestOptions.parse(["--reference", "here", "--record-here"]) }
        #expect(throws: (any Error).self) { try TestOptions.parse(["--reference", "other"]) }
    }
}
