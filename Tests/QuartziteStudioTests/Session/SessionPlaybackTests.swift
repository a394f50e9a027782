import Testing

@testable import QuartziteStudio

@Suite("Playback follows the machine's time") struct SessionPlaybackTests {
    @Test("Time does not run until it is played, and again after a pause") func pausing() {
        var playback = SessionPlayback(duration: 10)
        #expect(playback.time(at: 100) == 0)
        playback.play(at: 100)
        #expect(playback.time(at: 101.5) == 1.5)
        playback.pause(at: 102)
        #expect(playback.time(at: 200) == 2)
    }

    @Test("The speed changes what follows, and is limited to 0.1 to 2 in both directions") func speed() {
        var playback = SessionPlayback(duration: 10)
        playback.seek(to: 4, at: 0)
        playback.play(at: 0)
        playback.setSpeed(0.5, at: 1)
        #expect(playback.time(at: 1) == 5)
        #expect(playback.time(at: 3) == 6)
        playback.setSpeed(-1, at: 3)
        #expect(playback.time(at: 5) == 4)
        playback.setSpeed(50, at: 5)
        #expect(playback.speed == 2)
        playback.setSpeed(-0.001, at: 5)
        #expect(playback.speed == -0.1)
    }

    @Test("A loop starts again at its start, or at its end when it plays backward") func looping() {
        var playback = SessionPlayback(duration: 10)
        playback.setLoop(true, range: 2...4, at: 0)
        playback.seek(to: 3, at: 0)
        playback.play(at: 0)
        #expect(playback.time(at: 0.5) == 3.5)
        #expect(playback.time(at: 1) == 2)
        #expect(playback.time(at: 3.5) == 2.5)
        playback.setSpeed(-1, at: 3.5)
        #expect(playback.time(at: 4.5) == 3.5)
    }

    @Test("Playing that starts after the range is not drawn into it") func afterRange() {
        var playback = SessionPlayback(duration: 10)
        playback.setLoop(true, range: 2...4, at: 0)
        playback.seek(to: 6, at: 0)
        playback.play(at: 0)
        #expect(playback.time(at: 1) == 7)
    }

    @Test("Without a loop, time goes on after the end, and stops at the start") func endless() {
        var playback = SessionPlayback(duration: 1)
        playback.setLoop(false, range: nil, at: 0)
        playback.play(at: 0)
        #expect(playback.time(at: 5) == 5)
        playback.setSpeed(-2, at: 5)
        #expect(playback.time(at: 20) == 0)
    }

    @Test("Times are limited to 0 to a million seconds") func limits() {
        var playback = SessionPlayback(duration: 1)
        playback.seek(to: 1e12, at: 0)
        #expect(playback.time(at: 0) == 1e6)
        playback.seek(to: -1, at: 0)
        #expect(playback.time(at: 0) == 0)
    }
}
