import _Combine
import Testing

@Suite("Several publishers become one") struct OperatorTests {
    @Test("The latest values of two publishers come together once both have one")
    func combineLatest() {
        let (letters, numbers) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
        var found: [String] = []
        let subscription = letters.combineLatest(numbers) { "\($0)\($1)" }
            .sink { _ in
                found.append("end")
            } receiveValue: {
                found.append($0)
            }
        letters.send("a")
        numbers.send(1)
        letters.send("b")
        letters.send(completion: .finished)
        numbers.send(2)
        numbers.send(completion: .finished)
        #expect(found == ["a1", "b1", "b2", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("A publisher that ends without a value ends the combination")
    func empty() {
        let letters = PassthroughSubject<String?, Never>()
        var found: [String] = []
        let subscription = Publishers.CombineLatest3(letters, Empty<Int, Never>(), Just(1))
            .sink { _ in
                found.append("end")
            } receiveValue: { _ in
                found.append("value")
            }
        letters.send(nil)
        #expect(found == ["end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("Merged publishers pass their values on as they come, and end together")
    func merge() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var found: [String] = []
        let subscription = subjects[0].merge(with: subjects[1], subjects[2])
            .sink { _ in
                found.append("end")
            } receiveValue: {
                found.append("\($0)")
            }
        subjects[2].send(1)
        subjects[0].send(2)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        for subject in subjects.dropFirst() { subject.send(completion: .finished) }
        #expect(found == ["1", "2", "3", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("The first failure ends merged publishers and cancels the others")
    func failure() {
        struct Trouble: Error {}
        let (first, second) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        var found: [String] = []
        let subscription = Publishers.MergeMany(first, second)
            .sink { _ in
                found.append("end")
            } receiveValue: {
                found.append("\($0)")
            }
        first.send(1)
        second.send(completion: .failure(Trouble()))
        first.send(2)
        #expect(found == ["1", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("No merged publishers end at once")
    func none() {
        var hasEnded = false
        let subscription = Publishers.MergeMany([Just<Int>]()).sink { _ in
            hasEnded = true
        } receiveValue: { _ in
        }
        #expect(hasEnded)
        withExtendedLifetime(subscription) {}
    }
}
