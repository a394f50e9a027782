import QuartzCore

extension UIImage {
    /// Creates an image that image views animate forever; elsewhere, its first image is drawn.
    ///
    /// The images share the duration of a cycle, in seconds, equally; if it is 0 or less, each shows for 1/30 second
    /// (uikit_animation.md §5). The size and scale are those of the first image. The result is nil without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.images = images.flatMap { $0.images ?? [$0] }
            $0.duration = duration.isFinite ? duration : 0
            $0.delays = nil
        }
    }

    /// Creates an animated image from the images named `name0`, `name1` and so on; nil if there are none.
    ///
    /// The numbers start at 0 or 1 and end before the first missing one, at 1024 at the latest. The duration is that of
    /// a cycle in seconds.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        numbered(name).flatMap { animatedImage(with: $0, duration: duration) }
    }

    /// Creates an animated image like `animatedImageNamed(_:duration:)`, with images that tile inside `capInsets`.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Creates an animated image like `animatedImageNamed(_:duration:)`, with images that are resizable inside
    /// `capInsets`.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        numbered(name).flatMap { pictures in
            let images = pictures.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
            return animatedImage(with: images, duration: duration)
        }
    }

    /// The images of an animated image; nil for a still image.
    ///
    /// Frames of a file are decoded when they are shown, and only the most recent ones stay in memory.
    public var images: [UIImage]? { displaySettings.images }

    /// The duration of a cycle in seconds, as specified or from the file; 0 for a still image.
    public var duration: TimeInterval { displaySettings.duration }

    private static func numbered(_ name: String) -> [UIImage]? {
        let parts = ImageName(name)
        func picture(_ number: Int) -> UIImage? {
            ImageCatalog.current.found(named: "\(parts.base)\(number)\(parts.suffix ?? "")")
        }
        let zeroth = picture(0)
        var found = zeroth.map { [$0] } ?? []
        for number in 1...1024 {
            guard let next = picture(number) else { break }
            found.append(next)
        }
        // With placeholders, four are enough to see the animation.
        if found.isEmpty {
            found = (0..<4).compactMap {
                ImageCatalog.current.placeholder(named: "\(parts.base)\($0)\(parts.suffix ?? "")")
            }
        }
        return found.isEmpty ? nil : found
    }
}
