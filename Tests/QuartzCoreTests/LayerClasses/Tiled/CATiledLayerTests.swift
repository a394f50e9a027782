import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// Draws a red column one point wide every eight points, and logs the requested areas.
private final class Stripes: CATiledLayer {
    nonisolated(unsafe) static var asked: [CGRect] = []
    nonisolated(unsafe) static var densities: [CGFloat] = []

    override func draw(in ctx: CGContext) {
        Stripes.asked.append(ctx.boundingBoxOfClipPath)
        Stripes.densities.append(ctx.ctm.a)
        ctx.setFillColor(.testRed)
        for x in stride(from: 0.0, to: 1000, by: 8) { ctx.fill(CGRect(x: x, y: 0, width: 1, height: 1000)) }
    }
}

/// Tiled layers (layers.md §10); serialized because the tests count requested tiles.
@Suite(.serialized) struct CATiledLayerTests {
    private let tiled = Stripes()
    let stage: LayerStage

    init() {
        Stripes.asked = []
        Stripes.densities = []
        stage = LayerStage(drawing: [tiled])
        tiled.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        tiled.tileSize = CGSize(width: 32, height: 32)
    }

    @Test("A new tiled layer has Apple's defaults", .fact("def-023", "def-060", "cls-037", "cls-061", "prp-021"))
    func defaults() {
        let new = CATiledLayer()
        #expect(new.tileSize == CGSize(width: 256, height: 256) && new.levelsOfDetail == 1)
        #expect(new.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
        #expect(CATiledLayer.defaultValue(forKey: "tileSize") as? CGSize == CGSize(width: 256, height: 256))
        new.setValue(3, forKey: "levelsOfDetail")
        #expect(new.levelsOfDetail == 3 && new.value(forKey: "levelsOfDetail") as? NSNumber == 3)
        new.setValue(Double.nan, forKey: "levelsOfDetail")
        #expect(new.levelsOfDetail == 3)
    }

    @Test("Each visible tile is drawn once, in full, and then cached") func tiles() {
        let picture = Picture(stage)
        // There are 4 columns and 3 rows; the bounds clip the outer tiles.
        #expect(Stripes.asked.count == 12 && Stripes.asked.first == CGRect(x: 0, y: 0, width: 32, height: 32))
        #expect(Stripes.asked.last == CGRect(x: 96, y: 64, width: 4, height: 16))
        #expect(picture.area == 13 * 80 && picture[32, 50] == 0xFFFF_0000 && picture[33, 50] == 0)
        #expect(Picture(stage).difference(to: picture) == 0 && Stripes.asked.count == 12)
        tiled.setNeedsDisplay()
        #expect(Picture(stage).difference(to: picture) == 0 && Stripes.asked.count == 24)
    }

    @Test("Invisible tiles are not drawn") func unseen() {
        tiled.position.x = 90
        _ = Picture(stage)
        #expect(Stripes.asked.count == 6)
        #expect(Stripes.asked.allSatisfy { $0.minX < 64 })
    }

    @Test("An enlarged layer draws more detail up to the bias, and a reduced one less") func levels() {
        func density(at scale: CGFloat) -> CGFloat? {
            tiled.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            Stripes.densities = []
            _ = Picture(stage)
            return Stripes.densities.first
        }
        #expect(density(at: 1) == 1)
        // With a single level of detail, nothing is redrawn.
        #expect(density(at: 4) == nil)
        tiled.levelsOfDetail = 4
        tiled.levelsOfDetailBias = 2
        #expect(density(at: 4) == 4 && density(at: 8) == nil && density(at: 2) == 2)
        #expect(density(at: 0.5) == 0.5 && density(at: 0.1) == nil)
        // A scale of 3 is between two levels.
        tiled.setNeedsDisplay()
        #expect(density(at: 3) == 4)
    }

    @Test("No seams appear between tiles at any position on the pixel grid") func seams() {
        let plain = Plain()
        plain.frame = tiled.frame
        plain.tileSize = tiled.tileSize
        plain.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.77, y: 0.77))
        stage.root.replaceSublayer(tiled, with: plain)
        let picture = Picture(stage)
        for (x, y) in [(40, 40), (50, 40), (45, 45), (38, 33)] {
            for dx in 0..<10 { #expect(picture.alpha(x + dx, y) >= 253) }
        }
    }

    private final class Plain: CATiledLayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.testBlue)
            ctx.fill(ctx.boundingBoxOfClipPath)
        }
    }

    private final class Bar: CATiledLayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.testRed)
            ctx.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
        }
    }

    @Test("Under flipped geometry, tiles are drawn with y up, also where only a part of the layer shows")
    func flipped() {
        let bar = Bar()
        (bar.frame, bar.tileSize) = (tiled.frame, tiled.tileSize)
        stage.root.replaceSublayer(tiled, with: bar)
        let upright = Picture(stage).box
        #expect(upright.height == 10)
        bar.isGeometryFlipped = true
        #expect(Picture(stage).box == upright.offsetBy(dx: 0, dy: 70))
        bar.isGeometryFlipped = false
        #expect(Picture(stage).box == upright)
        stage.root.isGeometryFlipped = true
        #expect(Picture(stage).box.height == 10 && !bar.contentsAreFlipped())
        // The lower part of the layer, where the bar is, is at the top of the screen.
        stage.root.isGeometryFlipped = false
        bar.isGeometryFlipped = true
        bar.position.y -= 50
        #expect(Picture(stage).box == upright.offsetBy(dx: 0, dy: 20))
    }

    @Test("Extreme sizes and levels draw within the picture or nothing") func hostile() {
        let sizes: [CGFloat] = [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude]
        for size in sizes {
            tiled.tileSize = CGSize(width: size, height: 64)
            for level in [Int.min, 0, Int.max] {
                (tiled.levelsOfDetail, tiled.levelsOfDetailBias) = (level, level)
                #expect(Picture(stage).area <= 10_000)
            }
        }
    }
}
