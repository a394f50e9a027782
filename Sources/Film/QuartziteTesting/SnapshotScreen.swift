import QuartziteStage
import UIKit

/// The screen on which a view or a view controller is compared with a picture: a device, and what its user prefers.
///
/// ```swift
/// try expectImage(of: ProfileViewController(), on: .iPhone17.dark.textSize(.extraLarge))
/// ```
@MainActor public struct SnapshotScreen: Sendable {
    /// The screen and the settings of the stage on which the view is shown.
    public var configuration: StageConfiguration

    /// Creates the screen of a device, in portrait and light style.
    public init(_ device: StageDevice) { configuration = StageConfiguration(device: device) }

    /// Creates a screen from a configuration.
    public init(_ configuration: StageConfiguration) { self.configuration = configuration }

    private init(named name: String) {
        guard let device = StageDevice(named: name) else { preconditionFailure("there is no device \(name)") }
        self.init(device)
    }

    /// The screen of an iPhone SE, which has no safe area at the bottom.
    public static var iPhoneSE: SnapshotScreen { SnapshotScreen(named: "iPhone SE") }
    /// The screen of an iPhone 16.
    public static var iPhone16: SnapshotScreen { SnapshotScreen(named: "iPhone 16") }
    /// The screen of an iPhone 17.
    public static var iPhone17: SnapshotScreen { SnapshotScreen(named: "iPhone 17") }
    /// The screen of an iPhone 17 Pro Max.
    public static var iPhone17ProMax: SnapshotScreen { SnapshotScreen(named: "iPhone 17 Pro Max") }
    /// The screen of an iPad mini.
    public static var iPadMini: SnapshotScreen { SnapshotScreen(named: "iPad mini") }
    /// The screen of an iPad Pro of 11 inches.
    public static var iPadPro11: SnapshotScreen { SnapshotScreen(named: "iPad Pro 11") }
    /// The screen of an iPad Pro of 13 inches.
    public static var iPadPro13: SnapshotScreen { SnapshotScreen(named: "iPad Pro 13") }

    /// The screen with the device on its side.
    public var landscape: SnapshotScreen {
        changed { $0.size = CGSize(width: $0.size.height, height: $0.size.width) }
    }

    /// The screen in dark style.
    public var dark: SnapshotScreen { changed { $0.appearance = .dark } }

    /// The screen with an interface that runs from right to left.
    public var rightToLeft: SnapshotScreen { changed { $0.layoutDirection = .rightToLeft } }

    /// Returns the screen with a text size that the user prefers.
    public func textSize(_ size: UIContentSizeCategory) -> SnapshotScreen { changed { $0.textSize = size } }

    private func changed(_ change: (inout StageConfiguration) -> Void) -> SnapshotScreen {
        var configuration = configuration
        change(&configuration)
        return SnapshotScreen(configuration)
    }
}
