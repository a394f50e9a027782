import CQuartziteImageCodecs
import CoreGraphics

/// A WebP image or animation.
struct WebPFile: FrameSource, Sendable {
    let format = ImageFormat.webp
    let width: Int
    let height: Int
    let loopCount: Int
    let delays: [Double]
    private let data: Data
    private let isAnimated: Bool
    private var player: Player?

    init(_ bytes: [UInt8], limits: DecodingLimits) throws {
        var info = qz_webp_info()
        try codec(.webp) { qz_webp_info_read(bytes, bytes.count, &info, $0) }
        width = Int(info.width)
        height = Int(info.height)
        loopCount = Int(info.loop_count)
        isAnimated = info.animated
        try limits.check(width: width, height: height, format: .webp)
        try limits.check(frameCount: Int(info.frame_count))
        var milliseconds = [Int32](repeating: 0, count: Int(info.frame_count))
        try codec(.webp) { qz_webp_delays(bytes, bytes.count, &milliseconds, info.frame_count, $0) }
        delays = milliseconds.map { Double($0) / 1000 }
        data = Data(bytes)
    }

    mutating func compose(_ index: Int, on canvas: Bitmap) throws {
        guard isAnimated else {
            try data.withUnsafeBytes { bytes in
                let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
                try codec(.webp) {
                    qz_webp_decode_still(
                        start, bytes.count, canvas.pixels, canvas.stride, Int32(width), Int32(height), $0)
                }
            }
            return
        }
        if player == nil { player = Player(data) }
        guard let player else { throw MediaError.damaged(.webp, "broken animation") }
        if index == 0 { player.rewind() }
        try player.next(canvas, width: width, height: height)
    }

    /// The library's animation decoder, which composes on its own canvas.
    ///
    /// Access is serialised by the lock of the image that owns it.
    private final class Player: @unchecked Sendable {
        private let bytes: UnsafeMutableBufferPointer<UInt8>
        private let animation: OpaquePointer

        init?(_ data: Data) {
            bytes = .allocate(capacity: data.count)
            _ = bytes.initialize(from: data)
            guard let animation = qz_webp_animation_open(bytes.baseAddress, bytes.count) else {
                bytes.deallocate()
                return nil
            }
            self.animation = animation
        }

        deinit {
            qz_webp_animation_close(animation)
            bytes.deallocate()
        }

        func rewind() { qz_webp_animation_rewind(animation) }

        func next(_ canvas: Bitmap, width: Int, height: Int) throws {
            try codec(.webp) {
                qz_webp_animation_next(animation, canvas.pixels, canvas.stride, Int32(width), Int32(height), $0)
            }
        }
    }
}
