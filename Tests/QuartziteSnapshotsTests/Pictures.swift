import CoreGraphics

/// A filled box.
typealias Box = (x: Int, y: Int, width: Int, height: Int, color: UInt32)

/// Returns a white picture of 100 by 100 pixels with filled boxes.
func picture(_ boxes: [Box]) -> Bitmap { picture(100, 100, boxes) }

/// Returns a white picture with filled boxes.
func picture(_ width: Int, _ height: Int, _ boxes: [Box]) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    result.clear(0xffff_ffff)
    for box in boxes {
        result.clear(
            box.color, in: PixelRect(minX: box.x, minY: box.y, maxX: box.x + box.width, maxY: box.y + box.height))
    }
    return result
}
