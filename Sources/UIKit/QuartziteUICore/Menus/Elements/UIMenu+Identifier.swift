extension UIMenu {
    /// A type that identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The menu of the app.
        public static let application = Identifier("com.apple.menu.application")
        /// The File menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The Edit menu.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The Format menu.
        public static let format = Identifier("com.apple.menu.format")
        /// The View menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The Window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The Help menu.
        public static let help = Identifier("com.apple.menu.help")
        /// The menu with information about the app.
        public static let about = Identifier("com.apple.menu.about")
        /// The menu of the app's settings.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The menu of new scenes.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// The menu that opens documents.
        public static let open = Identifier("com.apple.menu.open")
        /// The menu of recent documents.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// The menu that closes.
        public static let close = Identifier("com.apple.menu.close")
        /// The menu that prints.
        public static let print = Identifier("com.apple.menu.print")
        /// The menu of the document.
        public static let document = Identifier("com.apple.menu.document")
        /// The menu that undoes and redoes.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The menu of the standard edit commands.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The menu that finds text.
        public static let find = Identifier("com.apple.menu.find")
        /// The menu that replaces text.
        public static let replace = Identifier("com.apple.menu.replace")
        /// The menu that looks up text.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// The menu that shares.
        public static let share = Identifier("com.apple.menu.share")
        /// The menu of text styles.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// The menu of spelling.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The menu of the toolbar.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The menu of the sidebar.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The menu of full screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The root of the menus of the main menu bar.
        public static let root = Identifier("com.apple.menu.root")
    }
}
