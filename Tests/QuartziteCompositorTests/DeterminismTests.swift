import CQuartziteKernels
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartziteCompositor

struct DeterminismTests {
    /// A frame that contains every kind of node and is taller than several bands.
    private func busyTree() -> RenderTree {
        var random = SeededRandom(seed: 11)
        let dot = TestPictures.dot(32)
        let chequer = TestPictures.image(width: 50, height: 40) { x, y in
            (x / 5 + y / 5).isMultiple(of: 2) ? 0xff20_80c0 : 0x8040_2000
        }
        let sprites = (0..<400).map { _ in
            TestPictures.sprite(
                x: .random(in: -20...320, using: &random), y: .random(in: -20...260, using: &random),
                scale: .random(in: 0.1...2.5, using: &random), angle: .random(in: 0...6, using: &random),
                red: .random(in: 0...1, using: &random), alpha: .random(in: 0.2...1, using: &random)
            )
        }
        let ellipse = CGPath(ellipseIn: CGRect(x: 30, y: 20, width: 200, height: 180), transform: nil)
        let turned = Projection(a: 0.8, b: 0.5, c: -0.4, d: 0.9, tx: 120.3, ty: 40.7)
        var perspective = turned
        perspective.m13 = 0.001
        perspective.m23 = -0.0007
        let ramp = GradientPaint(
            shape: .axial(start: CGPoint(x: 30, y: 20), end: CGPoint(x: 230, y: 200)),
            stops: [
                .init(location: 0, red: 1, green: 0, blue: 0, alpha: 1),
                .init(location: 1, red: 0, green: 0.5, blue: 1, alpha: 0.3),
            ]
        )
        let image = { (map: Projection) in
            RenderNode.image(
                ImageNode(
                    image: chequer, source: CGRect(x: 0, y: 0, width: 50, height: 40),
                    destination: CGRect(x: 0, y: 0, width: 90, height: 70), transform: map
                )
            )
        }
        return RenderTree(
            width: 300, height: 240, background: 0xff10_1010,
            nodes: [
                .shape(ShapeNode(path: ellipse, paint: .gradient(ramp), transform: .identity)),
                image(turned), image(perspective),
                .sprites(SpriteBatch(image: dot, source: CGRect(x: 4, y: 4, width: 20, height: 24), sprites: sprites)),
                .group(
                    RenderGroup(
                        nodes: [
                            image(.identity),
                            .sprites(
                                SpriteBatch(
                                    image: chequer, source: CGRect(x: 0, y: 0, width: 50, height: 40),
                                    sprites: sprites, isAdditive: true
                                )
                            ),
                        ],
                        opacity: 0.6,
                        clips: [ClipShape(path: ellipse, transform: .identity)],
                        shadow: GroupShadow(color: 0x8000_0000, offsetX: 4, offsetY: 6, sigma: 5)
                    )
                ),
            ]
        )
    }

    private func hash(threads: Int) -> UInt64 {
        let tree = busyTree()
        let bitmap = Bitmap(width: tree.width, height: tree.height)
        Compositor.draw(tree, into: bitmap, threads: threads)
        return bitmap.hash
    }

    @Test("Output bytes do not depend on the number of threads", arguments: [2, 3, 7]) func threads(count: Int) {
        #expect(hash(threads: count) == hash(threads: 1))
    }

    @Test("Output bytes do not depend on the band height") func bands() {
        let tree = busyTree()
        let frame = PixelRect(minX: 0, minY: 0, maxX: tree.width, maxY: tree.height)
        let hashes = [240, 64, 7, 1].map { height in
            let bitmap = Bitmap(width: tree.width, height: tree.height)
            bitmap.clear(tree.background)
            let list = DisplayList(tree, frame: frame, bandHeight: height, threads: 1)
            for band in 0..<((tree.height + height - 1) / height) {
                let rows = PixelRect(
                    minX: 0, minY: band * height, maxX: tree.width, maxY: min(tree.height, (band + 1) * height)
                )
                BandRenderer(band: band, scratch: Scratch())
                    .draw(list.items, into: Surface(bitmap), clip: rows)
            }
            return bitmap.hash
        }
        #expect(Set(hashes).count == 1)
    }

    @Test("Output bytes do not depend on the instruction set") func kernels() {
        let best = qz_current_isa()
        defer { _ = qz_force_isa(best) }
        let expected = hash(threads: 1)
        for isa in [QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512]
        where qz_isa_is_supported(isa) != 0 {
            _ = qz_force_isa(isa)
            #expect(hash(threads: 1) == expected, "\(String(cString: qz_isa_name(isa)))")
        }
    }
}
