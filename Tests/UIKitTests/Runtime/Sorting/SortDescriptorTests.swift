import Testing
import UIKit

@Suite("Sort descriptors")
struct SortDescriptorTests {
    private final class Fish: NSObject {
        let name: String
        let age: Int?
        init(_ name: String, _ age: Int?) { (self.name, self.age) = (name, age) }
    }

    private let fish = [Fish("koi", 4), Fish("Orfe", nil), Fish("bleak", 2)]

    private func names(_ descriptor: NSSortDescriptor) -> [String] {
        NSArray(array: fish).sortedArray(using: [descriptor]).compactMap { ($0 as? Fish)?.name }
    }

    @Test("A key is compared in either direction, and objects without a value come first")
    func keys() {
        #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["Orfe", "bleak", "koi"])
        #expect(names(NSSortDescriptor(key: "age", ascending: false)) == ["koi", "bleak", "Orfe"])
        #expect(NSSortDescriptor(key: "age", ascending: true).key == "age")
    }

    @Test("A selector says how strings are compared")
    func selectors() {
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Orfe", "bleak", "koi"])
        let selector = Selector("caseInsensitiveCompare:")
        #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: selector)) == ["bleak", "koi", "Orfe"])
    }

    @Test("A property that can be nil is compared")
    func properties() {
        #expect(names(NSSortDescriptor(keyPath: \Fish.age, ascending: true)) == ["Orfe", "bleak", "koi"])
    }
}
