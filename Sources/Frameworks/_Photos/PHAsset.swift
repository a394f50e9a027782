import UIKit
import _CoreLocation

/// A kind of asset.
public enum PHAssetMediaType: Int, Sendable {
    /// It is not known.
    case unknown
    /// A photo.
    case image
    /// A film.
    case video
    /// Sound.
    case audio
}

/// A kind of album; raw values are Apple's.
public enum PHAssetCollectionType: Int, Sendable {
    /// One of the user.
    case album = 1
    /// One that fills itself.
    case smartAlbum = 2
}

/// A kind of album; raw values are Apple's.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// One of the user.
    case albumRegular = 2
    /// Any that fills itself.
    case smartAlbumGeneric = 200
    /// Films.
    case smartAlbumVideos = 202
    /// Favourites.
    case smartAlbumFavorites = 203
    /// The newest photos.
    case smartAlbumRecentlyAdded = 206
    /// All photos.
    case smartAlbumUserLibrary = 209
    /// Photos of the user.
    case smartAlbumSelfPortraits = 210
    /// Screenshots.
    case smartAlbumScreenshots = 211
    /// Any.
    case any = 9223372036854775807
}

/// Something in the library of photos.
open class PHObject: NSObject {
    /// The name of the object.
    public let localIdentifier: String
    init(_ identifier: String) { localIdentifier = identifier }
}

/// A photo of the library.
open class PHAsset: PHObject {
    let index: Int
    /// The kind: a photo.
    open var mediaType: PHAssetMediaType { .image }
    /// The width in pixels; 240.
    open var pixelWidth: Int { 240 }
    /// The height in pixels; 240.
    open var pixelHeight: Int { 240 }
    /// When the photo was taken: one day after another, up to the day before the scene begins.
    open var creationDate: Date? { Date(timeIntervalSinceReferenceDate: 190_028_460 - Double(9 - index) * 86_400) }
    /// When the photo was changed.
    open var modificationDate: Date? { creationDate }
    /// Where the photo was taken; nil.
    open var location: CLLocation? { nil }
    /// The length of a film; 0.
    open var duration: TimeInterval { 0 }
    /// Whether the user likes the photo; false.
    open var isFavorite: Bool { false }
    /// Whether the user hides the photo; false.
    open var isHidden: Bool { false }

    init(_ index: Int) {
        self.index = index
        super.init("photo \(index)")
    }

    private static func all(_ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        guard PHPhotoLibrary.isGranted else { return PHFetchResult([]) }
        var assets = (0..<9).map(PHAsset.init)
        if options?.sortDescriptors?.first?.ascending == false { assets.reverse() }
        return PHFetchResult(Array(assets.prefix(options?.fetchLimit.nonzero ?? 9)))
    }
    /// Returns the nine photos, if the user allows it; the first sort descriptor decides about the order of their dates.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { all(options) }
    /// Returns the nine photos, if the user allows it; nothing of another kind.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? all(options) : PHFetchResult([]) }
    /// Returns the photos of an album: all, if the user allows it.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { all(options) }
    /// Returns the photos with these names, if the user allows it.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(all(options).objects.filter { identifiers.contains($0.localIdentifier) })
    }
}

extension Int {
    /// The number; nil for 0.
    fileprivate var nonzero: Int? { self > 0 ? self : nil }
}

/// An album.
open class PHAssetCollection: PHObject {
    /// The title: Recents.
    open var localizedTitle: String? { "Recents" }
    /// The kind.
    open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
    /// The kind.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
    /// The number of photos; 9.
    open var estimatedAssetCount: Int { 9 }

    /// Returns the album with all photos, if the user allows it and an album of its kind is asked for.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let isAsked = type == .smartAlbum && [.any, .smartAlbumUserLibrary, .smartAlbumGeneric].contains(subtype)
        return PHFetchResult(isAsked && PHPhotoLibrary.isGranted ? [PHAssetCollection("recents")] : [])
    }
}

/// What to fetch.
open class PHFetchOptions: NSObject {
    /// A condition; nil by default, and without effect.
    open var predicate: NSPredicate? { didSet { unsupported("PHFetchOptions.predicate") } }
    /// The order; nil by default, and only the direction of the first counts.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number; 0, for no limit, by default.
    open var fetchLimit = 0
    /// Whether hidden photos count; false by default.
    open var includeHiddenAssets = false
    /// Creates options.
    public override init() {}
}

/// What was fetched, in order.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    let objects: [ObjectType]
    init(_ objects: [ObjectType]) { self.objects = objects }
    /// The number of objects.
    open var count: Int { objects.count }
    /// The first object; nil if there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last object; nil if there is none.
    open var lastObject: ObjectType? { objects.last }
    /// Returns an object; an exception is raised if there is none.
    open func object(at index: Int) -> ObjectType {
        guard objects.indices.contains(index) else {
            raise(.range, "index (\(index)) beyond bounds (\(objects.count))")
        }
        return objects[index]
    }
    /// An object; an exception is raised if there is none.
    open subscript(idx: Int) -> ObjectType { object(at: idx) }
    /// Returns the objects at indexes.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }
    /// Returns whether an object was fetched.
    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
    /// Returns the index of an object; `NSNotFound` if it was not fetched.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
    /// Calls a block with each object, its index, and a place for true to stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
}
