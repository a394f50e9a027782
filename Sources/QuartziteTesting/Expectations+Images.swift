import Foundation
import Stage
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
    let stage = Stage(configuration: screen.configuration) { controller() }
    try expectFrame(
        stage, named: name, tolerance: tolerance, fileID: fileID, file: file, line: line, column: column,
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
    var configuration = screen.configuration
    let measured = Stage(configuration: configuration) { ViewScreen(view()) }
    let size = (measured.rootViewController as? ViewScreen)?.size ?? .zero
    configuration.device = nil
    configuration.size = CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
    let stage = Stage(configuration: configuration) { ViewScreen(view()) }
    try expectFrame(
        stage, named: name, tolerance: tolerance, fileID: fileID, file: file, line: line, column: column,
        function: function)
}

/// A controller that shows a view at its own size.
private final class ViewScreen: UIViewController {
    private let shown: UIView

    init(_ view: UIView) {
        shown = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view's size, or the one that fits its content if it is empty.
    var size: CGSize { shown.bounds.isEmpty ? shown.systemLayoutSizeFitting(.zero) : shown.bounds.size }

    override func viewDidLoad() {
        shown.frame = CGRect(origin: .zero, size: size)
        view.addSubview(shown)
    }
}
