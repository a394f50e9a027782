import QuartzCore

/// A picture's name taken apart, and the files that may hold it.
struct ImageName {
    static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]
    static let scales: [CGFloat] = [1, 2, 3]

    /// Without scale and extension; may contain folders.
    let base: String
    /// With the dot; nil where any known kind may be meant.
    let suffix: String?

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

    /// File names by preference on a screen: its own scale, then larger ones from below, then smaller ones from above.
    func candidates(screenScale: CGFloat) -> [(file: String, scale: CGFloat)] {
        let larger = ImageName.scales.filter { $0 >= screenScale }
        let smaller = ImageName.scales.filter { $0 < screenScale }.reversed()
        let endings: [String] = suffix.map { [$0] } ?? ImageName.extensions.map { "." + $0 }
        return (larger + smaller).flatMap { scale -> [(file: String, scale: CGFloat)] in
            let stem = scale == 1 ? base : "\(base)@\(Int(scale))x"
            return endings.map { (file: stem + $0, scale: scale) }
        }
    }

    /// The base without the mark of a scale.
    var unmarked: String {
        let scale = ImageName.scale(ofFile: base)
        return scale > 1 ? String(base.dropLast("@2x".count)) : base
    }

    /// What `@2x` or `@3x` in a file's name says.
    static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return scales.first { $0 > 1 && stem.hasSuffix("@\(Int($0))x") } ?? 1
    }
}
