import Testing

@testable import QuartzitePlayer

@Suite struct FrameScheduleTests {
    @Test("Deadlines are multiples of the interval, however late single frames are")
    func deadlines() {
        var schedule = FrameSchedule(refreshRate: 50, followsDisplay: false)
        #expect(schedule.next(at: 10) == FrameSchedule.Moment(wall: 10, wait: nil))
        var now = 10.0
        for frame in 1...100_000 {
            let moment = schedule.next(at: now)
            #expect(abs(moment.wall - (10 + Double(frame) * 0.02)) < 1e-6 && moment.wait == moment.wall)
            now = moment.wall + (frame % 3 == 0 ? 0.019 : 0.001)
        }
        #expect(schedule.dropped == 0)
    }

    @Test("A late frame is drawn at once, and those that it hides are dropped")
    func dropping() {
        var schedule = FrameSchedule(refreshRate: 50, followsDisplay: false)
        _ = schedule.next(at: 0)
        #expect(schedule.next(at: 0.025) == FrameSchedule.Moment(wall: 0.02, wait: nil))
        let late = schedule.next(at: 0.105)
        #expect(abs(late.wall - 0.1) < 1e-9 && late.wait == nil && schedule.dropped == 3)
        schedule.reset()
        #expect(schedule.next(at: 50) == FrameSchedule.Moment(wall: 50, wait: nil))
        #expect(schedule.dropped == 3, "a pause drops nothing")
    }

    @Test("A display that waits determines the moments, and missed refreshes are dropped frames")
    func display() {
        var schedule = FrameSchedule(refreshRate: 100, followsDisplay: true)
        _ = schedule.next(at: 1)
        #expect(schedule.next(at: 1.0101) == FrameSchedule.Moment(wall: 1.0101, wait: nil))
        _ = schedule.next(at: 1.0399)
        #expect(schedule.dropped == 2 && schedule.followsDisplay)
    }

    @Test("A display that does not wait, although it claims to, is not followed for long")
    func falseDisplay() {
        var schedule = FrameSchedule(refreshRate: 60, followsDisplay: true)
        for frame in 0...40 { _ = schedule.next(at: Double(frame) * 0.002) }
        #expect(!schedule.followsDisplay)
        #expect(schedule.next(at: 0.082).wait != nil)
    }

    @Test("An unknown refresh rate is 60", arguments: [0, -1, .nan, 1000])
    func unknownRate(rate: Double) {
        #expect(FrameSchedule(refreshRate: rate, followsDisplay: false).interval == 1 / 60.0)
    }
}
