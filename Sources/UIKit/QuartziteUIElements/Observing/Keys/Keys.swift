import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
    /// The lists of all properties that the layer declares.
    static let declaredInElements: [ObservableKeys] = [
        elementsControllers, elementsControls, elementsDynamics, elementsLists,
    ].flatMap { $0 }
}
