import QuartzCore

extension UIImage {
    /// A picture of several that take turns, for ever, in an image view; elsewhere its first is drawn.
    ///
    /// Each shows for an equal part of `duration`, the seconds of one round; with 0 or less each shows for a thirtieth of
    /// a second (uikit_animation.md §5). Size and scale are the first one's. Nil without pictures.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.images = images.flatMap { $0.images ?? [$0] }
            $0.duration = duration.isFinite ? duration : 0
            $0.delays = nil
        }
    }

    /// Pictures named `name0`, `name1` and on, or from `name1` on, that take turns; nil where there is none.
    ///
    /// The first number without a picture ends the row, and so does 1024. `duration` is that of one round, in seconds.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        numbered(name).flatMap { animatedImage(with: $0, duration: duration) }
    }

    /// Pictures as of `animatedImageNamed(_:duration:)`, each resizable by tiling what lies inside `capInsets`.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Pictures as of `animatedImageNamed(_:duration:)`, each resizable outside its caps.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        numbered(name).flatMap { pictures in
            let images = pictures.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
            return animatedImage(with: images, duration: duration)
        }
    }

    /// The pictures that take turns; nil for one that stands still.
    ///
    /// Those of a file are read as they are shown, and only the latest are kept in memory.
    public var images: [UIImage]? { look.images }

    /// Seconds of one round, as given or as the file says; 0 for a picture that stands still.
    public var duration: TimeInterval { look.duration }

    private static func numbered(_ name: String) -> [UIImage]? {
        let parts = ImageName(name)
        func picture(_ number: Int) -> UIImage? {
            ImageCatalog.shared.found(named: "\(parts.base)\(number)\(parts.suffix ?? "")")
        }
        let zeroth = picture(0)
        var found = zeroth.map { [$0] } ?? []
        for number in 1...1024 {
            guard let next = picture(number) else { break }
            found.append(next)
        }
        // Where placeholders are drawn, four of them are seen to move.
        if found.isEmpty {
            found = (0..<4).compactMap {
                ImageCatalog.shared.placeholder(named: "\(parts.base)\($0)\(parts.suffix ?? "")")
            }
        }
        return found.isEmpty ? nil : found
    }
}
