import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// Parts of assets one after another, without pictures and sound.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate(set) var parts: [AVMutableCompositionTrack] = []
    init() { super.init(source: nil) }
    /// The size of the pictures; zero by default.
    open var naturalSize: CGSize { .zero }
}

/// Parts of assets that an app puts together, which nothing plays or writes.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// Creates a composition without tracks.
    public override init() { super.init() }
    /// The tracks that were added.
    open override var tracks: [AVAssetTrack] { parts }
    /// Returns the tracks of a kind that were added.
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        parts.filter { $0.mediaType == mediaType }
    }
    /// Adds a track, and says that nothing plays it.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        DeviceServices.report("AVMutableComposition", "Quartzite reads and writes no films")
        let used = Set(parts.map(\.trackID))
        let number = preferredTrackID > 0 && !used.contains(preferredTrackID) ? preferredTrackID : (used.max() ?? 0) + 1
        let track = AVMutableCompositionTrack(mediaType, number)
        parts.append(track)
        return track
    }
    /// Removes a track.
    open func removeTrack(_ track: AVAssetTrack) { parts.removeAll { $0 === track } }
    /// Reports that it has no effect: assets have no tracks.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        unsupported("AVMutableComposition.insertTimeRange(_:of:at:)")
    }
}

/// A track of a composition.
open class AVMutableCompositionTrack: AVAssetTrack {
    private let kind: AVMediaType
    private let number: CMPersistentTrackID
    /// How pictures are turned; not at all by default.
    private var turn = CGAffineTransform.identity
    private var filled = CMTimeRange.zero
    init(_ kind: AVMediaType, _ number: CMPersistentTrackID) {
        (self.kind, self.number) = (kind, number)
        super.init()
    }
    /// The kind of the track.
    open override var mediaType: AVMediaType { kind }
    /// The number of the track.
    open override var trackID: CMPersistentTrackID { number }
    /// How pictures are turned.
    open override var preferredTransform: CGAffineTransform {
        get { turn }
        set { turn = newValue }
    }
    /// The part of the composition that it fills.
    open override var timeRange: CMTimeRange { filled }
    /// Adds a part of another track.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid else { throw AVError(.unknown) }
        let start = startTime.isNumeric ? startTime : filled.end
        filled = CMTimeRange(start: .zero, end: max(filled.end, start) + timeRange.duration)
    }
    /// Removes a part.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        let removed = filled.intersection(timeRange)
        filled = CMTimeRange(start: .zero, duration: filled.duration - removed.duration)
    }
    /// Makes a part longer or shorter.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        let scaled = filled.intersection(timeRange)
        filled = CMTimeRange(start: .zero, duration: filled.duration - scaled.duration + duration)
    }
}

/// How the pictures of a composition lie over each other; nothing is drawn.
open class AVMutableVideoComposition: NSObject {
    /// The seconds for which a picture is shown.
    open var frameDuration = CMTime.invalid
    /// The size of the pictures.
    open var renderSize = CGSize.zero
    /// The number of pixels for a unit of the size; 1 by default.
    open var renderScale: Float = 1
    /// What is shown when.
    open var instructions: [Any] = []
    /// Creates a composition.
    public override init() { super.init() }
}

/// What is shown in a part of a composition.
open class AVMutableVideoCompositionInstruction: NSObject {
    /// The part.
    open var timeRange = CMTimeRange.invalid
    /// The colour behind the pictures; nil, for black, by default.
    open var backgroundColor: CGColor?
    /// How each track is shown.
    open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
    /// Creates an instruction.
    public override init() { super.init() }
}

/// How a track is shown, which nothing draws.
open class AVMutableVideoCompositionLayerInstruction: NSObject {
    /// The number of the track.
    open var trackID = kCMPersistentTrackID_Invalid
    /// Creates an instruction for a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    /// Creates an instruction.
    public override init() { super.init() }
    /// Does nothing: nothing is drawn.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Does nothing: nothing is drawn.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// Does nothing: nothing is drawn.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    /// Does nothing: nothing is drawn.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
}
