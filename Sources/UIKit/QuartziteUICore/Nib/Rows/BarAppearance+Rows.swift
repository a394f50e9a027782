import QuartziteUIDrawing

extension PropertyTables {
    static let barAppearance = PropertyRows<UIBarAppearance>([
        .value(\.backgroundColor), .value(\.backgroundEffect), .value(\.backgroundImage),
        .value(\.backgroundImageContentMode), .value(\.shadowColor), .value(\.shadowImage),
    ])
    static let navigationBarAppearance = PropertyRows<UINavigationBarAppearance>([
        .attributes(\.titleTextAttributes), .value(\.titlePositionAdjustment), .attributes(\.largeTitleTextAttributes),
        .value(\.backIndicatorImage), .value(\.backIndicatorTransitionMaskImage), .copied(\.buttonAppearance),
        .copied(\.doneButtonAppearance), .copied(\.backButtonAppearance),
    ])
    static let toolbarAppearance = PropertyRows<UIToolbarAppearance>([
        .copied(\.buttonAppearance), .copied(\.doneButtonAppearance),
    ])
    static let tabBarAppearance = PropertyRows<UITabBarAppearance>([
        .copied(\.stackedLayoutAppearance), .copied(\.inlineLayoutAppearance), .copied(\.compactInlineLayoutAppearance),
        .value(\.selectionIndicatorTintColor), .value(\.selectionIndicatorImage),
    ])
    static let barButtonItemStateAppearance = PropertyRows<UIBarButtonItemStateAppearance>([
        .attributes(\.titleTextAttributes), .value(\.titlePositionAdjustment), .value(\.backgroundImage),
    ])
    static let tabBarItemStateAppearance = PropertyRows<UITabBarItemStateAppearance>([
        .attributes(\.titleTextAttributes), .value(\.titlePositionAdjustment), .value(\.iconColor),
        .value(\.badgeBackgroundColor), .attributes(\.badgeTextAttributes),
    ])
}

extension PropertyRow {
    /// Attributes of text, which documents do not state.
    fileprivate static func attributes(_ path: Path<[NSAttributedString.Key: Any]>) -> Self {
        Self(nil, path, isEqual: { NSDictionary(dictionary: $0).isEqual(to: $1) })
    }

    /// An object that is copied.
    fileprivate static func copied<Part: NSObject & NSCopying>(_ path: Path<Part>) -> Self {
        .own("", copy: { if let part = $0[keyPath: path].copy() as? Part { $1[keyPath: path] = part } }) { _, _ in }
    }
}
