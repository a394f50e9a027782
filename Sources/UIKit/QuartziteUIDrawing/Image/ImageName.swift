import QuartziteUIFoundation

/// An image name split into its parts, with the file names that may contain the image.
struct ImageName {
    static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]
    static let scales: [CGFloat] = [1, 2, 3]

    /// The name without scale and extension; it may include folders.
    let base: String
    /// The extension with the dot; nil if any supported extension is possible.
    package let suffix: String?

    init(_ name: String) {
        let ending = (name as NSString).pathExtension
        if ImageName.extensions.contains(ending.lowercased()) {
            base = (name as NSString).deletingPathExtension
            suffix = "." + ending
        } else {
            base = name
            suffix = nil
        }
    }

    /// Returns the file names in order of preference: the screen's scale, larger ones ascending, smaller ones
    /// descending.
    package func candidates(screenScale: CGFloat) -> [(file: String, scale: CGFloat)] {
        let larger = ImageName.scales.filter { $0 >= screenScale }
        let smaller = ImageName.scales.filter { $0 < screenScale }.reversed()
        let endings: [String] = suffix.map { [$0] } ?? ImageName.extensions.map { "." + $0 }
        return (larger + smaller).flatMap { scale -> [(file: String, scale: CGFloat)] in
            let stem = scale == 1 ? base : "\(base)@\(Int(scale))x"
            return endings.map { (file: stem + $0, scale: scale) }
        }
    }

    /// The base name without its scale suffix.
    var unmarked: String {
        let scale = ImageName.scale(ofFile: base)
        return scale > 1 ? String(base.dropLast("@2x".count)) : base
    }

    /// Returns the scale from the `@2x` or `@3x` suffix of a file name.
    static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return scales.first { $0 > 1 && stem.hasSuffix("@\(Int($0))x") } ?? 1
    }
}
