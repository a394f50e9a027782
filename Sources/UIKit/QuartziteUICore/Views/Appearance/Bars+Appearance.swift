import QuartziteUIDrawing

extension UINavigationBar {
    /// Copies the appearance proxies' values to properties that still have their default values.
    func adoptAppearance() {
        for case let model as UINavigationBar in AppearanceModels.current.models(for: self) {
            adopt(\UINavigationBar.barStyle, from: model) { $0 == .default }
            adopt(\UINavigationBar.barTintColor, from: model) { $0 == nil }
            adopt(\UINavigationBar.isTranslucent, from: model) { $0 }
            adopt(\UINavigationBar.titleTextAttributes, from: model) { $0 == nil }
            adopt(\UINavigationBar.prefersLargeTitles, from: model) { !$0 }
            if !hasAppearance, model.hasAppearance { standardAppearance = model.standardAppearance }
        }
    }
}

extension UITabBar {
    /// Copies the appearance proxies' values to properties that still have their default values.
    func adoptAppearance() {
        for case let model as UITabBar in AppearanceModels.current.models(for: self) {
            adopt(\UITabBar.barStyle, from: model) { $0 == .default }
            adopt(\UITabBar.barTintColor, from: model) { $0 == nil }
            adopt(\UITabBar.unselectedItemTintColor, from: model) { $0 == nil }
            adopt(\UITabBar.isTranslucent, from: model) { $0 }
            adopt(\UITabBar.backgroundImage, from: model) { $0 == nil }
            adopt(\UITabBar.shadowImage, from: model) { $0 == nil }
            adopt(\UITabBar.selectionIndicatorImage, from: model) { $0 == nil }
            adopt(\UITabBar.itemPositioning, from: model) { $0 == .automatic }
            adopt(\UITabBar.itemWidth, from: model) { $0 == 0 }
            adopt(\UITabBar.itemSpacing, from: model) { $0 == 0 }
            if !hasAppearance, model.hasAppearance { standardAppearance = model.standardAppearance }
        }
    }
}
