/// The amount of space in one direction, as `UIUserInterfaceSizeClass` has it.
package enum InterfaceSizeClass: String, Hashable, Sendable {
    case unspecified, compact, regular
}

/// The size classes of an environment, by which a document's variations are chosen (interface_builder.md I49, I51).
package struct InterfaceSizeClasses: Hashable, Sendable {
    package var width: InterfaceSizeClass
    package var height: InterfaceSizeClass

    package init(width: InterfaceSizeClass, height: InterfaceSizeClass) {
        self.width = width
        self.height = height
    }

    /// Those of no device: only `variation key="default"` applies.
    package static let unspecified = Self(width: .unspecified, height: .unspecified)
    /// Those of a phone held upright.
    package static let phonePortrait = Self(width: .compact, height: .regular)
    /// Those of a phone held sideways.
    package static let phoneLandscape = Self(width: .compact, height: .compact)
    /// Those of a large phone held sideways.
    package static let largePhoneLandscape = Self(width: .regular, height: .compact)
    /// Those of a tablet.
    package static let tablet = Self(width: .regular, height: .regular)
}
