import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    /// The lists of all properties that the layer declares.
    static let declaredInCore: [ObservableKeys] = [
        coreAnimation, coreApp, coreControllers, coreControls, coreDrawing, coreFoundation, coreInput, coreLayout,
        coreMenus, coreNib, coreScrolling, coreServices, coreText, coreViews,
    ].flatMap { $0 }
}
