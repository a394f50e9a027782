import QuartziteUIElements

/// The audio session of the app.
///
/// It keeps its settings, and plays and records nothing.
open class AVAudioSession: NSObject {
    /// The purpose of an app's audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Audio that mixes with that of other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Audio that silences other apps; the default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Audio that is central to the app.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Audio and recording at once.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Audio for several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A specialised use within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No specialised use; the default.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Voice over a network.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Calls with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Recording of films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measurements.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Spoken text that pauses for other audio.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How audio combines with that of other apps and devices.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Mixes with other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Makes other apps quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Allows hands-free devices.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Uses the loudspeaker by default.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Pauses spoken audio of other apps.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Allows stereo headphones without a cable.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Allows AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What happens when the session is activated or deactivated.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Tells other apps that the session ended.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The category; `soloAmbient` by default.
    open private(set) var category = Category.soloAmbient
    /// The mode; `default` by default.
    open private(set) var mode = Mode.default
    /// The options of the category; none by default.
    open private(set) var categoryOptions: CategoryOptions = []
    /// The volume, from 0 to 1; always 1.
    open private(set) var outputVolume: Float = 1
    /// Whether another app plays audio; always false.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether audio should be silent because another app plays; always false.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }

    fileprivate override init() {}

    /// Returns the app's session.
    open class func sharedInstance() -> AVAudioSession {
        SceneContext.current.object(of: AVAudioSession.self) { AVAudioSession() }
    }

    /// Sets the category and its options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }

    /// Sets the category, the mode and options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { self.mode = mode }

    /// Activates or deactivates the session, which has no effect.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// The notification of an interruption; it is never posted.
    public class var interruptionNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionInterruptionNotification")
    }
    /// The notification of a change of the audio output; it is never posted.
    public class var routeChangeNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionRouteChangeNotification")
    }
}
