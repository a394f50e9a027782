import _Combine
import Testing
import UIKit

@MainActor @Suite("Schedulers follow the stage's clock") struct SchedulerTests {
    @Test("A timer publishes dates at multiples of its interval")
    func timer() {
        let lines = Journal.lines(until: 1.05) { journal in
            Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
                .sink { journal.note("\(Int($0.timeIntervalSinceNow))") }.store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.25 0", "0.5 0", "0.75 0", "1.0 0"])
    }

    @Test("A cancelled timer publishes nothing more")
    func cancelled() {
        let lines = Journal.lines(until: 2) { journal in
            Timer.publish(every: 0.5, on: .main, in: .default).autoconnect().prefix(2)
                .sink { _ in
                    journal.note("end")
                } receiveValue: { _ in
                    journal.note("tick")
                }
                .store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.5 tick", "1.0 tick", "1.0 end"])
    }

    @Test("A delay passes values on after exactly its interval, on each scheduler")
    func delay() {
        let lines = Journal.lines(until: 1) { journal in
            Just("queue").delay(for: 0.1, scheduler: DispatchQueue.main).sink(receiveValue: journal.note)
                .store(in: &journal.subscriptions)
            Just("loop").delay(for: .milliseconds(100), scheduler: RunLoop.main).sink(receiveValue: journal.note)
                .store(in: &journal.subscriptions)
            Just("operations").delay(for: 0.2, scheduler: OperationQueue.main).sink(receiveValue: journal.note)
                .store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.1 queue", "0.1 loop", "0.2 operations"])
    }

    @Test("A block for the time of a frame comes before the frame")
    func frames() {
        for scheduler in ["queue", "loop"] {
            for frame in 1...60 {
                let time = Double(frame) / 60
                let lines = Journal.lines(until: time) { journal in
                    if scheduler == "queue" {
                        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(time))) {
                            journal.note("block")
                        }
                    } else {
                        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(time))) {
                            journal.note("block")
                        }
                    }
                }
                #expect(lines.count == 1, "\(scheduler), frame \(frame)")
            }
        }
    }

    @Test("Values received on a queue come in the next cycle, in the order in which they were sent")
    func receiveOn() {
        let lines = Journal.lines(until: 1) { journal in
            let numbers = PassthroughSubject<Int, Never>()
            numbers.receive(on: DispatchQueue.main).sink { journal.note("later \($0)") }
                .store(in: &journal.subscriptions)
            numbers.sink { journal.note("now \($0)") }.store(in: &journal.subscriptions)
            numbers.send(1)
            numbers.send(2)
        }
        #expect(lines == ["0.0 now 1", "0.0 now 2", "0.0 later 1", "0.0 later 2"])
    }

    @Test("A debounced publisher passes on a value after a pause")
    func debounce() {
        let lines = Journal.lines(until: 2) { journal in
            ticks(at: [0.1, 0.2, 0.3, 0.9, 1]).debounce(for: 0.25, scheduler: RunLoop.main)
                .sink { journal.note("\($0)") }.store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.55 0.3", "1.25 1.0"])
    }

    @Test("A throttled publisher passes on the latest value of each interval")
    func throttle() {
        let lines = Journal.lines(until: 2) { journal in
            ticks(at: [0.1, 0.2, 0.3, 0.4, 0.9]).throttle(for: 0.25, scheduler: DispatchQueue.main, latest: true)
                .sink { journal.note("\($0)") }.store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.1 0.1", "0.35 0.3", "0.6 0.4", "0.9 0.9"])
    }

    @Test("Values are collected by time and by number")
    func collect() {
        let lines = Journal.lines(until: 2) { journal in
            ticks(at: [0.1, 0.2, 0.3, 0.4, 0.9])
                .collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(500), 3)).sink { journal.note("\($0)") }
                .store(in: &journal.subscriptions)
        }
        #expect(lines == ["0.3 [0.1, 0.2, 0.3]", "0.5 [0.4]", "1.0 [0.9]"])
    }

    /// A publisher of times, at these times.
    private func ticks(at times: [Double]) -> AnyPublisher<Double, Never> {
        let subject = PassthroughSubject<Double, Never>()
        for time in times { DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(time) } }
        return subject.eraseToAnyPublisher()
    }
}
