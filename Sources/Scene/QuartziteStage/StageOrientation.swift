import UIKit

/// An upright or sideways orientation of the device, by its name in touch scripts.
package enum StageOrientation: String, CaseIterable, Codable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Creates an orientation; nil for one in which the device lies flat, and for an unknown one.
    init?(_ orientation: UIDeviceOrientation) {
        guard let found = Self.allCases.first(where: { $0.value == orientation }) else { return nil }
        self = found
    }

    var value: UIDeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
