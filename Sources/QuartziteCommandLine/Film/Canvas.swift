import Foundation

/// The scene's size in points and the frame's in pixels.
package struct Canvas: Equatable {
    static let defaultScale = 2.0

    package let points: CGSize
    /// Pixels a point.
    let scale: Double
    package let pixels: PixelSize

    /// Sizes a stage for a scene whose own size is `scene` points.
    ///
    /// Without `size` the scene keeps its own, at `scale` (2 unless given). `size` without `scale` picks the scale at
    /// which the scene's own size just fits, so a smaller picture shows the same view, not a smaller part of it.
    init(scene: CGSize, size: PixelSize?, scale: PositiveNumber?) throws {
        if let size {
            let fitting = min(Double(size.width) / scene.width, Double(size.height) / scene.height)
            self.scale = scale?.value.doubleValue ?? fitting
            points = CGSize(width: Double(size.width) / self.scale, height: Double(size.height) / self.scale)
            pixels = size
        } else {
            self.scale = scale?.value.doubleValue ?? Self.defaultScale
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
