/// The amount of space along one axis, like `UIUserInterfaceSizeClass`.
package enum InterfaceSizeClass: String, Hashable, Sendable {
    case unspecified, compact, regular
}

/// The size classes of an environment, which select a document's variations (interface_builder.md I49, I51).
package struct InterfaceSizeClasses: Hashable, Sendable {
    package var width: InterfaceSizeClass
    package var height: InterfaceSizeClass

    package init(width: InterfaceSizeClass, height: InterfaceSizeClass) {
        self.width = width
        self.height = height
    }

    /// The size classes of no device, to which only `variation key="default"` applies.
    package static let unspecified = Self(width: .unspecified, height: .unspecified)
    /// The size classes of a phone in portrait orientation.
    package static let phonePortrait = Self(width: .compact, height: .regular)
    /// The size classes of a phone in landscape orientation.
    package static let phoneLandscape = Self(width: .compact, height: .compact)
    /// The size classes of a large phone in landscape orientation.
    package static let largePhoneLandscape = Self(width: .regular, height: .compact)
    /// The size classes of a tablet.
    package static let tablet = Self(width: .regular, height: .regular)
}
