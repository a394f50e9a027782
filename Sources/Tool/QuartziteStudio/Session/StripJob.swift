import QuartziteSceneHosting

/// The film strip that a session draws while it has nothing else to do, frame by frame.
struct StripJob {
    private let count: Int
    private let height: Int
    private let range: ClosedRange<Double>
    private var drawn = 0

    init(count: Int, height: Int, range: ClosedRange<Double>) {
        (self.count, self.height, self.range) = (count, height, range)
    }

    /// The index and the time of the next frame; nil if all are drawn.
    ///
    /// A frame shows the middle of its part of the range.
    mutating func next() -> (index: Int, time: Double)? {
        guard drawn < count else { return nil }
        defer { drawn += 1 }
        let part = (Double(drawn) + 0.5) / Double(count)
        return (drawn, range.lowerBound + (range.upperBound - range.lowerBound) * part)
    }

    /// Returns a picture reduced to the height of the strip; each pixel is the mean of the pixels that it covers.
    func reduced(_ picture: SharedPicture) -> (pixels: [UInt32], width: Int, height: Int) {
        let height = max(1, min(self.height, picture.height))
        let width = max(1, picture.width * height / max(1, picture.height))
        var result = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let rows =
                y * picture.height / height..<max(y * picture.height / height + 1, (y + 1) * picture.height / height)
            for x in 0..<width {
                let columns =
                    x * picture.width / width..<max(x * picture.width / width + 1, (x + 1) * picture.width / width)
                result[y * width + x] = mean(of: picture, rows, columns)
            }
        }
        return (result, width, height)
    }

    private func mean(of picture: SharedPicture, _ rows: Range<Int>, _ columns: Range<Int>) -> UInt32 {
        var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
        for row in rows {
            let line = picture.pixels + row * picture.width
            for column in columns {
                let pixel = line[column]
                red += pixel >> 16 & 255
                green += pixel >> 8 & 255
                blue += pixel & 255
            }
        }
        let count = UInt32(rows.count * columns.count)
        return 0xff00_0000 | (red / count) << 16 | (green / count) << 8 | blue / count
    }
}
