import CoreGraphics
import QuartziteSceneHosting
import QuartziteStage
import Testing

@testable import QuartzitePlayer

@MainActor @Suite struct PlaybackTests {
    private let host = FakeHost()
    private let now = Box(0.0)

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private func playback(_ host: FakeHost? = nil) throws -> Playback {
        let (host, now) = (host ?? self.host, now)
        let playback = try Playback(now: { now.value }) { host }
        _ = playback.show(at: 0)
        return playback
    }

    @Test("The clock starts when the first frame is shown, however long it takes")
    func start() throws {
        host.whileShowing = { [now] in now.value = 3 }
        let playback = try playback()
        _ = try playback.perform(.pause, at: 3)
        _ = playback.show(at: 3.5)
        #expect(host.shown == [0, 0.5])
    }

    @Test("A time that is shown already is not shown again")
    func nothingNew() throws {
        let playback = try playback()
        #expect(!playback.show(at: 5) && host.shown == [0])
        _ = try playback.perform(.step(1), at: 5)
        #expect(playback.show(at: 5) && host.shown == [0, 1 / 60.0])
    }

    @Test("Playing goes on from the time that was sought when its frame is shown")
    func seeking() throws {
        let playback = try playback()
        _ = try playback.perform(.pause, at: 0)
        _ = playback.show(at: 5)
        host.whileShowing = { [now] in now.value = 7 }
        _ = try playback.perform(.skip(-1), at: 5)
        _ = playback.show(at: 5)
        _ = playback.show(at: 7.5)
        #expect(host.shown == [0, 5, 4, 4.5])
        _ = try playback.perform(.start, at: 8)
        _ = playback.show(at: 8)
        #expect(host.shown.last == 0)
    }

    @Test("A touch is at the time of the frame that shows it, in points of the screen")
    func touching() throws {
        let playback = try playback()
        _ = try playback.perform(.pause, at: 0)
        playback.point(.down, .mouse, at: CGPoint(x: 1.01, y: 0.5), wall: 1)
        playback.point(.down, .mouse, at: CGPoint(x: 0.25, y: 0.5), wall: 1)
        _ = playback.show(at: 1)
        playback.point(.move, .mouse, at: CGPoint(x: 7, y: -3), wall: 1)
        playback.point(.up, .mouse, at: CGPoint(x: 7, y: -3), wall: 2)
        _ = playback.show(at: 2)
        let expected = [
            TimedInput(1, .down(at: CGPoint(x: 25, y: 25))), TimedInput(1.000001, .move(to: CGPoint(x: 100, y: 0))),
            TimedInput(2, .up()),
        ]
        #expect(playback.recorder.track == expected)
        #expect(host.inputs.flatMap(\.inputs) == expected)
        #expect(host.inputs.map(\.time) == [1, 1.000001])
    }

    @Test("In a paused scene, input takes effect at the time on screen")
    func pausedInput() throws {
        host.acceptsText = true
        let playback = try playback()
        playback.type("a", at: 3)
        #expect(playback.show(at: 3))
        _ = try playback.perform(.deleteBackward, at: 4)
        _ = try playback.perform(.return, at: 4)
        #expect(playback.show(at: 4))
        let typed: [StageInput] = [.text("a"), .deleteBackward, .text("\n")]
        #expect(playback.recorder.track == typed.map { TimedInput(0, $0) })
        #expect(host.shown == [0, 0, 0])
    }

    @Test("Stepping back cancels touches, and touching then replaces later input")
    func steppingBack() throws {
        let playback = try playback()
        for _ in 0..<3 { _ = try playback.perform(.step(1), at: 0) }
        playback.point(.down, .mouse, at: CGPoint(x: 0.5, y: 0.5), wall: 0)
        _ = try playback.perform(.step(1), at: 0)
        playback.point(.move, .mouse, at: CGPoint(x: 0, y: 0), wall: 0)
        let (third, fourth) = (3 / 60.0, 4 / 60.0)
        #expect(playback.recorder.track.map(\.time) == [third, fourth])
        _ = try playback.perform(.step(-1), at: 0)
        #expect(playback.recorder.track.last == TimedInput(fourth, .cancel()))
        _ = try playback.perform(.step(-1), at: 0)
        playback.type("x", at: 0)
        #expect(playback.recorder.track == [TimedInput(2 / 60.0, .text("x"))])
    }

    @Test("A restart clears the input, also that of the scene")
    func restarting() throws {
        let host = FakeHost(input: [TimedInput(1, .text("x"))])
        let playback = try playback(host)
        #expect(playback.recorder.track.count == 1 && host.inputs.isEmpty)
        _ = try playback.perform(.restart, at: 5)
        _ = playback.show(at: 5)
        #expect(host.inputs.first?.time == 0 && host.inputs.first?.inputs.isEmpty == true && host.shown == [0, 0])
        #expect(!playback.clock.isPaused && playback.recorder.track.isEmpty)
    }

    @Test("A failure pauses the scene at its last frame, and is not repeated until the user changes the time")
    func failing() throws {
        let playback = try playback()
        playback.type("a", at: 0)
        _ = try playback.perform(.pause, at: 0)
        host.failure = SceneFailure(.crashed, "it crashed")
        #expect(playback.show(at: 1) && playback.failure?.description == "it crashed" && playback.clock.isPaused)
        #expect(playback.frame?.time == 0)
        #expect(!playback.show(at: 2))
        host.failure = nil
        #expect(!playback.show(at: 3))
        _ = try playback.perform(.start, at: 3)
        #expect(playback.show(at: 3) && playback.failure == nil)
        #expect(host.inputs.last?.inputs == [TimedInput(0, .text("a"))], "the scene receives all input again")
    }

    @Test("A restart after a failure starts a new host")
    func newHost() throws {
        var hosts: [FakeHost] = []
        let playback = try Playback(now: { 0 }) {
            hosts.append(FakeHost())
            return hosts[hosts.count - 1]
        }
        hosts[0].failure = SceneFailure(.hung, "it hangs")
        _ = playback.show(at: 0)
        _ = try playback.perform(.restart, at: 0)
        _ = playback.show(at: 0)
        #expect(hosts.count == 2 && hosts[0].isEnded && hosts[1].shown == [0] && playback.failure == nil)
    }

    @Test("A new version of the scene shows the same time after the same input")
    func replacing() throws {
        let playback = try playback()
        playback.type("a", at: 0)
        _ = try playback.perform(.skip(2), at: 0)
        _ = playback.show(at: 0)
        playback.showNewVersion()
        #expect(playback.show(at: 0))
        #expect(host.shown == [0, 2, 2])
        let typed: StageInput = .text("a")
        #expect(host.inputs.map(\.inputs) == [[TimedInput(0, typed)], [TimedInput(0, typed)]])
    }

    @Test("A scene that failed while it played continues with its next version")
    func continuing() throws {
        let playback = try playback()
        _ = try playback.perform(.pause, at: 0)
        _ = playback.show(at: 1)
        host.failure = SceneFailure(.crashed, "it crashed")
        _ = playback.show(at: 2)
        #expect(playback.clock.isPaused && host.shown == [0, 1])
        host.failure = nil
        now.value = 10
        playback.showNewVersion()
        _ = playback.show(at: 10)
        _ = playback.show(at: 11)
        #expect(host.shown == [0, 1, 2, 3] && !playback.clock.isPaused)
    }

    @Test("Commands about the window are left to it")
    func others() throws {
        let playback = try playback()
        for command in [PlayerCommand.quit, .still, .overlay, .fullScreen, .leave] {
            #expect(try !playback.perform(command, at: 0))
        }
    }

    @Test("The mouse hovers inside the picture, and leaves it at its edge") func hovering() throws {
        let playback = try playback()
        _ = try playback.perform(.pause, at: 0)
        #expect(playback.point(.hover, .mouse, at: CGPoint(x: 0.25, y: 0.5), wall: 1))
        #expect(!playback.point(.hover, .mouse, at: CGPoint(x: 1.01, y: 0.5), wall: 2))
        #expect(playback.point(.hover, .mouse, at: CGPoint(x: 0.5, y: 0.5), wall: 3))
        #expect(!playback.point(.leave, .mouse, at: .zero, wall: 4))
        _ = playback.show(at: 4)
        #expect(
            host.inputs.flatMap(\.inputs) == [
                TimedInput(1, .pointer(CGPoint(x: 25, y: 25))), TimedInput(2, .pointer(nil)),
                TimedInput(3, .pointer(CGPoint(x: 50, y: 25))), TimedInput(4, .pointer(nil)),
            ])
    }
}
