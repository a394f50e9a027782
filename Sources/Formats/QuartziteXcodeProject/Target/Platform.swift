/// A platform that a target is built for.
package enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// Creates the platform of an SDK such as `iphoneos` or `macosx14.0`.
    init?(sdk: String) {
        let names: [(prefix: String, platform: Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        guard let platform = names.first(where: { sdk.lowercased().hasPrefix($0.prefix) })?.platform else { return nil }
        self = platform
    }

    /// Returns the platforms for which a target is built, from its settings and product type.
    static func platforms(of settings: BuildSettings, _ product: ProductType) -> [Platform] {
        if product == .watchApp { return [.watchOS] }
        let supported = settings.list("SUPPORTED_PLATFORMS").compactMap { Platform(sdk: $0) }
        let root = settings.text("SDKROOT").flatMap { Platform(sdk: $0) }
        let all = supported.isEmpty ? root.map { [$0] } ?? deployment(of: settings) : supported
        return allCases.filter(all.contains)
    }

    /// Returns the platforms for which a project without an SDK sets a minimum version or device families.
    private static func deployment(of settings: BuildSettings) -> [Platform] {
        let keys: [(key: String, platform: Platform)] = [
            ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("TARGETED_DEVICE_FAMILY", .iOS), ("TVOS_DEPLOYMENT_TARGET", .tvOS),
            ("WATCHOS_DEPLOYMENT_TARGET", .watchOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
        ]
        let named = keys.first { settings.text($0.key) != nil }.map { [$0.platform] }
        return named ?? [.macOS]
    }
}
