import UIKit
import _Photos

/// What a screen for photos offers.
public struct PHPickerConfiguration: Sendable {
    /// How the files of photos are passed on; raw values are Apple's.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the device decides.
        case automatic
        /// As they are.
        case current
        /// As most apps can read them.
        case compatible
    }
    /// The order of chosen photos; raw values are Apple's.
    public enum Selection: Int, Sendable {
        /// That of the library.
        case `default`
        /// That of the choice, with numbers.
        case ordered
    }
    /// The kinds of photos; nil, for all, by default.
    public var filter: PHPickerFilter?
    /// The largest number of photos; 1 by default, and 0 for no limit.
    public var selectionLimit = 1
    /// How files are passed on; `automatic` by default, and without effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The order of chosen photos; `default` by default.
    public var selection = Selection.default
    /// The names of photos that are chosen already; none by default.
    public var preselectedAssetIdentifiers: [String] = []
    let reportsIdentifiers: Bool

    /// Creates a configuration whose results have no names.
    public init() { reportsIdentifiers = false }
    /// Creates a configuration whose results have names.
    public init(photoLibrary: PHPhotoLibrary) { reportsIdentifiers = true }
}

/// Kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
    let hasImages: Bool
    /// Photos.
    public static let images = PHPickerFilter(hasImages: true)
    /// Films, of which there are none.
    public static let videos = PHPickerFilter(hasImages: false)
    /// Photos that move, of which there are none.
    public static let livePhotos = PHPickerFilter(hasImages: false)
    /// Returns photos of any of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(hasImages: subfilters.contains(where: \.hasImages))
    }
}

/// A photo that the user has chosen.
public struct PHPickerResult: Hashable {
    /// The picture.
    public let itemProvider: NSItemProvider
    /// The name of the photo; nil if the configuration knows no library.
    public let assetIdentifier: String?
}
