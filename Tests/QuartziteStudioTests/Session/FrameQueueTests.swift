import QuartziteSceneHosting
import Testing

@testable import QuartziteStudio

@Suite("Frames in flight") struct FrameQueueTests {
    @Test("There is space for two frames until one is shown") func acknowledging() {
        var queue = FrameQueue()
        let first = queue.next(at: 0)
        #expect(queue.hasSpace)
        let second = queue.next(at: 0)
        #expect(!queue.hasSpace && second == first + 1)
        queue.shown(first)
        #expect(queue.hasSpace)
        _ = queue.next(at: 0)
        queue.shown(second + 1)
        #expect(queue.hasSpace)
    }

    @Test("Numbers of frames that were never sent, or were shown already, make no space")
    func falseAcknowledgements() {
        var queue = FrameQueue()
        let first = queue.next(at: 0)
        let second = queue.next(at: 0)
        for number in [second + 1, 1_000_000, .max, 0] {
            queue.shown(number)
            #expect(!queue.hasSpace, "\(number)")
        }
        queue.shown(second)
        queue.shown(first)
        _ = queue.next(at: 0)
        #expect(queue.hasSpace)
    }

    @Test("A late frame moves those after it, so that none is made up for") func lateFrames() {
        var queue = FrameQueue()
        queue.restart(at: 1)
        _ = queue.next(at: 1)
        #expect(abs(queue.nextTime - (1 + 1.0 / 60)) < 1e-9)
        _ = queue.next(at: 3)
        #expect(queue.nextTime > 3 && queue.nextTime < 3 + 1.0 / 60)
    }

    @Test("A packet's header has the documented layout") func header() {
        let frame = ShownFrame(
            time: 1.5, particles: 7, layers: 3, milliseconds: 2, codeMilliseconds: 1, hash: nil, width: 640,
            height: 360, pictures: 5, pictureBytes: 6 * 1024)
        let packet = FramePacket(
            coding: .pixels, stripIndex: nil, sequence: 0x0102_0304, frame: frame, encodingMilliseconds: 0, input: 9,
            isPlaying: true)
        let bytes = packet.header
        #expect(bytes.count == FramePacket.headerSize)
        #expect(bytes[0] == 2 && bytes[1] == 0)
        #expect(Array(bytes[4..<8]) == [4, 3, 2, 1])
        #expect(Array(bytes[8..<16]) == [0, 0, 0, 0, 0, 0, 0xf8, 0x3f])
        #expect(bytes[24] == 7 && bytes[28] == 3 && bytes[40] == 9 && bytes[44] == 1)
        #expect(bytes[48] == 5 && bytes[52] == 6)
        #expect(Array(bytes[32..<34]) == [0x80, 2] && Array(bytes[36..<38]) == [0x68, 1])
    }
}
