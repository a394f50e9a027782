import QuartziteDeviceServices
import UIKit

/// The key of the format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples per second of a recording.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels of a recording.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality of a recording.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits per second of a recording.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits per sample of a recording.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples are numbers with fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The format of MPEG-4.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The format without compression.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
/// The lossless format of Apple.
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163
/// The quality of a recording; raw values are Apple's.
public enum AVAudioQuality: Int, Sendable {
    /// The lowest.
    case min = 0
    /// A low one.
    case low = 32
    /// A medium one.
    case medium = 64
    /// A high one.
    case high = 96
    /// The highest.
    case max = 127
}

/// A recorder of sound, which never records, because there is no microphone.
open class AVAudioRecorder: NSObject {
    /// The object that would learn that the recording has ended; never called.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file.
    public let url: URL
    /// The format.
    public let settings: [String: Any]
    /// Whether sound is recorded; always false.
    open var isRecording: Bool { false }
    /// The length of the recording; always 0.
    open var currentTime: TimeInterval { 0 }
    /// Whether levels are measured; false by default.
    open var isMeteringEnabled = false

    /// Creates a recorder.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    /// Returns false.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Returns false, and reports it.
    @discardableResult open func record() -> Bool {
        DeviceServices.report("AVAudioRecorder", "there is no microphone")
        return false
    }
    /// Returns false, and reports it.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Returns false.
    @discardableResult open func deleteRecording() -> Bool { false }
    /// Does nothing.
    open func updateMeters() {}
    /// Returns the level of silence in decibels, -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the level of silence in decibels, -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that would learn what a recorder does; none of its methods is called.
@preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The recording cannot be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

extension AVAudioSession {
    /// Whether the user allows recording; raw values are Apple's.
    public enum RecordPermission: UInt, Sendable {
        /// The app has not asked.
        case undetermined = 0x756e_6474
        /// The user does not allow it.
        case denied = 0x6465_6e79
        /// The user allows it.
        case granted = 0x6772_6e74
    }
    /// Whether the user allows recording: only with `--grant microphone`.
    public var recordPermission: RecordPermission {
        DeviceServices.current.grants.contains("microphone") ? .granted : .denied
    }
    /// Passes what the user allows to a block after 0.1 seconds of the scene's clock.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        let isGranted = recordPermission == .granted
        DeviceServices.answer { response(isGranted) }
    }
    /// The output to which sound is sent.
    public enum PortOverride: UInt, Sendable {
        /// The usual one.
        case none = 0
        /// The loudspeaker.
        case speaker = 0x7370_6b72
    }
    /// Does nothing, because no sound is recorded.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}
