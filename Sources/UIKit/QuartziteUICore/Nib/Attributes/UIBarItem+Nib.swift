import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIBarItem {
    /// Sets the attributes that all bar items have.
    func decodeBarItemAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.nib.adopt(self, for: element)
        decodeAccessibility(of: element)
        element.string("title").map { title = $0 }
        coder.image("image").map { image = $0 }
        coder.image("landscapeImage").map { landscapeImagePhone = $0 }
        coder.image("largeContentSizeImage").map { largeContentSizeImage = $0 }
        coder.insets("imageInsets").map { imageInsets = $0 }
        if !element.bool("enabled") { isEnabled = false }
        element.integer("tag").map { tag = $0 }
    }
}

extension UIBarButtonItem {
    /// Sets the attributes of a bar button item (interface_builder.md I93).
    func decodeBarButtonItemAttributes(from coder: NibCoder) {
        coder.word("systemItem", SystemItem.words) { become($0) }
        coder.word("style", ["done": Style.done, "plain": .plain]) { style = $0 }
        coder.number("width") { width = $0 }
        isSpringLoaded = coder.element.bool("springLoaded")
        coder.color("tintColor").map { tintColor = $0 }
        coder.view("customView").map { customView = $0 }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The items, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
}

extension UITabBarItem {
    /// Sets the attributes of a tab bar item (interface_builder.md I93).
    ///
    /// The items of the system have their names as titles.
    func decodeTabBarItemAttributes(from coder: NibCoder) {
        let element = coder.element
        if let item = element.attribute("systemItem") {
            title = Self.systemTitles[item] ?? item.prefix(1).uppercased() + item.dropFirst()
        }
        coder.image("selectedImage").map { selectedImage = $0 }
        element.string("badgeValue").map { badgeValue = $0 }
        coder.color("badgeColor").map { badgeColor = $0 }
    }

    private static let systemTitles = [
        "topRated": "Top Rated", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    ]
}

extension UINavigationItem {
    /// Sets the attributes of a navigation item (interface_builder.md I29).
    func decodeNavigationItemAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.nib.adopt(self, for: element)
        decodeAccessibility(of: element)
        element.string("title").map { title = $0 }
        let modes: [String: LargeTitleDisplayMode] = ["automatic": .automatic, "always": .always, "never": .never]
        coder.word("largeTitleDisplayMode", modes) { largeTitleDisplayMode = $0 }
        hidesBackButton = element.bool("hidesBackButton")
        leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton")
        element.string("backButtonTitle").map { backButtonTitle = $0 }
        func item(_ key: String) -> UIBarButtonItem? {
            element.child(forKey: key).flatMap { coder.object(for: $0) as? UIBarButtonItem }
        }
        item("backBarButtonItem").map { backBarButtonItem = $0 }
        (item("leftBarButtonItem").map { [$0] } ?? coder.objects("leftBarButtonItems")).map { leftBarButtonItems = $0 }
        (item("rightBarButtonItem").map { [$0] } ?? coder.objects("rightBarButtonItems")).map {
            rightBarButtonItems = $0
        }
        coder.view("titleView").map { titleView = $0 }
    }
}
