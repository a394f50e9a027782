import QuartziteUIElements

/// The services and devices of UIKit, for the modules below.
@MainActor final class ServicesLayer: HigherLayer {
    static let keys = ObservableKeys.declaredInServices
    static let rows: [any AnyPropertyRows] = [PropertyTables.colorWell]
}
