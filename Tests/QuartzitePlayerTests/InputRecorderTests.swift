import CoreGraphics
import QuartziteStage
import Testing

@testable import QuartzitePlayer

@Suite struct InputRecorderTests {
    private func point(_ x: Double) -> CGPoint { CGPoint(x: x, y: 1) }
    private func finger(_ number: Int64) -> Pointer { Pointer(device: 5, number: number) }

    @Test("The mouse is finger 0, and further pointers are the first free fingers")
    func fingers() {
        var recorder = InputRecorder()
        recorder.down(.mouse, at: point(1), time: 1)
        recorder.down(finger(7), at: point(2), time: 1.5)
        recorder.up(.mouse, time: 2)
        recorder.down(finger(9), at: point(3), time: 3)
        recorder.move(.mouse, to: point(9), time: 3)
        recorder.up(finger(7), time: 4)
        #expect(
            recorder.track == [
                TimedInput(1, .down(at: point(1))), TimedInput(1.5, .down(at: point(2), finger: 1)),
                TimedInput(2, .up()), TimedInput(3, .down(at: point(3))), TimedInput(4, .up(finger: 1)),
            ])
    }

    @Test("Of several moves of a finger at one time, the last one remains")
    func coalescing() {
        var recorder = InputRecorder()
        recorder.down(.mouse, at: point(0), time: 1)
        recorder.down(finger(1), at: point(0), time: 1)
        for x in 1...5 {
            recorder.move(.mouse, to: point(Double(x)), time: 2)
            recorder.move(finger(1), to: point(Double(-x)), time: 2)
        }
        recorder.move(.mouse, to: point(6), time: 3)
        #expect(
            recorder.track.suffix(3) == [
                TimedInput(2, .move(to: point(5))), TimedInput(2, .move(to: point(-5), finger: 1)),
                TimedInput(3, .move(to: point(6))),
            ])
    }

    @Test("Input that the scene has already received does not change")
    func received() {
        var recorder = InputRecorder()
        recorder.down(.mouse, at: point(0), time: 1)
        recorder.move(.mouse, to: point(1), time: 1)
        let first = recorder.drainChanges()
        #expect(first?.time == 1 && first?.inputs.count == 2)
        recorder.move(.mouse, to: point(2), time: 1)
        let second = recorder.drainChanges()
        #expect(second?.inputs.starts(with: first?.inputs ?? []) == true && second?.inputs.count == 3)
        #expect(recorder.drainChanges() == nil)
    }

    @Test("Input at an earlier time removes what was recorded later, and lifts its fingers")
    func newTake() {
        let old = [
            TimedInput(1, .down(at: point(0))), TimedInput(1.5, .down(at: point(0), finger: 4)),
            TimedInput(2, .move(to: point(1))), TimedInput(3, .up()), TimedInput(3, .text("x")),
        ]
        var recorder = InputRecorder(track: old)
        #expect(!recorder.hasChanges)
        recorder.type("a", time: 2)
        #expect(
            recorder.track == Array(old[..<3]) + [
                TimedInput(2, .cancel()), TimedInput(2, .cancel(finger: 4)), TimedInput(2, .text("a")),
            ])
        #expect(recorder.drainChanges()?.time == 2)
        recorder.deleteBackward(time: 2)
        #expect(recorder.drainChanges()?.inputs.count == 5)
    }

    @Test("Touches that are interrupted are cancelled, and their pointers do nothing until they go down again")
    func cancelling() {
        var recorder = InputRecorder()
        recorder.down(.mouse, at: point(0), time: 1)
        recorder.cancelTouches(time: 2)
        recorder.move(.mouse, to: point(1), time: 3)
        recorder.up(.mouse, time: 3)
        #expect(recorder.track == [TimedInput(1, .down(at: point(0))), TimedInput(2, .cancel())])
        #expect(!recorder.isTouching)
    }

    @Test("Clearing removes everything from time 0 on")
    func clearing() {
        var recorder = InputRecorder(track: [TimedInput(1, .down(at: point(0)))])
        recorder.clear()
        let change = recorder.drainChanges()
        #expect(change?.time == 0 && change?.inputs == [] && recorder.track.isEmpty)
    }

    @Test("At most twenty fingers touch, and a pointer that is down does not go down again")
    func limits() {
        var recorder = InputRecorder()
        for number in 0..<30 as Range<Int64> { recorder.down(finger(number), at: point(0), time: 0) }
        recorder.down(finger(0), at: point(0), time: 0)
        #expect(recorder.track.count == 20)
    }

    @Test("Of several moves of the mouse at one time the last one remains, and none without a change")
    func hovering() {
        var recorder = InputRecorder()
        recorder.hover(at: nil, time: 0)
        #expect(!recorder.hasChanges)
        for x in 1...3 { recorder.hover(at: point(Double(x)), time: 1) }
        recorder.hover(at: point(3), time: 2)
        _ = recorder.drainChanges()
        recorder.hover(at: point(4), time: 2)
        recorder.hover(at: nil, time: 2)
        #expect(
            recorder.track == [
                TimedInput(1, .pointer(point(3))), TimedInput(2, .pointer(nil)),
            ])
    }

    @Test("The mouse does not replace input of later times by hovering") func hoveringEarlier() {
        let old = [TimedInput(3, .text("x"))]
        var recorder = InputRecorder(track: old)
        let earlier = recorder.hover(at: point(1), time: 2)
        #expect(!earlier && recorder.track == old && !recorder.hasChanges)
        let later = recorder.hover(at: point(1), time: 3)
        #expect(later && recorder.track.count == 2)
    }
}
