import QuartzCore

/// The path of a layer on screen, such as "0/2/mask/1"; see ``LayerDescription/id``.
struct LayerPath: Hashable {
    static let mask = "mask"
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "/", omittingEmptySubsequences: false) }

    /// Returns the layer with this path in windows, which are ordered back to front; nil if there is none.
    func layer(in windows: [LayerContext]) -> CALayer? {
        guard let first = parts.first, let number = Int(first), windows.indices.contains(number) else { return nil }
        var layer = windows[number].root
        for part in parts.dropFirst() {
            if part == Self.mask {
                guard let mask = layer.mask else { return nil }
                layer = mask
            } else {
                guard let index = Int(part), layer.children.indices.contains(index) else { return nil }
                layer = layer.children[index]
            }
        }
        return layer
    }

    /// Returns the path of a layer in one of the windows; nil if it is in none.
    static func text(of layer: CALayer, in windows: [LayerContext]) -> String? {
        var parts: [String] = []
        var current = layer
        while let parent = current.parent {
            if parent.mask === current {
                parts.append(mask)
            } else {
                guard let index = parent.children.firstIndex(where: { $0 === current }) else { return nil }
                parts.append("\(index)")
            }
            current = parent
        }
        guard let window = windows.firstIndex(where: { $0.root === current }) else { return nil }
        return (["\(window)"] + parts.reversed()).joined(separator: "/")
    }
}
