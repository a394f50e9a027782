import UIKit

/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// A place in a file, in samples.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of a connection of a node.
public typealias AVAudioNodeBus = Int

/// The numbers of which sound consists; raw values are Apple's.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Any others.
    case otherFormat
    /// Numbers with fractions.
    case pcmFormatFloat32
    /// Long numbers with fractions.
    case pcmFormatFloat64
    /// Whole numbers.
    case pcmFormatInt16
    /// Long whole numbers.
    case pcmFormatInt32
}

/// The format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The numbers of which the sound consists.
    public let commonFormat: AVAudioCommonFormat
    /// The samples per second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// Whether the channels are mixed in one buffer.
    public let isInterleaved: Bool
    /// The format as keys of recordings.
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }

    /// Creates a format; nil for a rate or a number of channels that is not positive.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, sampleRate.isFinite, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }
    /// Creates a format of numbers with fractions; nil for a rate or a number of channels that is not positive.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// Creates a format from keys of recordings; nil without a rate and a number of channels.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            settings[key] as? Double ?? (settings[key] as? Int).map(Double.init)
        }
        guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey),
            let count = AVAudioChannelCount(exactly: channels)
        else { return nil }
        self.init(standardFormatWithSampleRate: rate, channels: count)
    }

    /// The usual format.
    static let standard = AVAudioFormat(rate: 44_100)
    private init(rate: Double) {
        (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, rate, 2, false)
    }
}

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The format.
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, which are 0 at first.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    private static let maximum = 1 << 28
    /// The number of samples for which there is memory.
    public let frameCapacity: AVAudioFrameCount
    /// The number of valid sample frames in the buffer, at most its capacity.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    /// The distance of samples of a channel.
    open var stride: Int { 1 }
    /// The samples of each channel as numbers with fractions; nil for other formats.
    public let floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>?
    /// The samples of each channel as whole numbers; nil for other formats.
    public let int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>?

    /// Creates samples; nil for more than a quarter of a gigabyte.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let count = Int(format.channelCount)
        guard count <= 64, count * Int(frameCapacity) <= Self.maximum / 4 else { return nil }
        self.frameCapacity = frameCapacity
        let isFloat = format.commonFormat == .pcmFormatFloat32
        floatChannelData = isFloat ? Self.channels(count, Int(frameCapacity)) : nil
        int16ChannelData = format.commonFormat == .pcmFormatInt16 ? Self.channels(count, Int(frameCapacity)) : nil
        super.init(format)
    }
    deinit {
        Self.free(floatChannelData, Int(format.channelCount))
        Self.free(int16ChannelData, Int(format.channelCount))
    }

    private static func channels<Sample: Numeric>(
        _ count: Int, _ length: Int
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>> {
        let channels = UnsafeMutablePointer<UnsafeMutablePointer<Sample>>.allocate(capacity: count)
        for index in 0..<count {
            let samples = UnsafeMutablePointer<Sample>.allocate(capacity: max(length, 1))
            samples.initialize(repeating: 0, count: max(length, 1))
            (channels + index).initialize(to: samples)
        }
        return UnsafePointer(channels)
    }
    private static func free<Sample>(_ channels: UnsafePointer<UnsafeMutablePointer<Sample>>?, _ count: Int) {
        guard let channels else { return }
        for index in 0..<count { channels[index].deallocate() }
        channels.deallocate()
    }
}

/// A file of sound, of which only the length is known: all samples are 0, and nothing is written.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// The format of the file; stereo with 44,100 samples per second.
    open var fileFormat: AVAudioFormat { .standard }
    /// The format of the samples; stereo with 44,100 samples per second.
    open var processingFormat: AVAudioFormat { .standard }
    /// The number of samples, as files of MPEG-4, WAV and MP3 tell it; 0 for others.
    public let length: AVAudioFramePosition
    /// The place from which samples are read.
    open var framePosition: AVAudioFramePosition = 0

    /// Opens a file; throws if it cannot be read.
    public init(forReading fileURL: URL) throws {
        guard fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
        }
        url = fileURL
        let samples = (MediaDuration.seconds(of: fileURL) ?? 0) * AVAudioFormat.standard.sampleRate
        length = AVAudioFramePosition(exactly: samples.rounded()) ?? 0
    }
    /// Opens a file that is not written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        unsupported("AVAudioFile.init(forWriting:settings:)")
        (url, length) = (fileURL, 0)
    }

    /// Fills a buffer with zeros up to the end of the file, and says so; throws at the end.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    /// Fills a buffer with zeros up to the end of the file, and says so; throws at the end.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        unsupported("AVAudioFile.read(into:)")
        let rest = max(length - framePosition, 0)
        guard rest > 0 else { throw NSError(domain: NSOSStatusErrorDomain, code: -39) }
        buffer.frameLength = AVAudioFrameCount(min(rest, Int64(min(frames, buffer.frameCapacity))))
        framePosition += Int64(buffer.frameLength)
    }
    /// Does nothing but say so.
    open func write(from buffer: AVAudioPCMBuffer) throws { unsupported("AVAudioFile.write(from:)") }
}

/// A time of samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The number of the sample.
    public let sampleTime: AVAudioFramePosition
    /// The samples per second.
    public let sampleRate: Double
    /// Whether the number of the sample is known; true.
    open var isSampleTimeValid: Bool { true }
    /// Creates a time.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}
