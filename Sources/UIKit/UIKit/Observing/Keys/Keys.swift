import QuartziteUIElements

// Written by scripts/generate-keys.

extension ObservableKeys {
    /// The lists of all properties that the layer declares.
    static let declaredInServices: [ObservableKeys] = [servicesDevices, servicesServices].flatMap { $0 }
}
