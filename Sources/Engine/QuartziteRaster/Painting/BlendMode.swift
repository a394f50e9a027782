/// How pixels are combined with those below, with the numbers of the kernels, which are those of Core Graphics.
package struct BlendMode: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let normal = BlendMode(rawValue: 0)
}
