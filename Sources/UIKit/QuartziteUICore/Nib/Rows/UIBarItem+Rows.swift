import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties that all items of bars have.
    static let barItem = PropertyRows<UIBarItem>([
        .text("title", \.title),
        .image("image", \.image),
        .image("landscapeImage", \.landscapeImagePhone),
        .image("largeContentSizeImage", \.largeContentSizeImage),
        .insets("imageInsets", \.imageInsets),
        .bool("enabled", \.isEnabled, absent: true),
        .integer("tag", \.tag, absent: 0),
    ])

    /// The properties of an item of a navigation bar or toolbar (interface_builder.md I93).
    static let barButtonItem = PropertyRows<UIBarButtonItem>([
        .own("systemItem") { item, coder in
            coder.element.attribute("systemItem").flatMap { UIBarButtonItem.SystemItem.words[$0] }.map(item.become)
        },
        .word("style", \.style, ["done": .done, "plain": .plain, "bordered": .plain]),
        .number("width", \.width),
        .bool("springLoaded", \.isSpringLoaded),
        .bool("selected", \.isSelected),
        .bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        .color("tintColor", \.tintColor),
        .view("customView", \.customView),
    ])

    /// The properties of an item of a tab bar (interface_builder.md I93).
    ///
    /// The items of the system have their names as titles.
    static let tabBarItem = PropertyRows<UITabBarItem>([
        .own("systemItem") { item, coder in
            guard let name = coder.element.attribute("systemItem") else { return }
            let titles = ["topRated": "Top Rated", "mostRecent": "Most Recent", "mostViewed": "Most Viewed"]
            item.title = titles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
        },
        .image("selectedImage", \.selectedImage),
        .text("badgeValue", \.badgeValue),
        .color("badgeColor", \.badgeColor),
        .offset("titlePositionAdjustment", \.titlePositionAdjustment),
    ])

    /// The properties of what a controller shows in a navigation bar (interface_builder.md I29).
    static let navigationItem = PropertyRows<UINavigationItem>([
        .text("title", \.title),
        .word(
            "largeTitleDisplayMode", \.largeTitleDisplayMode,
            ["automatic": .automatic, "always": .always, "never": .never], absent: .automatic),
        .word("style", \.style, ["navigator": .navigator, "browser": .browser, "editor": .editor]),
        .bool("hidesBackButton", \.hidesBackButton),
        .bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        .text("backButtonTitle", \.backButtonTitle),
        .own("backBarButtonItem:key leftBarButtonItem:key rightBarButtonItem:key") { item, coder in
            @MainActor func one(_ key: String) -> UIBarButtonItem? {
                coder.element.child(forKey: key).flatMap { coder.object(for: $0) as? UIBarButtonItem }
            }
            one("backBarButtonItem").map { item.backBarButtonItem = $0 }
            (one("leftBarButtonItem").map { [$0] } ?? coder.objects("leftBarButtonItems")).map {
                item.leftBarButtonItems = $0
            }
            (one("rightBarButtonItem").map { [$0] } ?? coder.objects("rightBarButtonItems")).map {
                item.rightBarButtonItems = $0
            }
        },
        .view("titleView", \.titleView),
    ])
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

extension UIBarItem {
    /// Makes the item the object of its element, and sets its accessibility properties.
    func register(from coder: NibCoder) {
        coder.nib.adopt(self, for: coder.element)
        decodeAccessibility(of: coder.element)
    }
}

extension UINavigationItem {
    /// Makes the item the object of its element, and sets its accessibility properties.
    func register(from coder: NibCoder) {
        coder.nib.adopt(self, for: coder.element)
        decodeAccessibility(of: coder.element)
    }
}
