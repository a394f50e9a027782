@_exported import UIKit

/// A key of what is played.
public let MPMediaItemPropertyTitle = "title"
/// A key of what is played.
public let MPMediaItemPropertyArtist = "artist"
/// A key of what is played.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// A key of what is played.
public let MPMediaItemPropertyArtwork = "artwork"
/// A key of what is played.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// A key of what is played.
public let MPMediaItemPropertyGenre = "genre"
/// A key of what is played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// A key of what is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// A key of what is played.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// A key of what is played.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// A key of what is played.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// A key of what is played.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// What the app plays, for the locked screen, which is not shown.
open class MPNowPlayingInfoCenter: NSObject {
    private override init() {}
    /// Returns the object of the scene.
    open class func `default`() -> MPNowPlayingInfoCenter {
        SceneContext.current.object(of: MPNowPlayingInfoCenter.self) { MPNowPlayingInfoCenter() }
    }
    /// What is played; nil by default, and never shown.
    open var nowPlayingInfo: [String: Any]?
    /// Whether something is played; `unknown` by default.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// It is not known.
    case unknown
    /// It is.
    case playing
    /// It pauses.
    case paused
    /// It is not.
    case stopped
    /// It is interrupted.
    case interrupted
}

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
    /// The size of the picture.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    /// Creates a picture.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    /// Returns the picture in a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
