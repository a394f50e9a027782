import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// The key of a property that loads.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    let value: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
    /// The length.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty<AVAsset, CMTime> { $0.duration } }
    /// The tracks.
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> {
        AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks }
    }
    /// Whether the asset can be played.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isPlayable } }
    /// The metadata.
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
        AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.commonMetadata }
    }
}

/// Whether a property is loaded.
public enum AVKeyValueStatus: Int, Sendable {
    /// It is not known.
    case unknown
    /// It is being loaded.
    case loading
    /// It is loaded.
    case loaded
    /// It cannot be loaded.
    case failed
    /// The load was cancelled.
    case cancelled
}

/// Sound or a film; of its contents, only the length is known.
open class AVAsset: NSObject, @unchecked Sendable {
    let source: URL?
    /// The length, as files of MPEG-4, WAV and MP3 state it; zero for others.
    public let duration: CMTime

    init(source: URL?) {
        self.source = source
        let seconds = source.flatMap { $0.isFileURL ? MediaDuration.seconds(of: $0) : nil } ?? 0
        duration = CMTime(seconds: seconds, preferredTimescale: 600)
    }
    /// Creates an asset from an address.
    public convenience init(url URL: URL) { self.init(source: URL) }

    /// The tracks; none, because the contents are not read.
    open var tracks: [AVAssetTrack] { [] }
    /// Whether there is a file that can be played.
    open var isPlayable: Bool {
        source.map { $0.isFileURL && FileManager.default.fileExists(atPath: $0.path) } ?? false
    }
    /// Whether the asset can be exported; always false.
    open var isExportable: Bool { false }
    /// The metadata; always empty.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The metadata; always empty.
    open var metadata: [AVMetadataItem] { [] }
    /// The speed at which the asset should be played; 1.
    open var preferredRate: Float { 1 }
    /// The volume at which the asset should be played; 1.
    open var preferredVolume: Float { 1 }
    /// Returns no tracks, because the contents are not read.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Returns no tracks, because the contents are not read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    /// Returns a property.
    open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.value(self) }
    /// Calls the block after 0.1 seconds of the scene's clock.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        DeviceServices.answer { handler?() }
    }
    /// Returns `loaded`.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .loaded
    }
    /// Does nothing, because nothing is loading.
    open func cancelLoading() {}
}

/// Sound or a film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL
    /// Creates an asset from an address; options have no effect, which is reported.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        if options?.isEmpty == false { unsupported("The argument options of AVURLAsset.init(url:options:)") }
        super.init(source: URL)
    }
}

/// Whether the length is exact; without effect: it is what the file says.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The heads of requests for the file; without effect.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
/// The cookies of requests for the file; without effect.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// Whether the file may refer to others; without effect.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

/// A track of an asset; there is never one.
open class AVAssetTrack: NSObject {
    /// The kind of the track.
    open var mediaType: AVMediaType { .video }
    /// The size of its pictures.
    open var naturalSize: CGSize { .zero }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Its pictures per second.
    open var nominalFrameRate: Float { 0 }
    /// Its bits per second.
    open var estimatedDataRate: Float { 0 }
    /// The part of the asset that it fills.
    open var timeRange: CMTimeRange { .zero }
    /// Its number in the asset.
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    /// Its formats.
    open var formatDescriptions: [Any] { [] }
    /// The asset; nil.
    open var asset: AVAsset? { nil }
    override init() {}
}

/// A value of metadata; there is never one.
open class AVMetadataItem: NSObject {
    /// The name that formats share.
    open var commonKey: AVMetadataKey? { nil }
    /// The value.
    open var value: Any? { nil }
    /// The value as text.
    open var stringValue: String? { nil }
    /// The value as data.
    open var dataValue: Data? { nil }
    override init() {}
}
