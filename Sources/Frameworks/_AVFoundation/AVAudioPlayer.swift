import QuartziteDeviceServices
import UIKit

/// A player of sound: silent, with the clock of the scene.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The object that learns that the sound has ended.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file; nil for data.
    public let url: URL?
    /// The data; nil for a file.
    public let data: Data?
    /// The length in seconds, as the headers of MPEG-4, WAV and MP3 state it; 0 for others.
    public let duration: TimeInterval
    /// The volume, from 0 to 1; 1 by default, without effect.
    open var volume: Float = 1
    /// The balance, from -1 to 1; 0 by default, without effect.
    open var pan: Float = 0
    /// Whether the speed can be set; false by default.
    open var enableRate = false
    /// The speed; 1 by default.
    open var rate: Float = 1
    /// How often the sound is repeated; negative for always, 0 by default.
    open var numberOfLoops = 0
    /// Whether levels are measured; false by default.
    open var isMeteringEnabled = false
    /// Whether the sound is played.
    open private(set) var isPlaying = false
    /// The number of channels; 2.
    open var numberOfChannels: Int { 2 }
    /// What the player knows about the file; empty.
    open var settings: [String: Any] { [:] }
    /// The time of the device, as `play(atTime:)` takes it.
    open var deviceCurrentTime: TimeInterval { SceneContext.current.clock.now }
    private var place = 0.0
    private var began = 0.0
    private var ending: EventSchedule.Ticket?

    private init(_ url: URL?, _ data: Data?, _ seconds: Double?) {
        (self.url, self.data, duration) = (url, data, seconds ?? 0)
    }
    /// Creates a player for a file; throws if it cannot be read.
    public convenience init(contentsOf url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
        }
        self.init(url, nil, MediaDuration.seconds(of: url))
    }
    /// Creates a player for a file; throws if it cannot be read.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player for data; throws if there are none.
    public convenience init(data: Data) throws {
        if data.isEmpty { throw NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647) }
        self.init(nil, data, MediaDuration.seconds(of: [UInt8](data), size: data.count))
    }
    /// Creates a player for data; throws if there are none.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private var speed: Double { enableRate ? max(Double(rate), 0) : 1 }

    /// The place in seconds.
    open var currentTime: TimeInterval {
        get { isPlaying ? min(place + (SceneContext.current.clock.now - began) * speed, duration) : place }
        set {
            place = min(max(newValue, 0), duration)
            if isPlaying { begin() }
        }
    }
    /// Returns true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays the sound on the scene's clock without a sound, and returns true.
    @discardableResult open func play() -> Bool {
        DeviceServices.report("AVAudioPlayer", "sounds are silent here")
        isPlaying = true
        begin()
        return true
    }
    /// Plays the sound at a time of the device.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        DeviceServices.answer(after: max(time - deviceCurrentTime, 0)) { [weak self] in self?.play() }
        return true
    }
    /// Pauses.
    open func pause() {
        place = currentTime
        isPlaying = false
        cancel()
    }
    /// Pauses.
    open func stop() { pause() }
    /// Sets the volume at once; a fade is reported as without effect.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        if duration > 0 { unsupported("AVAudioPlayer.setVolume(_:fadeDuration:)") }
        self.volume = volume
    }
    /// Does nothing.
    open func updateMeters() {}
    /// Returns the level of silence in decibels, -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the level of silence in decibels, -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private func cancel() {
        if let ending { SceneContext.current.runLoop.cancel(ending) }
        ending = nil
    }
    private func begin() {
        cancel()
        let scene = SceneContext.current
        began = scene.clock.now
        guard numberOfLoops >= 0, speed > 0 else { return }
        let length = duration - place + Double(numberOfLoops) * duration
        ending = scene.runLoop.add(at: began + length / speed) { [weak self] in
            guard let self else { return }
            (isPlaying, place, ending) = (false, 0, nil)
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
    }
}

/// An object that learns what a player of sound does; all methods are optional.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound cannot be read; never called.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Another sound interrupts; never called.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// The interruption has ended; never called.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// Does nothing.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Does nothing.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
