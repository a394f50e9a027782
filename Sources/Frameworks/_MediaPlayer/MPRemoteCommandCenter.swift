import UIKit

/// Whether a command was followed; raw values are Apple's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was.
    case success = 0
    /// There is no such content.
    case noSuchContent = 100
    /// Nothing is played.
    case noActionableNowPlayingItem = 110
    /// There is no such device.
    case deviceNotFound = 120
    /// It failed.
    case commandFailed = 200
}

/// A command from the locked screen or headphones; none ever arrives.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// The time.
    public let timestamp: TimeInterval = 0
    init(_ command: MPRemoteCommand) { self.command = command }
}

/// A command to move to a place; none ever arrives.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The place in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to skip; none ever arrives.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The seconds.
    open var interval: TimeInterval { 0 }
}

/// The commands of the locked screen or headphones; none is ever sent.
open class MPRemoteCommand: NSObject {
    /// Whether the command can be given; true by default.
    open var isEnabled = true
    override init() {}
    /// Adds a block, which is never called.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Adds an object, which is never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Removes a block or an object.
    open func removeTarget(_ target: Any?) {}
    /// Removes an object.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command to skip.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The seconds that the app prefers.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to move to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands that the user can give.
open class MPRemoteCommandCenter: NSObject {
    private override init() {}
    /// Returns the object of the scene.
    open class func shared() -> MPRemoteCommandCenter {
        SceneContext.current.object(of: MPRemoteCommandCenter.self) { MPRemoteCommandCenter() }
    }
    /// Play.
    public let playCommand = MPRemoteCommand()
    /// Pause.
    public let pauseCommand = MPRemoteCommand()
    /// Stop.
    public let stopCommand = MPRemoteCommand()
    /// Play or pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Play the next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// Play the previous item.
    public let previousTrackCommand = MPRemoteCommand()
    /// Skip forward.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Skip backward.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Move to a place.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Move forward.
    public let seekForwardCommand = MPRemoteCommand()
    /// Move backward.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Like the item.
    public let likeCommand = MPRemoteCommand()
}
