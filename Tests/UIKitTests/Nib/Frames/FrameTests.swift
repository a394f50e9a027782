import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Frames that Interface Builder saved") struct FrameTests {
    /// Returns the report about the documents in a folder.
    private func report(_ folder: URL) throws -> FrameReport {
        let context = SceneContext()
        context.writeMessage = { _ in }
        return try context.run {
            ImageCatalog.current.replacesMissing = true
            return try FrameReport(FrameTable(folder: folder))
        }
    }

    @Test("Views of Interface Builder's documents have the frames that Apple's Auto Layout gave them")
    func documents() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Documents")
        let report = try report(folder)
        let (exact, text) = (report.totals(.constraints, .controls, .images), report.totals(.text, .priorities))
        #expect(exact.compared > 80 && exact.agreeing * 100 >= exact.compared * 98, "\(report.text)")
        // Fonts that replace Apple's give texts about the same size.
        #expect(text.agreeing * 100 >= text.compared * 90, "\(report.text)")
        #expect(report.textFrames(within: 1) * 100 >= text.compared * 75, "\(report.text)")
    }

    @Test(
        "The frames of a folder's documents are reported",
        .enabled(if: ProcessInfo.processInfo.environment["QUARTZITE_FRAMES"] != nil))
    func folder() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = try #require(environment["QUARTZITE_FRAMES"])
        var report = try report(URL(fileURLWithPath: folder))
        environment["QUARTZITE_FRAMES_LIMIT"].flatMap { Int($0) }.map { report.limit = $0 }
        let text = report.text
        if let path = environment["QUARTZITE_FRAMES_REPORT"] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } else {
            print(text)
        }
    }
}
