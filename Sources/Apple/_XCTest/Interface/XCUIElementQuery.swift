import UIKit

/// A query for elements on screen, which is evaluated each time that it is used.
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    /// Returns the elements that are found now.
    let resolve: () -> [AutomationElement]
    /// The query in messages.
    let words: String

    init(_ words: String, _ resolve: @escaping () -> [AutomationElement]) {
        (self.words, self.resolve) = (words, resolve)
        super.init()
    }

    /// The number of elements that are found now.
    open var count: Int { resolve().count }

    /// The element, if the query finds exactly one.
    open var element: XCUIElement { XCUIElement(words, resolve) }
    /// The first element that the query finds.
    open var firstMatch: XCUIElement {
        XCUIElement("First match of \(words)") { [resolve] in Array(resolve().prefix(1)) }
    }

    /// Returns the element at an index, from 0 on.
    open func element(boundBy index: Int) -> XCUIElement {
        XCUIElement("Element at index \(index) of \(words)") { [resolve] in
            let found = resolve()
            return found.indices.contains(index) ? [found[index]] : []
        }
    }

    /// Returns the element for which a predicate holds.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// Returns the element of a kind with an identifier; nil for any identifier.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// Returns the element whose identifier, label, title, value or placeholder is a text.
    open subscript(key: String) -> XCUIElement {
        XCUIElement("\"\(key)\" \(words)") { [resolve] in resolve().filter { $0.isNamed(key) } }
    }

    /// The elements that are found now, each bound to its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The elements that are found now, each bound to its object.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        resolve().map { found in
            XCUIElement(words) { [resolve] in resolve().filter { $0.object === found.object } }
        }
    }

    // MARK: Further queries

    /// Returns a query for the elements inside of a kind, at any depth.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(type.words) { [resolve] in
            resolve().flatMap { $0.all.dropFirst() }.withoutRepetition.filter { $0.isOf(type) }
        }
    }

    /// Returns a query for the elements of a kind that are directly inside.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(type.words) { [resolve] in resolve().flatMap(\.children).filter { $0.isOf(type) } }
    }

    /// Returns a query for those elements for which a predicate holds.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery("\(words) for which \(predicate)") { [resolve] in
            resolve().filter { predicate.evaluate(with: XCUIElement($0)) }
        }
    }

    /// Returns a query for those elements that are of a kind, and have an identifier; nil for any.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(words) { [resolve] in
            resolve().filter { $0.isOf(elementType) && (identifier.map($0.isNamed) ?? true) }
        }
    }

    /// Returns a query for those elements that have an identifier.
    open func matching(identifier: String) -> XCUIElementQuery { matching(.any, identifier: identifier) }

    /// Returns a query for those elements inside which a predicate holds for one.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery("\(words) containing one for which \(predicate)") { [resolve] in
            resolve().filter { $0.all.dropFirst().contains { predicate.evaluate(with: XCUIElement($0)) } }
        }
    }

    /// Returns a query for those elements inside which one is of a kind, and has an identifier; nil for any.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery("\(words) containing \(identifier ?? elementType.words)") { [resolve] in
            resolve().filter { element in
                element.all.dropFirst().contains { $0.isOf(elementType) && (identifier.map($0.isNamed) ?? true) }
            }
        }
    }

    /// The elements that are found now, one on a line.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated { resolve().map { $0.summary }.joined(separator: "\n") }
    }
}

extension AutomationElement {
    /// Whether a text is the identifier, the label, the value or the placeholder.
    func isNamed(_ text: String) -> Bool {
        identifier == text || label == text || value == text || placeholder == text
    }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || XCUIElement.ElementType(kind) == type }

    /// The element in one line.
    var summary: String {
        let type = XCUIElement.ElementType(kind).words
        let names = [
            identifier.isEmpty ? nil : "identifier: '\(identifier)'", label.isEmpty ? nil : "label: '\(label)'",
            value.map { "value: \($0)" },
        ]
        let place = "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
        return ([type, place] + names.compactMap(\.self)).joined(separator: ", ")
    }

    /// The element and those inside, one on a line, each indented by its depth.
    func tree(depth: Int = 0) -> String {
        let own = String(repeating: "  ", count: depth) + summary
        return ([own] + children.map { $0.tree(depth: depth + 1) }).joined(separator: "\n")
    }
}

extension Sequence where Element == AutomationElement {
    /// The elements, each object once.
    @MainActor fileprivate var withoutRepetition: [AutomationElement] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0.object)).inserted }
    }
}
