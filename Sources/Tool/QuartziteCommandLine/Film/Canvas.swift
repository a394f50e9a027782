import Foundation

/// The size of the scene in points, and the size of frames in pixels.
package struct Canvas: Equatable {
    static let defaultScale = 2.0

    package let points: CGSize
    /// Pixels per point.
    let scale: Double
    package let pixels: PixelSize

    /// Determines the sizes for a scene whose own size is `scene` points.
    ///
    /// Without `size`, the scene keeps its size and `scale` is `defaultScale` by default. With `size` but no `scale`, the scale is
    /// the largest at which the scene's own size fits, so that a smaller frame shows the same view rather than a part
    /// of it.
    init(scene: CGSize, size: PixelSize?, scale: PositiveNumber?, defaultScale: Double = defaultScale) throws {
        if let size {
            let fitting = min(Double(size.width) / scene.width, Double(size.height) / scene.height)
            self.scale = scale?.value.doubleValue ?? fitting
            points = CGSize(width: Double(size.width) / self.scale, height: Double(size.height) / self.scale)
            pixels = size
        } else {
            self.scale = scale?.value.doubleValue ?? defaultScale
            points = scene
            do {
                pixels = try PixelSize(
                    width: Int((scene.width * self.scale).rounded()), height: Int((scene.height * self.scale).rounded())
                )
            } catch let error as InvalidArgument {
                throw Failure.usage("--scale \(self.scale): \(error)")
            }
        }
    }
}
