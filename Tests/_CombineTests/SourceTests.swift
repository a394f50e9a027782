import _Combine
import Testing
import UIKit

@MainActor @Suite("Publishers of notifications and properties") struct SourceTests {
    private static let name = Notification.Name("turned")

    @Test("A center publishes the notifications of a name and a sender until the subscriber cancels")
    func notifications() {
        let lines = Journal.lines(until: 1) { journal in
            let (center, sender) = (NotificationCenter.default, NSObject())
            let subscription = center.publisher(for: Self.name, object: sender).sink { journal.note($0.name.rawValue) }
            center.post(name: Self.name, object: sender)
            center.post(name: Self.name, object: nil)
            subscription.cancel()
            center.post(name: Self.name, object: sender)
        }
        #expect(lines == ["0.0 turned"])
    }

    @Test("A property of a view publishes its value, and the new ones")
    func keyValue() {
        let lines = Journal.lines(until: 1) { journal in
            let view = UIView()
            view.publisher(for: \.alpha).sink { journal.note("\($0)") }.store(in: &journal.subscriptions)
            view.alpha = 0.5
            view.alpha = 0.5
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { view.alpha = 0.25 }
        }
        #expect(lines == ["0.0 1.0", "0.0 0.5", "0.5 0.25"])
    }

    @Test("At equal times, timers and schedulers act in the order in which they were scheduled, then display links")
    func order() {
        let first = Self.events()
        #expect(
            first == [
                "0.0 property 1", "0.5 timer", "0.5 queue", "0.5 loop", "0.5 property 2", "0.5 Foundation's timer",
                "0.5 link",
            ])
        for _ in 0..<20 { #expect(Self.events() == first) }
    }

    @MainActor private final class Link {
        let tell: () -> Void
        init(_ tell: @escaping () -> Void) { self.tell = tell }
        func fire(_ link: CADisplayLink) { if link.timestamp >= 0.5 - 1e-9 { tell() } }
    }

    private final class Model { @Published var value = 1 }

    private static func events() -> [String] {
        Journal.lines(until: 0.5) { journal in
            let (model, half) = (Model(), 0.5)
            let link = Link { journal.note("link") }
            CADisplayLink(target: link, selector: Selector("fire:", Link.fire(_:))).add(to: .main, forMode: .common)
            model.$value.sink { journal.note("property \($0)") }.store(in: &journal.subscriptions)
            Timer.publish(every: half, on: .main, in: .common).autoconnect().sink { _ in journal.note("timer") }
                .store(in: &journal.subscriptions)
            Just(()).delay(for: .seconds(half), scheduler: DispatchQueue.main).sink { journal.note("queue") }
                .store(in: &journal.subscriptions)
            Just(()).delay(for: .seconds(half), scheduler: RunLoop.main).sink {
                journal.note("loop")
                model.value = 2
            }.store(in: &journal.subscriptions)
            Timer.scheduledTimer(withTimeInterval: half, repeats: false) { _ in
                MainActor.assumeIsolated { journal.note("Foundation's timer") }
            }
        }
    }

    @Test("An asynchronous loop demands each value of a publisher after the one before")
    func asynchronous() {
        let lines = Journal.lines(until: 2) { journal in
            Task { @MainActor in
                for await number in [1, 2, 3].publisher.delay(for: 0.5, scheduler: DispatchQueue.main).values {
                    journal.note("\(number)")
                }
            }
        }
        #expect(lines == ["0.5 1", "1.0 2", "1.5 3"])
    }

    @Test("Typed text reaches a subject in the next cycle, without repetitions, and a title after a pause")
    func chain() {
        let lines = Journal.lines(until: 2) { journal in
            let (field, label) = (UITextField(), UILabel())
            let name = CurrentValueSubject<String, Never>("")
            name.receive(on: RunLoop.main).sink { journal.note("name \($0)") }.store(in: &journal.subscriptions)
            NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
                .compactMap { ($0.object as? UITextField)?.text }.sink { name.send($0) }
                .store(in: &journal.subscriptions)
            name.removeDuplicates().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .map { Optional($0.uppercased()) }.assign(to: \.text, on: label).store(in: &journal.subscriptions)
            label.publisher(for: \.text).dropFirst().sink { journal.note("label \($0 ?? "-")") }
                .store(in: &journal.subscriptions)
            for (time, text) in [(0.5, "a"), (0.6, "b"), (1.2, "")] {
                DispatchQueue.main.asyncAfter(deadline: .now() + time) { field.insertText(text) }
            }
        }
        #expect(
            lines == ["0.0 name ", "0.3 label ", "0.5 name a", "0.6 name ab", "0.9 label AB", "1.2 name ab"], "\(lines)"
        )
    }

    @Test("The ticks of a timer are counted by a scan") func counting() {
        let lines = Journal.lines(until: 3.5) { journal in
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }
                .sink { journal.note("\($0)") }.store(in: &journal.subscriptions)
        }
        #expect(lines == ["1.0 1", "2.0 2", "3.0 3"])
    }
}
