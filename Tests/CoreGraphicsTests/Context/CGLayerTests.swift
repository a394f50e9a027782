import CoreGraphics
import Foundation
import Testing

@Suite struct CGLayerTests {
    private func context(flipped: Bool) -> CGContext {
        CGContext(bitmap: Bitmap(width: 8, height: 8), scale: 2, flipped: flipped)
    }

    @Test(arguments: [false, true]) func aLayerDrawsAtTheSamePointsAsTheContextItself(isFlipped: Bool) throws {
        let (direct, indirect) = (context(flipped: isFlipped), context(flipped: isFlipped))
        direct.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        direct.fill(CGRect(x: 1, y: 1, width: 1, height: 2))
        let layer = try #require(CGLayer(indirect, size: CGSize(width: 3, height: 3), auxiliaryInfo: nil))
        let inner = try #require(layer.context)
        #expect((inner.width, inner.height) == (6, 6))
        inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        inner.fill(CGRect(x: 1, y: 1, width: 1, height: 2))
        indirect.draw(layer, at: .zero)
        let bytes = { (context: CGContext) in
            context.data.map { Data(bytes: $0, count: context.bytesPerRow * context.height) }
        }
        #expect(bytes(indirect) == bytes(direct))
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1)])
    func aLayerOfAnImpossibleSizeIsNil(size: CGSize) {
        #expect(CGLayer(context(flipped: true), size: size, auxiliaryInfo: nil) == nil)
    }
}
