import _Combine
import Testing

@Suite("Subjects pass values to their subscribers") struct SubjectTests {
    @Test("Subscribers receive each value in the order in which they subscribed")
    func order() {
        let subject = PassthroughSubject<Int, Never>()
        var found: [String] = []
        let subscriptions = (0..<20).map { number in subject.sink { found.append("\(number): \($0)") } }
        subject.send(7)
        #expect(found == (0..<20).map { "\($0): 7" })
        withExtendedLifetime(subscriptions) {}
    }

    @Test("A cancelled subscriber receives nothing more, and the others keep their order")
    func cancelled() {
        let subject = PassthroughSubject<Int, Never>()
        var found: [Int] = []
        let subscriptions = (0..<5).map { number in subject.sink { _ in found.append(number) } }
        subscriptions[1].cancel()
        subscriptions[3].cancel()
        subject.send(0)
        #expect(found == [0, 2, 4])
    }

    @Test("A subscriber receives no more values than it demands")
    func demand() {
        let subject = PassthroughSubject<Int, Never>()
        var found: [Int] = []
        var subscription: (any Subscription)?
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { value in
                    found.append(value)
                    return .none
                }))
        subject.send(1)
        subscription?.request(.max(2))
        for value in 2...5 { subject.send(value) }
        #expect(found == [2, 3])
    }

    @Test("A subject with a value passes it first, and the latest one after a pause in demand")
    func current() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var found: [Int] = []
        var subscription: (any Subscription)?
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { value in
                    found.append(value)
                    return .none
                }))
        subscription?.request(.max(1))
        subject.value = 2
        subject.value = 3
        subscription?.request(.max(1))
        #expect(found == [1, 3])
        #expect(subject.value == 3)
    }

    @Test("Values after the completion have no effect, and later subscribers receive only the completion")
    func completion() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var found: [String] = []
        let first = subject.sink { _ in
            found.append("end")
        } receiveValue: {
            found.append("\($0)")
        }
        subject.send(completion: .finished)
        subject.send(2)
        let second = subject.sink { _ in
            found.append("late end")
        } receiveValue: {
            found.append("late \($0)")
        }
        #expect(found == ["1", "end", "late end"])
        #expect(subject.value == 1)
        withExtendedLifetime((first, second)) {}
    }

    @Test("A future passes its result to each subscriber, also to later ones")
    func future() {
        var fulfill: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { fulfill = $0 }
        var found: [String] = []
        let first = future.sink { _ in
            found.append("end")
        } receiveValue: {
            found.append("\($0)")
        }
        fulfill?(.success(5))
        fulfill?(.success(6))
        let second = future.sink { _ in
            found.append("late end")
        } receiveValue: {
            found.append("late \($0)")
        }
        #expect(found == ["5", "end", "late 5", "late end"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("A shared publisher subscribes once, and its subscribers receive values in order")
    func share() {
        let source = PassthroughSubject<Int, Never>()
        var begun = 0
        var found: [String] = []
        let shared = source.handleEvents(receiveSubscription: { _ in begun += 1 }).share()
        let subscriptions = (0..<9).map { number in shared.sink { found.append("\(number)\($0)") } }
        source.send(1)
        #expect(begun == 1)
        #expect(found == (0..<9).map { "\($0)1" })
        withExtendedLifetime(subscriptions) {}
    }
}
