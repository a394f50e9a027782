import Foundation
import QuartziteSnapshots
import TestSupport
import Testing
import UIKit

@testable @_spi(Internals) import _SnapshotTesting

@MainActor @Suite("Pictures are compared with the references that are asked for", .serialized)
struct ReferenceTests {
    private let folder = TemporaryFolder()

    @Test("Pictures of simulators are compared by class, which is reported")
    func apple() throws {
        try inScene {
            _ = verify(square(.red, side: 40), as: .image, in: folder)
            let settings = SnapshotSettings.current
            var verdicts: [SnapshotVerdict] = []
            settings.reference = .apple
            settings.report = { verdicts.append($0) }
            let similar = square(UIColor(red: 0.97, green: 0.03, blue: 0, alpha: 1), side: 40)
            #expect(verify(similar, as: .image, in: folder) == nil)
            let failure = verify(square(.red, side: 41), as: .image, in: folder)
            #expect(
                failure?.contains("differs from the simulator's in layout: 41 × 41 pixels instead of 40 × 40") == true)
            _ = verify(square(.red), as: .image, named: "b", in: folder, record: .never)
            #expect(verdicts.map(\.kind) == [.equal, .layout, .missing])
            #expect(verdicts.first?.path == folder.url("references/test.a.png").path)
        }
    }

    @Test("Pictures are recorded in a folder beside the suite's, and compared with those")
    func here() throws {
        try inScene {
            let settings = SnapshotSettings.current
            settings.recordsHere = true
            #expect(verify(square(.red), as: .image, in: folder) == nil)
            let own = SnapshotSettings.ownFolder(beside: folder.url("references")).appending(path: "test.a.png")
            #expect(FileManager.default.fileExists(atPath: own.path))
            #expect(!FileManager.default.fileExists(atPath: folder.url("references").path))
            settings.recordsHere = false
            settings.reference = .here
            #expect(verify(square(.red), as: .image, in: folder) == nil)
            #expect(verify(square(.blue), as: .image, in: folder) != nil)
        }
    }
}
