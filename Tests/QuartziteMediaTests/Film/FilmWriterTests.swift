import CoreGraphics
import Synchronization
import Testing

@testable import QuartziteMedia

@Suite("Writing films frame by frame") struct FilmWriterTests {
    /// A sink that keeps the numbers of its frames; some frames are complete before.
    private final class Recorder: FrameSink {
        struct Refusal: Error {}

        let events = Mutex<[String]>([])
        let complete: Set<Int>
        let refused: Int?

        init(complete: Set<Int> = [], refused: Int? = nil) {
            (self.complete, self.refused) = (complete, refused)
        }

        func hasFrame(_ index: Int) -> Bool { complete.contains(index) }

        func append(_ frame: Bitmap, as index: Int) throws {
            if index == refused { throw Refusal() }
            events.withLock { $0.append("\(index):\(frame[0, 0])") }
        }

        func finish() throws { events.withLock { $0.append("finish") } }
        func cancel() { events.withLock { $0.append("cancel") } }
    }

    @Test("Frames arrive in order, and the film is complete only at the end", arguments: [true, false])
    func order(hasThread: Bool) throws {
        let sink = Recorder(complete: [5])
        let seen = Mutex<[UInt32]>([])
        let writer = FilmWriter(4..<8, width: 2, height: 1, to: sink, hasThread: hasThread) { bitmap in
            seen.withLock { $0.append(bitmap[0, 0]) }
        }
        var (drawn, done) = ([Int](), [Int]())
        while try writer.writeNext({ index, bitmap in
            drawn.append(index)
            bitmap.clear(UInt32(index * 10))
        }) { done.append(writer.done) }
        #expect(drawn == [4, 6, 7] && done == [1, 2, 3, 4])
        #expect(sink.events.withLock { $0 } == ["4:40", "6:60", "7:70"])
        #expect(seen.withLock { $0 } == [40, 60, 70])
        try writer.finish()
        #expect(sink.events.withLock { $0.last } == "finish")
    }

    @Test(
        "A frame that is known to be equal is the one before, whatever the bitmap contains", arguments: [true, false])
    func equalFrames(hasThread: Bool) throws {
        let sink = ChangeRecorder()
        let writer = FilmWriter(0..<40, width: 2, height: 4, to: sink, hasThread: hasThread)
        while try writer.writeNextChange({ index, bitmap in
            if index % 4 == 2 || index % 5 == 0 { return .nothing }
            bitmap.clear(UInt32(index))
            return .rows(1..<3)
        }) {}
        try writer.finish()
        var last: UInt32 = 0
        let expected = (0..<40).map { index -> String in
            if index == 0 { return "0:0 unknown" }
            if index % 4 == 2 || index % 5 == 0 { return "\(index):\(last) nothing" }
            last = UInt32(index)
            return "\(index):\(last) rows(Range(1..<3))"
        }
        #expect(sink.events.withLock { $0 } == expected)
    }

    /// A sink that keeps what is known of its frames.
    private final class ChangeRecorder: FrameSink {
        let events = Mutex<[String]>([])

        func append(_ frame: Bitmap, as index: Int) throws { try append(frame, as: index, change: .unknown) }

        func append(_ frame: Bitmap, as index: Int, change: FrameChange) throws {
            // The thread that draws has time to use a bitmap too early.
            if index % 3 == 0 { Thread.sleep(forTimeInterval: 0.002) }
            events.withLock { $0.append("\(index):\(frame[1, 3]) \(change)") }
        }

        func finish() throws {}
        func cancel() {}
    }

    @Test("An error of drawing or encoding ends the loop, and the film can be cancelled", arguments: [true, false])
    func errors(hasThread: Bool) throws {
        let sink = Recorder(refused: 2)
        let writer = FilmWriter(0..<100, width: 1, height: 1, to: sink, hasThread: hasThread)
        #expect(throws: Recorder.Refusal.self) { while try writer.writeNext({ _, bitmap in bitmap.clear(1) }) {} }
        #expect(writer.done < 100)
        writer.cancel()
        #expect(sink.events.withLock { $0 } == ["0:1", "1:1", "cancel"])
        struct Failure: Error {}
        let other = FilmWriter(0..<2, width: 1, height: 1, to: nil, hasThread: hasThread)
        #expect(throws: Failure.self) { _ = try other.writeNext { _, _ in throw Failure() } }
        other.cancel()
    }

    @Test("The rules of GIF and PNG hold for every film") func rules() throws {
        let film = try FilmPlan(start: .zero, length: .one, rate: .fps60)
        #expect(film.frames == 0..<60 && !film.isSlice)
        #expect(throws: FilmError.self) { try film.check(fits: .gif) }
        #expect(throws: FilmError.self) { try film.check(fits: .png) }
        for format in FilmFormat.allCases where ![.gif, .png].contains(format) { try film.check(fits: format) }
        try FilmPlan(frames: 7..<8, rate: .fps50).check(fits: .gif)
        try FilmPlan(frames: 7..<8, rate: .fps60).check(fits: .png)
        #expect(throws: FilmError.self) { try FilmPlan(frames: 0..<FilmPlan.maximumFrames + 1, rate: .fps60) }
    }
}
