@testable import QuartziteSceneRuntime
import Testing

@Suite("The schedule of timers and blocks") struct EventScheduleTests {
    private let schedule = EventSchedule()

    @Test("Blocks run by time, and at one time in the order in which they were added") func order() {
        var heard: [String] = []
        for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("e", 3)] {
            schedule.add(at: time) { heard.append(name) }
        }
        #expect(schedule.nextEventTime == 1)
        for time in [1.0, 2, 3] { schedule.deliverEvents(at: time) }
        #expect(heard == ["a", "b", "c", "d", "e"] && schedule.nextEventTime == nil)
    }

    @Test("Cancelling removes one block, and nothing after it has run") func cancel() {
        var heard: [Int] = []
        let tickets = (0..<50).map { index in
            schedule.add(at: Double(index % 5)) { heard.append(index) }
        }
        for index in stride(from: 0, to: 50, by: 2) { schedule.cancel(tickets[index]) }
        schedule.deliverEvents(at: 9)
        schedule.cancel(tickets[1])
        #expect(heard.sorted() == Array(stride(from: 1, to: 50, by: 2)))
    }

    @Test("A time that rounding moved past a whole nanosecond is due at the nanosecond") func rounding() {
        schedule.add(at: 0.1 + 0.2) {}
        #expect(0.1 + 0.2 > 0.3 && schedule.nextEventTime == 0.3)
    }
}
