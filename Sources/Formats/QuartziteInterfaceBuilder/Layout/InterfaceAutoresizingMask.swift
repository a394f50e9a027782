/// An autoresizing mask with the bits of `UIView.AutoresizingMask` (interface_builder.md I35).
package struct InterfaceAutoresizingMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    package static let flexibleWidth = Self(rawValue: 1 << 1)
    package static let flexibleRightMargin = Self(rawValue: 1 << 2)
    package static let flexibleTopMargin = Self(rawValue: 1 << 3)
    package static let flexibleHeight = Self(rawValue: 1 << 4)
    package static let flexibleBottomMargin = Self(rawValue: 1 << 5)

    /// The mask of a view without an `autoresizingMask` in the document.
    package static let absent: Self = [.flexibleRightMargin, .flexibleBottomMargin]

    init(_ element: InterfaceElement) {
        let names: [(String, Self)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        self = names.reduce([]) { $0.union(element.bool($1.0) ? $1.1 : []) }
    }
}
