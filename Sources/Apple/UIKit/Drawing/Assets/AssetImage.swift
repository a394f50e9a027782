import QuartzCore

extension AssetContents {
    /// The images of an image set that fit some traits, the best first (interface_builder_segues.md I115).
    func images(in folder: String, for traits: AssetTraits) -> [AssetImage] {
        let slots = (images ?? []).filter { $0.filename.map { !$0.contains("/") } ?? false }
        let isMirrored = { (entry: Entry) in traits.isRightToLeft && entry.direction == "left-to-right" }
        return slots.fitting(traits).map { entry in
            AssetImage(
                path: (folder as NSString).appendingPathComponent(entry.filename ?? ""),
                scale: entry.isVector ? nil : entry.scaleFactor ?? 1, isMirrored: isMirrored(entry),
                resizing: entry.resizing, renderingIntent: properties?.renderingIntent,
                keepsDrawing: entry.isVector && properties?.preservesVector == true)
        }
    }
}

/// An image of an image set.
struct AssetImage {
    let path: String
    /// The number of pixels per point; nil for vector images, which are rendered at any scale.
    let scale: CGFloat?
    /// Whether the image is mirrored, because it is for the other layout direction.
    let isMirrored: Bool
    let resizing: AssetContents.Resizing?
    let renderingIntent: String?
    /// Whether the image is rendered again at the size at which it is shown ("Preserve Vector Data").
    var keepsDrawing = false

    /// Returns the image with the settings of its set.
    func applied(to image: UIImage) -> UIImage {
        var result = image
        if isMirrored {
            result = UIImage(
                pixels: result.cgImage, scale: result.scale, orientation: .upMirrored,
                displaySettings: result.displaySettings)
        }
        if keepsDrawing { result = result.changed { $0.drawing = path } }
        switch renderingIntent {
        case "template": result = result.withRenderingMode(.alwaysTemplate)
        case "original": result = result.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return resizing.map { sliced(result, $0) } ?? result
    }

    /// Returns the image with the end caps of its set, which are in pixels (interface_builder_segues.md I116).
    private func sliced(_ image: UIImage, _ resizing: AssetContents.Resizing) -> UIImage {
        // The caps of a drawing are in pixels at 1x.
        let unit = scale ?? 1
        func cap(_ inset: Double?) -> CGFloat { CGFloat(inset ?? 0) / unit }
        let hasColumns = resizing.mode != "3-part-vertical"
        let hasRows = resizing.mode != "3-part-horizontal"
        let insets = UIEdgeInsets(
            top: hasRows ? cap(resizing.insets?.top) : 0, left: hasColumns ? cap(resizing.insets?.left) : 0,
            bottom: hasRows ? cap(resizing.insets?.bottom) : 0, right: hasColumns ? cap(resizing.insets?.right) : 0)
        return image.resizableImage(
            withCapInsets: insets, resizingMode: resizing.center?.mode == "tile" ? .tile : .stretch)
    }
}
