import CoreGraphics

/// The place of the picture in the window: as large as fits, and in the middle.
struct PictureLayout: Equatable {
    /// The picture's place in pixels of the window.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    private let window: (width: Int, height: Int)

    /// Lays out a picture in a window, both in pixels.
    ///
    /// A picture that is at most a pixel smaller or larger than fits keeps its size, so that it stays sharp.
    init(picture: (width: Int, height: Int), window: (width: Int, height: Int)) {
        self.window = window
        let (w, h) = (Double(max(1, picture.width)), Double(max(1, picture.height)))
        let factor = min(Double(window.width) / w, Double(window.height) / h)
        let isExact = abs(w * factor - w) <= 1 && abs(h * factor - h) <= 1
        width = isExact ? picture.width : max(1, Int((w * factor).rounded()))
        height = isExact ? picture.height : max(1, Int((h * factor).rounded()))
        x = (window.width - width) / 2
        y = (window.height - height) / 2
    }

    static func == (a: PictureLayout, b: PictureLayout) -> Bool {
        (a.x, a.y, a.width, a.height) == (b.x, b.y, b.width, b.height) && a.window == b.window
    }

    /// Returns a place of the window, which is a fraction of its width and height, as a fraction of the picture's.
    func placeInPicture(_ place: CGPoint) -> CGPoint {
        CGPoint(
            x: (place.x * Double(window.width) - Double(x)) / Double(width),
            y: (place.y * Double(window.height) - Double(y)) / Double(height))
    }
}
