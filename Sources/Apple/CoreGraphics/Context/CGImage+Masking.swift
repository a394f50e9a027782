import Foundation

extension CGImage {
    /// Creates an image mask, which masks other images: 0 shows and 1 hides what is masked.
    ///
    /// Supports samples of 8 bits, and reads the first one of each pixel. Returns nil for other layouts, for sizes
    /// beyond the limits and for too few bytes. `decode` has the values that the samples 0 and 255 stand for; nil
    /// stands for 0 and 1.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let step = bitsPerPixel / 8
        guard CGImage.isAllowed(width: width, height: height), bitsPerComponent == 8, bitsPerPixel % 8 == 0,
            (1...4).contains(step), bytesPerRow >= width * step, bytesPerRow <= Int(Int32.max),
            let data = provider.data, data.count >= bytesPerRow * (height - 1) + width * step
        else { return nil }
        let (low, high) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
        let words = (0...255).map { sample in
            let hidden = low + (high - low) * CGFloat(sample) / 255
            return UInt32(((1 - min(max(hidden, 0), 1)) * 255).rounded()) << 24
        }
        let bitmap = Bitmap(width: width, height: height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                let row = bitmap.row(y)
                for x in 0..<width { row[x] = words[Int(bytes[y * bytesPerRow + x * step])] }
            }
        }
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)
        self.init(
            bitmap: bitmap,
            layout: Layout(
                bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colorSpace: .deviceGray, bitmapInfo: info,
                shouldInterpolate: shouldInterpolate),
            provider: provider)
    }

    /// Returns this image masked by the alpha of `mask`, which is scaled to fill the image.
    ///
    /// A mask without alpha masks by its brightness instead.
    public func masking(_ mask: CGImage) -> CGImage? {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let result = Bitmap(width: width, height: height)
        let context = CGContext(bitmap: result, flipped: false)
        context.clip(to: frame, mask: mask)
        context.draw(self, in: frame)
        return CGImage(bitmap: result)
    }
}
