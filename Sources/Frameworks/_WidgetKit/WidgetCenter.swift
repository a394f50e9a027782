import QuartziteDeviceServices
import UIKit

/// The widgets of the app; none is shown.
public final class WidgetCenter: @unchecked Sendable {
    /// The object for all widgets.
    public static let shared = WidgetCenter()
    private init() {}
    /// Reports that it has no effect.
    public func reloadAllTimelines() { unsupported("WidgetCenter.reloadAllTimelines()") }
    /// Reports that it has no effect.
    public func reloadTimelines(ofKind kind: String) { unsupported("WidgetCenter.reloadTimelines(ofKind:)") }
    /// Passes no widgets to a block after 0.1 seconds of the scene's clock.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        DeviceServices.answer { completion(.success([])) }
    }
}

/// A widget that the user has chosen; there is never one.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind of the widget.
    public let kind: String
    /// The size of the widget.
    public let family: WidgetFamily
}

/// The sizes of widgets; raw values are Apple's.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    /// Small.
    case systemSmall
    /// Medium.
    case systemMedium
    /// Large.
    case systemLarge
    /// Very large.
    case systemExtraLarge
}
