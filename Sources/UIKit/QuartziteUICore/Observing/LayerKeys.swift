import QuartziteUIDrawing

/// The lists of properties that one layer of UIKit has.
@MainActor package struct LayerKeys {
    /// The outlets that documents connect.
    package var outlets: [ObservableKeys] = []
    /// What libraries often observe of views, in addition to the properties that every view has.
    package var views: [ObservableKeys] = []
    /// What libraries often observe of other objects.
    package var others: [ObservableKeys] = []
    /// All properties that the layer's classes declare, by folder.
    package var declared: [[ObservableKeys]] = []

    package init(
        outlets: [ObservableKeys] = [], views: [ObservableKeys] = [], others: [ObservableKeys] = [],
        declared: [[ObservableKeys]] = []
    ) {
        (self.outlets, self.views, self.others, self.declared) = (outlets, views, others, declared)
    }
}

extension ObservableKeys {
    /// The lists of this layer, whose classes include those of the layers below.
    static let core = LayerKeys(outlets: outlets, views: views, others: others, declared: declaredInCore)
}
