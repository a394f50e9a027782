import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// A block that receives a still picture of a film, or an error.
public typealias AVAssetImageGeneratorCompletionHandler =
    (_ requestedTime: CMTime, CGImage?, _ actualTime: CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// A maker of still pictures, which fails, because films are not read.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// What became of a picture; raw values are Apple's.
    public enum Result: Int, Sendable {
        /// It is there.
        case succeeded
        /// It could not be made.
        case failed
        /// It was cancelled.
        case cancelled
    }
    /// Which part of a picture is made.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The clean part.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// The clean part, with square pixels.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All of it.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    /// The asset.
    public let asset: AVAsset
    /// Whether pictures are turned as the track says; false by default.
    open var appliesPreferredTrackTransform = false
    /// The largest size; zero, for no limit, by default.
    open var maximumSize = CGSize.zero
    /// Which part of a picture is made; nil, for the clean part, by default.
    open var apertureMode: ApertureMode?
    /// How much earlier a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// The number of times that pictures were cancelled.
    private var cancellations = 0

    /// Creates a maker.
    public init(asset: AVAsset) { self.asset = asset }

    private func report() { DeviceServices.report("AVAssetImageGenerator", "Quartzite reads no films") }

    /// Fails, because films are not read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        report()
        throw AVError(.decodeFailed)
    }
    /// Fails, because films are not read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        (try copyCGImage(at: time, actualTime: nil), time)
    }
    /// Calls a block with an error for each time, after 0.1 seconds of the scene's clock.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        report()
        let number = cancellations
        DeviceServices.answer { [self] in
            for time in requestedTimes.map(\.timeValue) {
                if number < cancellations {
                    handler(time, nil, .invalid, .cancelled, nil)
                } else {
                    handler(time, nil, .invalid, .failed, AVError(.decodeFailed))
                }
            }
        }
    }
    /// Calls a block with an error, after 0.1 seconds of the scene's clock.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, actual, _, error in
            handler(image, actual, error ?? AVError(.operationCancelled))
        }
    }
    /// Cancels the pictures that have not arrived; their blocks learn so.
    open func cancelAllCGImageGeneration() { cancellations += 1 }
}
