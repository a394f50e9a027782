import CoreGraphics
import Testing

@testable import QuartziteCommandLine

@Suite("Frames that show nothing are noticed")
struct FrameRecorderTests {
    private func color(of frames: [UInt32], background: UInt32 = 0xFF00_0000, with spot: UInt32? = nil) -> String? {
        let notes = FrameRecorder(needsHashes: false, count: frames.count)
        for pixel in frames {
            let bitmap = Bitmap(width: 3, height: 2)
            bitmap.clear(pixel)
            if let spot { bitmap[2, 1] = spot }
            notes.record(bitmap)
        }
        return notes.emptyColor(on: background)
    }

    @Test("White pages and the stage's background show nothing")
    func plain() {
        #expect(color(of: [0xFFFF_FFFF, 0xFFFF_FFFF]) == "white")
        #expect(color(of: [0xFF00_0000]) == "black")
        #expect(color(of: [0], background: 0) == "transparent")
        #expect(color(of: []) == nil)
    }

    @Test("Another colour, a change of colour and a single pixel show something")
    func shown() {
        #expect(color(of: [0xFFFF_0000]) == nil)
        #expect(color(of: [0xFFFF_FFFF, 0xFF00_0000]) == nil)
        #expect(color(of: [0xFFFF_FFFF], with: 0xFFFF_FFFE) == nil)
    }
}
