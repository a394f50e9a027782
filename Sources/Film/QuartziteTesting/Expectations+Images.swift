import Foundation
import QuartziteStage
import UIKit

/// Checks that a view controller on a screen equals the reference picture with the given name.
///
/// The controller is the root of a window that fills the screen. References, recordings and failures are those of
/// ``expectFrame(_:named:tolerance:fileID:file:line:column:function:)``.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, if no test is running.
@MainActor public func expectImage(
    of controller: @escaping @autoclosure @MainActor () -> UIViewController, on screen: SnapshotScreen,
    named name: String = "image", tolerance: Tolerance = .exact, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) throws {
    try expectFrame(
        screen.stage(showing: controller), named: name, tolerance: tolerance, fileID: fileID, file: file, line: line,
        column: column,
        function: function)
}

/// Checks that a view equals the reference picture with the given name.
///
/// The view is shown at its own size on a screen with the scale and the settings of the given one; if its size is empty,
/// it gets that which fits its content.
///
/// - Throws: ``SnapshotMismatch``, or an error of reading or writing the files, if no test is running.
@MainActor public func expectImage(
    of view: @escaping @autoclosure @MainActor () -> UIView, on screen: SnapshotScreen, named name: String = "image",
    tolerance: Tolerance = .exact, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: String = #function
) throws {
    try expectFrame(
        screen.stage(showing: view), named: name, tolerance: tolerance, fileID: fileID, file: file, line: line,
        column: column,
        function: function)
}
