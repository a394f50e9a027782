import QuartziteUIElements

/// The services and devices of UIKit, for the modules below.
@MainActor enum ServicesLayer: HigherLayer {
    static let keys = LayerKeys(declared: ObservableKeys.declaredInServices)
}
