import _Combine
import Testing
import UIKit

private class Model: ObservableObject {
    @Published var count = 1
    @Published var name = "a"
}

private final class Derived: Model {
    @Published var isOn = false
}

@Suite("Published properties announce their values") struct PublishedTests {
    @Test("A subscriber receives the current value first, and a new one before the property has it")
    func willSet() {
        let model = Model()
        var found: [String] = []
        let subscription = model.$count.sink { [unowned model] in found.append("\($0) while \(model.count)") }
        model.count = 2
        #expect(found == ["1 while 1", "2 while 1"])
        #expect(model.count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test("An object announces changes of its published properties, also of a superclass, before their values")
    func object() {
        let model = Derived()
        var found: [String] = []
        let changes = model.objectWillChange.sink { found.append("will change") }
        let values = model.$isOn.dropFirst().sink { found.append("\($0)") }
        model.isOn = true
        model.name = "b"
        #expect(found == ["will change", "true", "will change"])
        #expect(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime((changes, values)) {}
    }

    @Test("A published property takes the values of a publisher to which it is assigned")
    func assign() {
        let model = Model()
        let numbers = PassthroughSubject<Int, Never>()
        numbers.assign(to: &model.$count)
        numbers.send(9)
        #expect(model.count == 9)
    }

    @MainActor @Test("A property of a view takes values by its key path")
    func keyPath() {
        let label = UILabel()
        let model = Model()
        let subscription = model.$name.map { Optional($0) }.assign(to: \.text, on: label)
        model.name = "new"
        #expect(label.text == "new")
        withExtendedLifetime(subscription) {}
    }
}
