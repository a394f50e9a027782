import CoreGraphics
import MediaTestSupport
import Synchronization
import TestSupport
import Testing

@testable import QuartziteMedia

@Suite("Frames whose difference is known") struct FrameChangeTests {
    @Test("Differences add up over frames that are dropped") func following() {
        #expect(FrameChange.nothing.following(.nothing) == .nothing)
        #expect(FrameChange.rows(2..<4).following(.nothing) == .rows(2..<4))
        #expect(FrameChange.nothing.following(.rows(1..<3)) == .rows(1..<3))
        #expect(FrameChange.rows(8..<9).following(.rows(1..<3)) == .rows(1..<9))
        #expect(FrameChange.unknown.following(.nothing) == .unknown)
        #expect(FrameChange.rows(2..<4).following(.unknown) == .unknown)
        #expect(FrameChange.rows(2..<40).rows(height: 30) == 2..<30 && FrameChange.nothing.rows(height: 30).isEmpty)
        #expect(FrameChange.unknown.rows(height: 30) == 0..<30)
    }

    /// Frames with a bar of rows, the rows that differ from one to the next, and a frame that is repeated.
    private func film(height: Int, isTransparent: Bool) -> [(frame: Bitmap, change: FrameChange)] {
        let first = Sample.frame(width: 48, height: height, isTransparent: isTransparent)
        var film: [(frame: Bitmap, change: FrameChange)] = [(first, .unknown)]
        for rows in [3..<6, 7..<8, 0..<1, (height - 1)..<height, 0..<0, 4..<height] {
            let next = film[film.count - 1].frame.copy()
            for y in rows { for x in 0..<48 { next[x, y] = 0xFF00_0000 | UInt32(x * 5 + film.count * 40) << 8 } }
            film.append((next, rows.isEmpty ? .nothing : .rows(rows)))
        }
        return film
    }

    @Test(
        "Files are the same, whether changes are known or not",
        arguments: ["a.mp4", "a.webm", "a.gif", "a.apng", "a.webp"], [false, true])
    func sameBytes(name: String, keepsAlpha: Bool) throws { try compare(name, keepsAlpha, .fps50, isRead: false) }

    @Test("A GIF that drops frames is the same, whether changes are known or not", arguments: [false, true])
    func droppedFrames(keepsAlpha: Bool) throws { try compare("a.gif", keepsAlpha, .fps60, isRead: true) }

    /// Compares a film whose changes are known with the same one whose changes are not.
    ///
    /// - Parameter isRead: Whether rows that are known to be equal have the right pixels.
    private func compare(_ name: String, _ keepsAlpha: Bool, _ rate: FrameRate, isRead: Bool) throws {
        let format = try FilmFormat(path: name)
        guard format.keepsAlpha || !keepsAlpha else { return }
        for height in [32, 33] {
            let film = film(height: height, isTransparent: keepsAlpha)
            let options = EncodingOptions(width: 48, height: height, frameRate: rate, keepsAlpha: keepsAlpha)
            let files = try [true, false].map { isKnown in
                let folder = TemporaryFolder()
                let sink = try format.makeSink(path: folder.path(name), options: options)
                for (index, (frame, change)) in film.enumerated() {
                    let pixels = frame.copy()
                    if isKnown, !isRead, index > 0 {
                        let rows = change.rows(height: height)
                        for y in 0..<height where !(rows.lowerBound & ~1..<(rows.upperBound + 1) & ~1).contains(y) {
                            for x in 0..<48 { pixels[x, y] = 0xFFFF_00FF }
                        }
                    }
                    try sink.append(pixels, as: index, change: isKnown ? change : .unknown)
                }
                try sink.finish()
                return try Data(contentsOf: URL(filePath: folder.path(name)))
            }
            #expect(files[0] == files[1], "height \(height)")
        }
    }
}
