import Foundation
import QuartziteStage
import UIKit

/// Checks that the film of a gesture on a view controller equals the reference with the given name.
///
/// The controller is the root of a window that fills the screen. The gesture is performed once; the film then shows the
/// controller with the same touches from the time at which the gesture begins, by default ten frames a second for a
/// second, in one picture:
///
/// ```swift
/// try expectFilm(of: CardViewController(), on: .iPhone17) { stage in
///     stage.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
/// }
/// ```
///
/// References, recordings and failures are those of
/// ``expectAnimation(_:as:named:tolerance:fileID:file:line:column:function:)``.
///
/// - Parameters:
///   - snapshot: The frames and their arrangement; times are relative to the begin of the gesture.
///   - gesture: Sends touches to the stage; it may advance the stage before the gesture.
/// - Throws: An error of the gesture, and ``SnapshotMismatch`` or an error of reading or writing the files if no test is
///   running.
@MainActor public func expectFilm(
    of controller: @escaping @autoclosure @MainActor () -> UIViewController, on screen: SnapshotScreen,
    as snapshot: AnimationSnapshot = .strip(from: 0, to: 0.9, every: 0.1, columns: 5), named name: String = "film",
    tolerance: Tolerance = .exact, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: String = #function, gesture: @MainActor (Stage) throws -> Void
) throws {
    try expectAnimation(
        screen.stage(showing: controller).beforeTouches(of: gesture), as: snapshot, named: name, tolerance: tolerance,
        fileID: fileID, file: file, line: line, column: column, function: function)
}

/// Checks that the film of a gesture on a view equals the reference with the given name.
///
/// The view is shown at its own size, as by
/// `expectImage(of:on:)`.
///
/// - Parameters:
///   - snapshot: The frames and their arrangement; times are relative to the begin of the gesture.
///   - gesture: Sends touches to the stage; it may advance the stage before the gesture.
/// - Throws: An error of the gesture, and ``SnapshotMismatch`` or an error of reading or writing the files if no test is
///   running.
@MainActor public func expectFilm(
    of view: @escaping @autoclosure @MainActor () -> UIView, on screen: SnapshotScreen,
    as snapshot: AnimationSnapshot = .strip(from: 0, to: 0.9, every: 0.1, columns: 5), named name: String = "film",
    tolerance: Tolerance = .exact, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: String = #function, gesture: @MainActor (Stage) throws -> Void
) throws {
    try expectAnimation(
        screen.stage(showing: view).beforeTouches(of: gesture), as: snapshot, named: name, tolerance: tolerance,
        fileID: fileID, file: file, line: line, column: column, function: function)
}

extension Stage {
    /// Performs a gesture, and returns a stage with the same touches at the time of the first one.
    fileprivate func beforeTouches(of gesture: (Stage) throws -> Void) rethrows -> Stage {
        let count = input.count
        let begin = time
        try gesture(self)
        let stage = rebuilt()
        stage.advance(to: input.dropFirst(count).map(\.time).min() ?? begin)
        return stage
    }
}
