import QuartziteUIDrawing

extension UIView {
    /// Copies the appearance proxies' values to properties that still have their default values.
    func adoptProxyValues() {
        let models = AppearanceModels.current.models(for: self)
        guard !models.isEmpty else { return }
        let tables = PropertyTables.rows(of: type(of: self))
        for case let model as UIView in models {
            if ownTint == nil, let tint = model.ownTint { tintColor = tint }
            for rows in tables { rows.adopt(model, in: self) { AppearanceModels.current.new(rows.type) } }
        }
    }
}

extension UINavigationBar {
    /// Takes the appearance of the proxies, unless the bar has its own.
    func adoptAppearance() {
        for case let model as UINavigationBar in AppearanceModels.current.models(for: self)
        where !hasAppearance && model.hasAppearance { standardAppearance = model.standardAppearance }
    }
}

extension UITabBar {
    /// Takes the appearance of the proxies, unless the bar has its own.
    func adoptAppearance() {
        for case let model as UITabBar in AppearanceModels.current.models(for: self)
        where !hasAppearance && model.hasAppearance { standardAppearance = model.standardAppearance }
    }
}
