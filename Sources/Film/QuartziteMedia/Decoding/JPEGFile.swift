import CQuartziteImageCodecs
import CoreGraphics

/// A JPEG image.
struct JPEGFile: FrameSource {
    let format = ImageFormat.jpeg
    let width: Int
    let height: Int
    let loopCount = 1
    let delays = [0.0]
    private let bytes: [UInt8]

    init(_ bytes: [UInt8], limits: DecodingLimits) throws {
        var width: Int32 = 0
        var height: Int32 = 0
        try codec(.jpeg) { qz_jpeg_size(bytes, bytes.count, &width, &height, $0) }
        try limits.check(width: Int(width), height: Int(height), format: .jpeg)
        self.bytes = bytes
        self.width = Int(width)
        self.height = Int(height)
    }

    func compose(_ index: Int, on canvas: Bitmap) throws {
        try codec(.jpeg) {
            qz_jpeg_decode(bytes, bytes.count, canvas.pixels, canvas.stride, Int32(width), Int32(height), $0)
        }
    }
}

/// Calls into a codec, and throws the reason if it fails.
func codec(_ format: ImageFormat, _ work: (UnsafeMutablePointer<CChar>) -> Bool) throws {
    var reason = [CChar](repeating: 0, count: Int(qz_error_size))
    guard !work(&reason) else { return }
    throw MediaError.damaged(
        format, String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
}
