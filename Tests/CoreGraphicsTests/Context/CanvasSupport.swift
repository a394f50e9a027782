import CoreGraphics

/// A small bitmap and a context on it.
struct Canvas {
    let bitmap: Bitmap
    let context: CGContext

    /// Makes a transparent canvas; `flipped` puts the origin at the top left, as in UIKit.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1, flipped: Bool = false) {
        bitmap = Bitmap(width: width, height: height)
        context = CGContext(bitmap: bitmap, scale: scale, flipped: flipped)
    }

    /// The rows of pixels from the top: `.` for a transparent pixel, a letter for a known colour, `?` for any other.
    var picture: [String] {
        (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { x in letter(bitmap[x, y]) })
        }
    }

    private func letter(_ pixel: UInt32) -> Character {
        switch pixel {
        case 0: "."
        case 0xFFFF_0000: "r"
        case 0xFF00_FF00: "g"
        case 0xFF00_00FF: "b"
        case 0xFFFF_FFFF: "w"
        case 0xFF00_0000: "k"
        default: "?"
        }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGImage {
    /// 2 × 2 pixels: red and green in the upper row, blue and white in the lower row.
    static var quarters: CGImage {
        let bitmap = Bitmap(width: 2, height: 2)
        bitmap[0, 0] = 0xFFFF_0000
        bitmap[1, 0] = 0xFF00_FF00
        bitmap[0, 1] = 0xFF00_00FF
        bitmap[1, 1] = 0xFFFF_FFFF
        return CGImage(bitmap: bitmap)
    }
}

/// Whether every channel of the two pixels differs by at most `tolerance`.
func isNear(_ a: UInt32, _ b: UInt32, _ tolerance: UInt32 = 1) -> Bool {
    (0..<4).allSatisfy { channel in
        let (x, y) = (a >> (channel * 8) & 255, b >> (channel * 8) & 255)
        return max(x, y) - min(x, y) <= tolerance
    }
}
