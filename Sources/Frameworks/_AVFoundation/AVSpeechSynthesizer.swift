import QuartziteDeviceServices
import UIKit

/// Where speech ends.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the word.
    case word
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The usual one.
    case `default` = 1
    /// A better one.
    case enhanced = 2
    /// The best one.
    case premium = 3
}

/// The lowest speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice, without sound.
open class AVSpeechSynthesisVoice: NSObject {
    /// The language, such as `en-US`.
    public let language: String
    /// The name of the voice.
    open var name: String { "Voice" }
    /// The identifier of the voice.
    open var identifier: String { "voice.\(language)" }
    /// The quality.
    open var quality: AVSpeechSynthesisVoiceQuality { .`default` }
    /// Creates the voice of a language; that of the scene's locale for nil.
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
    /// Creates a voice from its identifier; nil, because no voices are installed.
    public init?(identifier: String) { nil }
    /// Returns no voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the language of the scene's locale.
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacing("_", with: "-") }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice; nil, for the usual one, by default.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, from 0 to 1; 0.5 by default.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch; 1 by default, without effect.
    open var pitchMultiplier: Float = 1
    /// The volume; 1 by default, without effect.
    open var volume: Float = 1
    /// The seconds before the text; 0 by default.
    open var preUtteranceDelay: TimeInterval = 0
    /// The seconds after the text; 0 by default.
    open var postUtteranceDelay: TimeInterval = 0
    /// Creates a text.
    public init(string: String) { speechString = string }
}

/// A speaker without a sound: each character takes 0.06 seconds of the scene's clock at the usual speed.
open class AVSpeechSynthesizer: NSObject {
    /// The object that learns what is spoken.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether a text is spoken.
    open var isSpeaking: Bool { !queue.isEmpty }
    /// Whether the speech pauses.
    open private(set) var isPaused = false
    private var queue: [AVSpeechUtterance] = []
    private var ending: EventSchedule.Ticket?

    /// Creates a speaker.
    public override init() {}
    /// Speaks a text after those before it.
    open func speak(_ utterance: AVSpeechUtterance) {
        DeviceServices.report("AVSpeechSynthesizer", "speech is silent here")
        queue.append(utterance)
        if queue.count == 1 { begin() }
    }
    private func begin() {
        guard let utterance = queue.first else { return }
        let scene = SceneContext.current
        let length = Double(utterance.speechString.count) * 0.06 * 0.5 / Double(max(utterance.rate, 0.05))
        let time = scene.clock.now + utterance.preUtteranceDelay + length + utterance.postUtteranceDelay
        DeviceServices.answer(after: utterance.preUtteranceDelay) { [weak self] in
            guard let self, queue.first === utterance else { return }
            delegate?.speechSynthesizer(self, didStart: utterance)
        }
        ending = scene.runLoop.add(at: time) { [weak self] in
            guard let self, queue.first === utterance else { return }
            queue.removeFirst()
            delegate?.speechSynthesizer(self, didFinish: utterance)
            begin()
        }
    }
    /// Ends all speech, and returns whether there was any.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let all = queue
        queue.removeAll()
        if let ending { SceneContext.current.runLoop.cancel(ending) }
        for utterance in all { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return !all.isEmpty
    }
    /// Reports that it has no effect, and returns false: speech does not pause here.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        unsupported("AVSpeechSynthesizer.pauseSpeaking(at:)")
        return false
    }
    /// Returns false: nothing pauses.
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// An object that learns what is spoken; all methods are optional.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text was cancelled.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word begins; never called.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
