import QuartziteSnapshots
import UIKit
@_exported import _XCTest

/// A test case that compares pictures of views with references on disk.
///
/// References are in the folder of the test's class in `ReferenceImages_64`, which the environment variable
/// `FB_REFERENCE_IMAGE_DIR` names without `_64`. If it is not set, the nearest such folder around the file of the test is
/// used.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether references are written, which fails the test; false by default.
    open var recordMode = false
    /// What the names of files contain beside the test's; the screen's scale by default.
    open var fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption.screenScale
    /// Whether views are drawn as on screen, in a window; false by default.
    open var usesDrawViewHierarchyInRect = false
    /// The folder that contains `ReferenceImages_64`; nil for the nearest one.
    open var bundleResourcePath: String?
    /// Whether the names of files contain nothing beside the test's; an earlier name of `fileNameOptions`.
    open var isDeviceAgnostic: Bool {
        get { fileNameOptions == .none }
        set { fileNameOptions = newValue ? .none : .screenScale }
    }

    private var selectedFolder: String?

    /// The name of the folder of the references; by default that of the class, with its module.
    open var folderName: String? {
        get { selectedFolder ?? NSStringFromClass(type(of: self)) }
        set { selectedFolder = newValue }
    }

    /// Returns the folder of references without the suffix for the processor.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        referenceFolder(withDefault: dir, near: nil)
    }

    func referenceFolder(withDefault dir: String?, near test: String?) -> String {
        if let folder = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !folder.isEmpty { return folder }
        if let dir, !dir.isEmpty { return dir }
        if let bundleResourcePath { return (bundleResourcePath as NSString).appendingPathComponent("ReferenceImages") }
        return test.flatMap(Self.nearestFolder)
            ?? ((test ?? "") as NSString).deletingLastPathComponent + "/ReferenceImages"
    }

    /// Returns the folder in which pictures of failures are written.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        if let folder = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"], !folder.isEmpty { return folder }
        return dir.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    }

    /// Returns the nearest folder around a file, or in a folder around it, that has references, without its suffix.
    private static func nearestFolder(_ test: String) -> String? {
        let files = FileManager.default
        var folder = (test as NSString).deletingLastPathComponent
        while folder.count > 1 {
            let inside = (try? files.contentsOfDirectory(atPath: folder)) ?? []
            for place in [folder] + inside.sorted().map({ "\(folder)/\($0)" }) {
                let found = "\(place)/ReferenceImages"
                if files.fileExists(atPath: found + "_64") { return found }
                if files.fileExists(atPath: found + "/_64") { return found + "/" }
            }
            if inside.contains(".git") { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// The name of the running test's method.
    var methodName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// What the names of files contain beside the test's.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static let none = Self(rawValue: 1 << 0)
    /// The model of the device, such as iPhone.
    public static let device = Self(rawValue: 1 << 1)
    /// The version of the system.
    public static let OS = Self(rawValue: 1 << 2)
    /// The size of the screen in points.
    public static let screenSize = Self(rawValue: 1 << 3)
    /// The pixels in a point of the screen.
    public static let screenScale = Self(rawValue: 1 << 4)
}

/// Whether tests run on a processor with 64 bits; they do.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// Returns a name of a file with what the options ask for; spaces and punctuation are underscores.
@preconcurrency @MainActor public func FBFileNameIncludeNormalizedFileNameFromOption(
    _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String { ReferenceImage.name(fileName, option) }

/// Returns the suffixes of the folders of references: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }
