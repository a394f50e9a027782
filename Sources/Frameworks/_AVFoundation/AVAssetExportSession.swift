import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// The quality as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// A low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// MPEG-4 with sound.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// A writer of an asset in another format, which fails, because films are not written.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// What became of an export; raw values are Apple's.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown
        /// It waits.
        case waiting
        /// It goes on.
        case exporting
        /// It is done.
        case completed
        /// It has failed.
        case failed
        /// It was cancelled.
        case cancelled
    }
    /// The asset.
    public let asset: AVAsset
    /// The quality.
    public let presetName: String
    /// The format of the file; nil by default.
    open var outputFileType: AVFileType?
    /// The file; nil by default.
    open var outputURL: URL?
    /// The part of the asset; all of it by default.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How pictures lie over each other; nil by default.
    open var videoComposition: AVMutableVideoComposition?
    /// Whether the beginning of the file says what it contains; false by default.
    open var shouldOptimizeForNetworkUse = false
    /// What became of the export.
    open private(set) var status = Status.unknown
    /// Why it failed; nil if it did not.
    open private(set) var error: (any Error)?
    /// How much is done, from 0 to 1; 0.
    open var progress: Float { 0 }
    /// The formats that can be written.
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

    /// Creates a writer.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Returns the names of qualities.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        [AVAssetExportPresetPassthrough, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality]
    }
    /// Returns the names of qualities.
    open class func allExportPresets() -> [String] {
        [AVAssetExportPresetPassthrough, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality]
    }
    /// Fails after 0.1 seconds of the scene's clock, because films are not written.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        DeviceServices.report("AVAssetExportSession", "Quartzite writes no films for apps")
        status = .exporting
        DeviceServices.answer { [self] in
            if status == .exporting { (status, error) = (.failed, AVError(.exportFailed)) }
            handler()
        }
    }
    /// Fails after 0.1 seconds of the scene's clock, because films are not written.
    open func export() async { await withCheckedContinuation { done in exportAsynchronously { done.resume() } } }
    /// Ends the export.
    open func cancelExport() { if status == .exporting { status = .cancelled } }
}

/// A writer of films, which writes none.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// What became of a film; raw values are Apple's.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown
        /// It is written.
        case writing
        /// It is done.
        case completed
        /// It has failed.
        case failed
        /// It was cancelled.
        case cancelled
    }
    /// The file.
    public let outputURL: URL
    /// The format of the file.
    public let outputFileType: AVFileType
    /// The sources.
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// What became of the film.
    open private(set) var status = Status.unknown
    /// Why it failed; nil if it did not.
    open private(set) var error: (any Error)?

    /// Creates a writer.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    /// Returns whether a source is new.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { !inputs.contains(input) }
    /// Adds a source.
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// Fails, because films are not written, and returns false.
    @discardableResult open func startWriting() -> Bool {
        DeviceServices.report("AVAssetWriter", "Quartzite writes no films for apps")
        (status, error) = (.failed, AVError(.encoderNotFound))
        return false
    }
    /// Does nothing.
    open func startSession(atSourceTime startTime: CMTime) {}
    /// Does nothing.
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Calls the block after 0.1 seconds of the scene's clock.
    open func finishWriting(completionHandler handler: @escaping () -> Void) { DeviceServices.answer { handler() } }
    /// Cancels the film, unless it has failed.
    open func cancelWriting() { if status != .failed { status = .cancelled } }
}

/// A source of a film, which is never ready.
open class AVAssetWriterInput: NSObject {
    /// The kind of the data.
    public let mediaType: AVMediaType
    /// The format of the data.
    public let outputSettings: [String: Any]?
    /// Whether data come as they happen; false by default, and without effect.
    open var expectsMediaDataInRealTime = false
    /// How pictures are turned; not at all by default.
    open var transform = CGAffineTransform.identity
    /// Whether data can be added; always false.
    open var isReadyForMoreMediaData: Bool { false }

    /// Creates a source.
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    }
    /// Does nothing: the block is never called, because nothing is written.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
    /// Returns false.
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Does nothing.
    open func markAsFinished() {}
}
