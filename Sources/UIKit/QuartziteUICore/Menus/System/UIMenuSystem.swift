import QuartziteUIDrawing

/// The menus of an app: those of the main menu bar, which no device here shows, or those of the context.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    private let isMain: Bool
    private var built: UIMenu?

    private init(isMain: Bool) {
        self.isMain = isMain
        super.init()
    }

    /// The main menu bar of the app.
    open class var main: UIMenuSystem { MenuSystems.current.main }
    /// The menus of the context, which is empty.
    open class var context: UIMenuSystem { MenuSystems.current.context }

    /// Builds the menus again with the app's delegate, when they are next read.
    open func setNeedsRebuild() { built = nil }
    /// Asks the responders again which commands are possible; does nothing, since no menu bar shows them.
    open func setNeedsRevalidate() {}

    /// The root of the menus, which the app and its delegate have built.
    var root: UIMenu {
        if let built { return built }
        let tree = MenuTree(self, root: isMain ? MenuSystems.standard : UIMenu(identifier: .root))
        built = tree.root
        let application = UIApplication.shared
        application.buildMenu(with: tree)
        (application.delegate as? UIResponder)?.buildMenu(with: tree)
        built = tree.root
        return tree.root
    }

    /// The menu systems of a scene.
    @MainActor private final class MenuSystems {
        let main = UIMenuSystem(isMain: true)
        let context = UIMenuSystem(isMain: false)

        static var current: MenuSystems { SceneContext.current.object(of: MenuSystems.self) { MenuSystems() } }

        /// The menus of an app that changes none.
        static var standard: UIMenu {
            func menu(_ title: String, _ identifier: UIMenu.Identifier, _ parts: [UIMenu.Identifier]) -> UIMenu {
                UIMenu(
                    title: title, identifier: identifier,
                    children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
            }
            return UIMenu(
                identifier: .root,
                children: [
                    menu("", .application, [.about, .preferences]),
                    menu("File", .file, [.newScene, .open, .close, .document, .print]),
                    menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .share, .spelling]),
                    menu("Format", .format, [.textStyle]), menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
                    menu("Window", .window, []), menu("Help", .help, []),
                ])
        }
    }
}
