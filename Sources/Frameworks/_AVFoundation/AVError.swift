import Foundation

/// The domain of errors of `AVError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of sound and films.
public struct AVError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = -11800
        /// There is no memory.
        case outOfMemory = -11801
        /// The session does not run.
        case sessionNotRunning = -11803
        /// There is no such device.
        case deviceNotConnected = -11814
        /// The user does not allow it.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// The contents cannot be read.
        case decodeFailed = -11821
        /// The export failed.
        case exportFailed = -11820
        /// The format is not known.
        case fileFormatNotRecognized = -11828
        /// The operation was cancelled.
        case operationCancelled = -11878
        /// Nothing can be written.
        case encoderNotFound = -11834
        /// There are no contents.
        case contentIsUnavailable = -11863
        /// The asset cannot be played any more.
        case noLongerPlayable = -11867

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// There is no memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// The session does not run.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// There is no such device.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// The user does not allow it.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// The contents cannot be read.
    public static var decodeFailed: Code { .decodeFailed }
    /// The export failed.
    public static var exportFailed: Code { .exportFailed }
    /// The operation was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// Nothing can be written.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The format is not known.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// There are no contents.
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    /// The asset cannot be played any more.
    public static var noLongerPlayable: Code { .noLongerPlayable }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Metadata.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// A format of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4 with pictures.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MPEG-4 with sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// WAV.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")
}

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it, with its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Everywhere, with its proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Everywhere.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A name of metadata.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
