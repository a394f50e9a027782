import QuartziteMedia
import QuartzCore

extension UIImage {
    /// Creates an image from decoded data; several frames make an animated image.
    convenience init(decoded: DecodedImage, scale: CGFloat) {
        let orientation = Orientation(exif: decoded.orientation)
        var displaySettings = ImageDisplaySettings()
        if decoded.frameCount > 1 {
            displaySettings.images = (0..<decoded.frameCount).map { index in
                let pixels =
                    index == 0
                    ? decoded.image
                    : CGImage(width: decoded.width, height: decoded.height) {
                        // The first frame replaces a damaged frame.
                        (try? decoded.frame(at: index)) ?? decoded.image
                    }
                return UIImage(pixels: pixels, scale: scale, orientation: orientation)
            }
            displaySettings.duration = decoded.duration
            displaySettings.delays = decoded.delays
        }
        self.init(pixels: decoded.image, scale: scale, orientation: orientation, displaySettings: displaySettings)
    }
}
