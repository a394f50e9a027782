import Testing

@testable import QuartzitePlayer

@Suite struct PlaybackClockTests {
    @Test("Time follows the wall from the moment playing began, whatever was asked in between")
    func noDrift() {
        var clock = PlaybackClock()
        #expect(clock.time(at: 7) == 0)
        clock.play(at: 100)
        for frame in 1...100_000 {
            let wall = 100 + Double(frame) / 60
            #expect(abs(clock.time(at: wall) - Double(frame) / 60) < 1e-6)
        }
        #expect(abs(clock.time(at: 86_500.25) - 86_400.25) < 1e-6, "after a day")
    }

    @Test("A change of the speed keeps the time, and changes what passes from then on")
    func speed() {
        var clock = PlaybackClock()
        clock.play(at: 10)
        clock.setSpeed(0.25, at: 12)
        #expect(clock.time(at: 12) == 2 && clock.time(at: 16) == 3)
        clock.setSpeed(2, at: 16)
        #expect(clock.time(at: 17) == 5)
    }

    @Test("A pause ends at the next frame of 60 per second, and leaves out the time until playing continues")
    func pausing() {
        var clock = PlaybackClock()
        clock.play(at: 0)
        #expect(clock.time(at: 1.2601) == 1.2601)
        clock.pause(at: 1.2601)
        #expect(clock.isPaused && clock.time(at: 50) == 76.0 / 60)
        clock.play(at: 60)
        #expect(clock.time(at: 61) == ((76.0 / 60 + 1) * 1e6).rounded() / 1e6)
        clock.seek(to: 2, at: 62)
        clock.pause(at: 62)
        #expect(clock.time(at: 99) == 2, "a frame is not left")
    }

    @Test("Seeking keeps frames exact, and ends at 0")
    func seeking() {
        var clock = PlaybackClock()
        var time = 0.0
        for _ in 0..<600 {
            clock.seek(to: time + 1, at: 0)
            time = clock.time(at: 0)
            #expect(PlaybackClock.isFrame(time))
            time = PlaybackClock.frame(after: time)
        }
        clock.seek(to: -3, at: 0)
        #expect(clock.time(at: 5) == 0)
    }

    @Test("Steps visit every frame in both directions")
    func steps() {
        let frames = (0...10_000).map { Double($0) / 60 }
        #expect(frames.dropLast().map(PlaybackClock.frame(after:)) == Array(frames.dropFirst()))
        #expect(frames.dropFirst().map(PlaybackClock.frame(before:)) == Array(frames.dropLast()))
        #expect(PlaybackClock.frame(before: 0) == 0)
        #expect(PlaybackClock.frame(after: 1.26) == 76.0 / 60 && PlaybackClock.frame(before: 1.26) == 75.0 / 60)
    }

    @Test(
        "A time is written as --time accepts it",
        arguments: [(1.25, "75f"), (0, "0f"), (1.234567, "1.234567s"), (0.000001, "0.000001s"), (76.0 / 60, "76f")])
    func arguments(time: Double, text: String) { #expect(PlaybackClock.argument(time) == text) }
}
