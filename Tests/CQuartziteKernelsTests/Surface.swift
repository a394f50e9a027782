import CQuartziteKernels

/// An image with its mip levels, each inside a border, in memory that the object owns.
final class Picture {
    private(set) var levels: [qz_image] = []
    private var memory: [UnsafeMutablePointer<UInt32>] = []

    init(width: Int, height: Int, levels count: Int = 16, repeatsEdge: Bool = false, pixels: [UInt32]) {
        let edge: Int32 = repeatsEdge ? 1 : 0
        var (w, h) = (Int32(width), Int32(height))
        pixels.withUnsafeBufferPointer { source in
            qz_copy_bordered(add(w, h), w + 2, source.baseAddress, w, w, h, edge)
        }
        while levels.count < count, w > 1 || h > 1 {
            let larger = levels[levels.count - 1]
            (w, h) = (qz_half_side(w), qz_half_side(h))
            let next = add(w, h)
            var source = larger
            qz_downsample_2x(next, w + 2, &source)
            qz_make_border(next, w + 2, w, h, edge)
        }
    }

    deinit { for block in memory { block.deallocate() } }

    private func add(_ width: Int32, _ height: Int32) -> UnsafeMutablePointer<UInt32> {
        let count = Int(qz_image_pixel_count(width, height))
        let block = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        block.initialize(repeating: 0, count: count)
        memory.append(block)
        levels.append(qz_image(pixels: block, width: width, height: height, stride: width + 2))
        return block
    }

    /// Calls `body` with the levels as textures, with or without their rearranged copies.
    func withTextures(columns: Bool = true, _ body: ([qz_texture]) -> Void) {
        let count = Int32(levels.count)
        var memory = [UInt64](repeating: 0, count: Int(qz_texture_column_count(levels, count)))
        memory.withUnsafeMutableBufferPointer { memory in
            let textures = [qz_texture](unsafeUninitializedCapacity: levels.count) { buffer, initialized in
                qz_make_textures(buffer.baseAddress, levels, count, columns ? memory.baseAddress : nil)
                initialized = levels.count
            }
            body(textures)
        }
    }

    func pixel(_ level: Int, _ x: Int, _ y: Int) -> UInt32 {
        let image = levels[level]
        return image.pixels[(y + 1) * Int(image.stride) + x + 1]
    }
}

/// A drawing target with guard pixels that drawing must not change.
struct Surface: Equatable {
    let width: Int
    let height: Int
    let stride: Int
    var pixels: [UInt32]

    init(width: Int, height: Int, fill: UInt32 = 0) {
        self.width = width
        self.height = height
        stride = width + Int(QZ_TARGET_SLACK)
        pixels = Array(repeating: fill, count: stride * height)
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * stride + x] }

    var visible: [UInt32] { (0..<height).flatMap { y in pixels[(y * stride)..<(y * stride + width)] } }

    /// Draws into columns x0..<x1 of rows y0..<y1, or everywhere if `clip` is nil.
    mutating func draw(
        _ sprites: [qz_sprite], _ picture: Picture, additive: Bool = false, filter: qz_filter = QZ_LINEAR,
        clip: (x0: Int, y0: Int, x1: Int, y1: Int)? = nil, indices: [UInt32]? = nil,
        columns: Bool = true
    ) {
        let area = clip ?? (0, 0, width, height)
        let (width, stride) = (Int32(width), Int32(stride))
        pixels.withUnsafeMutableBufferPointer { memory in
            var target = qz_target(
                pixels: memory.baseAddress, width: width, stride: stride, x0: Int32(area.x0), y0: Int32(area.y0),
                x1: Int32(area.x1), y1: Int32(area.y1)
            )
            picture.withTextures(columns: columns) { textures in
                qz_draw_sprites(
                    &target, textures, Int32(textures.count), sprites, indices,
                    Int32(indices?.count ?? sprites.count), additive ? 1 : 0, filter
                )
            }
        }
    }
}
