import CoreGraphics
import Testing

@testable import QuartziteSnapshots

@Suite("Pictures are compared pixel by pixel")
struct PixelComparisonTests {
    @Test("Pictures of different sizes cannot be compared")
    func sizes() { #expect(PixelComparison(picture(10, 10, []), picture(10, 11, [])) == nil) }

    @Test("Bytes and pixels that differ are counted")
    func counts() throws {
        let ours = picture(10, 10, [(0, 0, 5, 2, 0xffff_ff00), (0, 5, 1, 1, 0xfffe_fefe)])
        let comparison = try #require(PixelComparison(picture(10, 10, []), ours))
        #expect(!comparison.isEqual && comparison.count == 100)
        #expect(comparison.differingBytes == 10 + 3)
        #expect(comparison.differingPixels(perChannel: 0) == 11)
        #expect(comparison.differingPixels(perChannel: 1 / 256) == 10)
        #expect(try #require(PixelComparison(ours, ours.copy())).isEqual)
    }

    @Test("Perceived differences are ΔE*ab of CIE 1976")
    func perceived() throws {
        let (black, white) = (LabColor(red: 0, green: 0, blue: 0), LabColor(red: 255, green: 255, blue: 255))
        #expect(abs(black.distance(to: white) - 100) < 0.01)
        // L*a*b* of sRGB red is (53.24, 80.09, 67.20).
        let red = LabColor(red: 255, green: 0, blue: 0)
        #expect(abs(red.distance(to: black) - 117.3) < 0.1)
        let ours = picture(10, 10, [(0, 0, 10, 1, 0xff00_0000), (0, 1, 10, 1, 0xfffe_fefe)])
        let comparison = try #require(PixelComparison(picture(10, 10, []), ours))
        let found = comparison.perceivedDifferences(above: 2)
        #expect(found.pixels == 10 && abs(found.largest - 100) < 0.01)
        #expect(comparison.perceivedDifferences(above: 0.1).pixels == 20)
    }

    @Test("Pixels that differ only in alpha differ over white")
    func alpha() throws {
        let (clear, black) = (Bitmap(width: 1, height: 1), Bitmap(width: 1, height: 1))
        black.clear(0xff00_0000)
        let comparison = try #require(PixelComparison(clear, black))
        #expect(comparison.perceivedDifferences(above: 50).pixels == 1)
        #expect(comparison.picture[0, 0] == 0xff80_0080)
    }

    @Test("The picture of a difference has the differences of the channels, on black")
    func difference() throws {
        let ours = picture(4, 4, [(1, 1, 1, 1, 0xff10_20ff)])
        let comparison = try #require(PixelComparison(picture(4, 4, []), ours))
        #expect(comparison.picture[0, 0] == 0xff00_0000)
        #expect(comparison.picture[1, 1] == 0xffef_df00)
    }
}
