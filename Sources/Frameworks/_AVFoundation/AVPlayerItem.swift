import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// Sound or a film that a player can play.
///
/// A file is ready 0.1 seconds of the scene's clock after a player has it. Anything else fails, as without a network.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether an item can be played; raw values are Apple's.
    public enum Status: Int, Sendable {
        /// It is not known yet.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot.
        case failed
    }

    /// The sound or the film.
    public let asset: AVAsset
    /// Whether the item can be played.
    open private(set) var status = Status.unknown
    /// The reason why the item cannot be played; nil if it can.
    open private(set) var error: (any Error)?
    /// The length; not known before the item can be played.
    open private(set) var duration = CMTime.indefinite
    /// The parts that are loaded: nothing, or everything.
    open private(set) var loadedTimeRanges: [NSValue] = []
    /// Whether there are data to go on; true once the item can be played.
    open private(set) var isPlaybackLikelyToKeepUp = false
    /// Whether there are no data to go on; false once the item can be played.
    open private(set) var isPlaybackBufferEmpty = true
    /// Whether all data are there; true once the item can be played.
    open private(set) var isPlaybackBufferFull = false
    /// The size of the pictures, which are not read; zero.
    open var presentationSize: CGSize { .zero }
    /// The time at which the item ends; no time by default.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// The seconds to load ahead; 0 by default; it has no effect, and another value is reported.
    open var preferredForwardBufferDuration: TimeInterval = 0 {
        didSet { if preferredForwardBufferDuration != 0 { unsupported("AVPlayerItem.preferredForwardBufferDuration") } }
    }
    /// The highest rate of data; 0, for no limit, by default; it has no effect, and another value is reported.
    open var preferredPeakBitRate = 0.0 {
        didSet { if preferredPeakBitRate != 0 { unsupported("AVPlayerItem.preferredPeakBitRate") } }
    }
    /// The largest picture; zero, for no limit, by default; it has no effect, and another value is reported.
    open var preferredMaximumResolution = CGSize.zero {
        didSet { if preferredMaximumResolution != .zero { unsupported("AVPlayerItem.preferredMaximumResolution") } }
    }
    /// Whether a stream is loaded during a pause; false by default; it has no effect, and another value is reported.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false {
        didSet {
            if canUseNetworkResourcesForLiveStreamingWhilePaused {
                unsupported("AVPlayerItem.canUseNetworkResourcesForLiveStreamingWhilePaused")
            }
        }
    }
    private var isLoading = false
    /// The place in the item at a time of the scene's clock, and the speed since then.
    private var anchor: (place: Double, time: Double, rate: Double) = (0, 0, 0)

    /// Creates an item from an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Creates an item.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// Creates an item.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

    /// The notification that an item has ended.
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime

    // MARK: Loading

    func load(_ ready: @escaping () -> Void) {
        guard !isLoading else {
            if status == .readyToPlay { ready() }
            return
        }
        isLoading = true
        DeviceServices.answer { [self] in
            guard asset.isPlayable else {
                DeviceServices.report("AVPlayerItem", "only files can be played, and there is no network")
                error =
                    asset.source?.isFileURL == true ? AVError(.contentIsUnavailable) : URLError(.notConnectedToInternet)
                status = .failed
                return
            }
            duration = asset.duration
            (isPlaybackLikelyToKeepUp, isPlaybackBufferEmpty, isPlaybackBufferFull) = (true, false, true)
            loadedTimeRanges = [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
            status = .readyToPlay
            ready()
        }
    }

    // MARK: Time

    private static var clock: Double { SceneContext.current.clock.now }
    /// The place at which the item ends, in seconds.
    var end: Double { forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime.seconds : asset.duration.seconds }
    /// The place in seconds.
    var place: Double {
        get { min(max(anchor.place + (Self.clock - anchor.time) * anchor.rate, 0), max(end, 0)) }
        set { anchor = (min(max(newValue, 0), max(end, 0)), Self.clock, anchor.rate) }
    }
    /// The speed; 0 for a pause.
    var rate: Double {
        get { anchor.rate }
        set { anchor = (place, Self.clock, newValue) }
    }

    /// Returns the place.
    open func currentTime() -> CMTime { CMTime(seconds: place, preferredTimescale: 1_000_000_000) }
    /// Moves to a place, and calls the block after 0.1 seconds of the scene's clock.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        if time.isNumeric { place = time.seconds }
        DeviceServices.answer { completionHandler?(time.isNumeric) }
    }
    /// Does nothing: frames cannot be counted.
    open func step(byCount stepCount: Int) {}
    /// Does nothing, because nothing waits.
    open func cancelPendingSeeks() {}
    /// Does nothing, because nothing is written.
    open func add(_ output: AVPlayerItemOutput) { unsupported("AVPlayerItem.add(_:)") }
    /// Does nothing.
    open func remove(_ output: AVPlayerItemOutput) {}
}

/// A receiver of an item's data, which receives none.
open class AVPlayerItemOutput: NSObject {}

extension NSNotification.Name {
    /// Posted when an item has played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end; never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item waits for data; never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// An item has moved to another place; never posted.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// There is a line in the log of accesses; never posted.
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    /// There is a line in the log of errors; never posted.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}
