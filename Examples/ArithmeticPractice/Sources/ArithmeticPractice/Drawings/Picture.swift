import UIKit

/// A picture that is drawn by code, on a square of 100 by 100 points.
@MainActor protocol Picture {
    /// Draws the picture into the current graphics context.
    func draw()
}

extension Picture {
    /// Returns the picture as an image.
    ///
    /// - Parameter side: The width and the height of the image in points.
    func image(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.cgContext.scaleBy(x: side / 100, y: side / 100)
            draw()
        }
    }
}
