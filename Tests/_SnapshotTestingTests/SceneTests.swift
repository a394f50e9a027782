import Foundation
import QuartziteStage
import TestSupport
import UIKit
@_spi(Internals) import _SnapshotTesting

/// Calls a closure in a scene whose waits move its clock.
@MainActor func inScene<Result>(scale: CGFloat = 1, _ body: @MainActor () throws -> Result) throws -> Result {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: scale) { UIViewController() }
    stage.scene.runLoop.isMovedByWaits = true
    return try stage.scene.run { try body() }
}

/// A view of one colour.
@MainActor func square(_ color: UIColor, side: CGFloat = 10) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
}

/// Verifies a value in a folder, in a record mode, as the test `test()`.
func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a", in folder: TemporaryFolder,
    record: SnapshotTestingConfiguration.Record = .missing, file: StaticString = #filePath
) -> String? {
    verifySnapshot(
        of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.url("references").path,
        file: file, testName: "test()")
}
