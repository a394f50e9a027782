import CoreGraphics
import UIKit

/// The screen of an iPhone or iPad: its size, its scale, and the parts of it that apps keep free.
public struct StageDevice: Hashable, Sendable {
    /// The name, such as "iPhone 17 Pro".
    public let name: String
    /// The size of the screen in portrait, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The safe area of the screen in portrait, in points.
    public let safeArea: UIEdgeInsets
    /// The safe area of the screen in landscape, in points.
    public let landscapeSafeArea: UIEdgeInsets
    /// The radius of the screen's corners in points.
    public let cornerRadius: CGFloat

    /// Whether the device is an iPad.
    public var isTablet: Bool { name.hasPrefix("iPad") }
    /// Whether the device has a home indicator rather than a home button.
    public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
    /// The interface idiom of the device.
    public var idiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }

    /// Creates an iPhone; one with a home indicator if the safe area is higher than a status bar of 20 points.
    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, corner: CGFloat)
    {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        let hasIndicator = top > 20
        safeArea = UIEdgeInsets(top: top, left: 0, bottom: hasIndicator ? 34 : 0, right: 0)
        landscapeSafeArea =
            hasIndicator ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : UIEdgeInsets()
        cornerRadius = corner
    }

    /// Creates an iPad.
    private init(iPad name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) {
        self.name = "iPad" + name
        size = CGSize(width: width, height: height)
        scale = 2
        safeArea = UIEdgeInsets(top: corner > 0 ? 24 : 20, left: 0, bottom: corner > 0 ? 20 : 0, right: 0)
        landscapeSafeArea = safeArea
        cornerRadius = corner
    }

    /// The known devices: iPhones, then iPads, each from the smallest to the largest.
    public static let all: [StageDevice] = [
        StageDevice("iPhone SE", 375, 667, scale: 2, top: 20, corner: 0),
        StageDevice("iPhone 13 mini", 375, 812, top: 50, corner: 44),
        StageDevice("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5),
        StageDevice("iPhone 11 Pro Max", 414, 896, top: 44, corner: 39),
        StageDevice("iPhone 14", 390, 844, top: 47, corner: 47.33),
        StageDevice("iPhone 16e", 390, 844, top: 47, corner: 47.33),
        StageDevice("iPhone 15", 393, 852, top: 59, corner: 55),
        StageDevice("iPhone 16", 393, 852, top: 59, corner: 55),
        StageDevice("iPhone 16 Plus", 430, 932, top: 59, corner: 55),
        StageDevice("iPhone 16 Pro", 402, 874, top: 62, corner: 62),
        StageDevice("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62),
        StageDevice("iPhone 17", 402, 874, top: 62, corner: 62),
        StageDevice("iPhone 17 Pro", 402, 874, top: 62, corner: 62),
        StageDevice("iPhone 17 Pro Max", 440, 956, top: 62, corner: 62),
        StageDevice("iPhone Air", 420, 912, top: 68, corner: 62),
        StageDevice(iPad: " mini", 744, 1133, corner: 21.5),
        StageDevice(iPad: " 9", 810, 1080, corner: 0),
        StageDevice(iPad: "", 820, 1180, corner: 25),
        StageDevice(iPad: " Air 11", 820, 1180, corner: 18),
        StageDevice(iPad: " Air 13", 1024, 1366, corner: 18),
        StageDevice(iPad: " Pro 11", 834, 1210, corner: 30),
        StageDevice(iPad: " Pro 13", 1032, 1376, corner: 30),
    ]

    /// Finds a device by its name, in which spaces, hyphens and case make no difference; nil if there is none.
    public init?(named name: String) {
        func key(_ text: String) -> String { text.lowercased().filter { !" -_".contains($0) } }
        guard let found = Self.all.first(where: { key($0.name) == key(name) }) else { return nil }
        self = found
    }
}
