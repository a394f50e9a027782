import QuartziteUIElements

/// The services and devices of UIKit, for the modules below.
@MainActor final class ServicesLayer: HigherLayer {
    static let keys = LayerKeys(declared: ObservableKeys.declaredInServices)
}
