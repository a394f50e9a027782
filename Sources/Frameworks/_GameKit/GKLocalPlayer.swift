import QuartziteDeviceServices
import UIKit

/// The domain of errors of `GKError`.
public let GKErrorDomain = "GKErrorDomain"

/// An error of games.
public struct GKError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = 1
        /// The user cancelled.
        case cancelled = 2
        /// There is no network.
        case communicationsFailure = 3
        /// There is no player.
        case notAuthenticated = 6
        /// The game is not known.
        case gameUnrecognized = 15
        /// It is not supported.
        case notSupported = 16

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? GKError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { GKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The user cancelled.
    public static var cancelled: Code { .cancelled }
    /// There is no network.
    public static var communicationsFailure: Code { .communicationsFailure }
    /// There is no player.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The game is not known.
    public static var gameUnrecognized: Code { .gameUnrecognized }
    /// It is not supported.
    public static var notSupported: Code { .notSupported }
}

/// A player.
open class GKPlayer: NSObject {
    /// The name for other players.
    open var displayName: String { "" }
    /// The nickname.
    open var alias: String { "" }
    /// The number in the game.
    open var gamePlayerID: String { "" }
    /// The number for the team.
    open var teamPlayerID: String { "" }
    override init() {}
}

/// The player on the device, who never logs in.
open class GKLocalPlayer: GKPlayer {
    /// The player.
    open class var local: GKLocalPlayer { SceneContext.current.object(of: GKLocalPlayer.self) { GKLocalPlayer() } }
    /// Whether the player has logged in; false.
    open var isAuthenticated: Bool { false }
    /// Whether the player is a child; false.
    open var isUnderage: Bool { false }
    /// Called with an error 0.1 seconds of the scene's clock after it is set; nil by default.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard authenticateHandler != nil else { return }
            DeviceServices.report("GKLocalPlayer", "the device has no account for games")
            DeviceServices.answer { [weak self] in self?.authenticateHandler?(nil, GKError(.notAuthenticated)) }
        }
    }
}

/// A list of points, which is empty.
open class GKLeaderboard: NSObject {
    /// Fails after 0.1 seconds of the scene's clock.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { DeviceServices.answer { completionHandler(GKError(.notAuthenticated)) } }
    /// Fails.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
    /// Fails after 0.1 seconds of the scene's clock.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { DeviceServices.answer { completionHandler(nil, GKError(.notAuthenticated)) } }
    override init() {}
}

/// Points.
open class GKScore: NSObject {
    /// The name of the list.
    open var leaderboardIdentifier: String
    /// The points; 0 by default.
    open var value: Int64 = 0
    /// A number of the app; 0 by default.
    open var context: UInt64 = 0
    /// Creates points for a list.
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    /// Fails after 0.1 seconds of the scene's clock.
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        DeviceServices.answer { completionHandler?(GKError(.notAuthenticated)) }
    }
}

/// What a player has reached.
open class GKAchievement: NSObject {
    /// The name.
    open var identifier: String
    /// How much is reached; 0 by default.
    open var percentComplete = 0.0
    /// Whether a banner would be shown; false by default.
    open var showsCompletionBanner = false
    /// Creates a value.
    public init(identifier: String) { self.identifier = identifier }
    /// Fails after 0.1 seconds of the scene's clock.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { DeviceServices.answer { completionHandler?(GKError(.notAuthenticated)) } }
    /// Fails after 0.1 seconds of the scene's clock.
    open class func loadAchievements(
        completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
    ) { DeviceServices.answer { completionHandler?(nil, GKError(.notAuthenticated)) } }
}

/// The button of games, which is never shown.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
    /// The button.
    public static var shared: GKAccessPoint { SceneContext.current.object(of: GKAccessPoint.self) { GKAccessPoint() } }
    /// Where buttons are; raw values are Apple's.
    public enum Location: Int, Sendable {
        /// At the top left.
        case topLeading
        /// At the top right.
        case topTrailing
        /// At the bottom left.
        case bottomLeading
        /// At the bottom right.
        case bottomTrailing
    }
    /// Where the button would be; without effect.
    open var location = Location.topLeading
    /// Whether the button would be shown; without effect.
    open var isActive = false { didSet { if isActive { unsupported("GKAccessPoint.isActive") } } }
    /// Whether points would be shown; without effect.
    open var showHighlights = false
    private override init() {}
}
