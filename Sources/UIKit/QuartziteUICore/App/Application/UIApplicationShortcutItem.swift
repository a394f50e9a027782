import QuartziteUIDrawing

/// A quick action of the app's icon; there is no home screen that shows it.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// A string that identifies the action.
    open internal(set) var type: String
    /// The title.
    open internal(set) var localizedTitle: String
    /// A second line; nil by default.
    open internal(set) var localizedSubtitle: String?
    /// The icon; nil by default.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app; nil by default.
    open internal(set) var userInfo: [String: Any]?
    /// A value that identifies the target; nil by default.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
}

/// A quick action that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// A string that identifies the action.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// A second line; nil by default.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The icon; nil by default.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// Values of the app; nil by default.
    open override var userInfo: [String: Any]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The icon of a quick action.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The icons of the system; raw values are Apple's.
    public enum IconType: Int, Sendable {
        /// Compose.
        case compose
        /// Play.
        case play
        /// Pause.
        case pause
        /// Add.
        case add
        /// A location.
        case location
        /// Search.
        case search
        /// Share.
        case share
        /// Prohibit.
        case prohibit
        /// A contact.
        case contact
        /// Home.
        case home
        /// Mark a location.
        case markLocation
        /// A favourite.
        case favorite
        /// Love.
        case love
        /// A cloud.
        case cloud
        /// An invitation.
        case invitation
        /// A confirmation.
        case confirmation
        /// Mail.
        case mail
        /// A message.
        case message
        /// A date.
        case date
        /// A time.
        case time
        /// Capture a photo.
        case capturePhoto
        /// Capture a video.
        case captureVideo
        /// A task.
        case task
        /// A task that is done.
        case taskCompleted
        /// An alarm.
        case alarm
        /// A bookmark.
        case bookmark
        /// Shuffle.
        case shuffle
        /// Audio.
        case audio
        /// An update.
        case update
    }

    private nonisolated let name: String

    /// Creates an icon of the system.
    public init(type: IconType) {
        name = "type \(type.rawValue)"
        super.init()
    }

    /// Creates an icon from an image of the app.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }

    /// Creates an icon from a symbol.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// Returns whether an object is the same icon.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.name == name
    }
    /// A hash value, which is the same for equal icons.
    nonisolated open override var hash: Int { name.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ Int($1) } }
}
