import CoreGraphics
import UIKit

/// A search for the element that a touch is meant for, in what is on screen at one moment.
@MainActor struct TargetSearch {
    let application: UIApplication
    private let elements: [AutomationElement]

    init(in application: UIApplication) {
        self.application = application
        elements = AutomationElement.windows(of: application).flatMap(\.all)
    }

    /// Returns the element that fits a target; throws if there is none, or more than one.
    func element(for target: StageTarget) throws(StageTarget.Failure) -> AutomationElement {
        let fitting = outermost(elements.filter { fits($0, target) }, isByClass: target.className != nil)
        guard !fitting.isEmpty else { throw failure("no element on screen has \(target.words)\(near(target))") }
        let reachable = fitting.filter { $0.isHittable(in: application) }
        if reachable.isEmpty, target.index == nil, fitting.count == 1 {
            throw failure("the element with \(target.words) is behind another one or outside the screen")
        }
        let found = byRows(reachable.isEmpty ? fitting : reachable)
        if let index = target.index {
            guard found.indices.contains(index) else {
                let count = found.count == 1 ? "only one element" : "only \(found.count) elements"
                throw failure("\(count) on screen can be touched with \(target.words), so there is no index \(index)")
            }
            return found[index]
        }
        guard found.count == 1, let only = found.first else {
            let places = found.prefix(4).enumerated().map { "\($0.offset): \(describe($0.element))" }
            let rest = found.count > 4 ? ", …" : ""
            throw failure(
                "\(found.count) elements on screen have \(target.words); choose one by \"index\" "
                    + "(\(places.joined(separator: ", "))\(rest))")
        }
        return only
    }

    private func failure(_ text: String) -> StageTarget.Failure { StageTarget.Failure(description: text) }

    private func fits(_ element: AutomationElement, _ target: StageTarget) -> Bool {
        if let identifier = target.identifier, element.identifier != identifier { return false }
        if let name = target.className, !classNames(of: element).contains(name) { return false }
        guard let text = target.text else { return true }
        return element.label == text || element.value == text && element.object is any UITextInput
    }

    /// Returns the names of an element's class and of those from which it inherits.
    private func classNames(of element: AutomationElement) -> [String] {
        sequence(first: Mirror(reflecting: element.object), next: \.superclassMirror).map { "\($0.subjectType)" }
    }

    /// Leaves out what is in an element that fits too, such as the label of a button.
    private func outermost(_ found: [AutomationElement], isByClass: Bool) -> [AutomationElement] {
        if isByClass { return found }
        var inside: Set<ObjectIdentifier> = []
        for element in found {
            for inner in element.all.dropFirst() { inside.insert(ObjectIdentifier(inner.object)) }
        }
        return found.filter { !inside.contains(ObjectIdentifier($0.object)) }
    }

    private func byRows(_ found: [AutomationElement]) -> [AutomationElement] {
        AutomationElement.byRows(found)
    }

    private func describe(_ element: AutomationElement) -> String {
        let frame = element.frame
        func whole(_ number: CGFloat) -> String { number.isFinite && abs(number) < 1e9 ? "\(Int(number))" : "?" }
        return "\(element.className) at [\(whole(frame.midX)), \(whole(frame.midY))]"
    }

    /// Returns what is on screen with a similar spelling, as the end of a sentence.
    private func near(_ target: StageTarget) -> String {
        let names: [String]
        let desired: String
        switch (target.text, target.identifier, target.className) {
        case (let text?, _, _):
            (desired, names) = (
                text, elements.map(\.label) + elements.filter { $0.object is any UITextInput }.compactMap(\.value)
            )
        case (_, let identifier?, _): (desired, names) = (identifier, elements.map(\.identifier))
        case (_, _, let name): (desired, names) = (name ?? "", elements.map(\.className))
        }
        let known = Set(names.filter { !$0.isEmpty && $0.count <= 100 }).sorted()
        let close = suggestions(for: desired, among: known)
        if !close.isEmpty { return "; did you mean \(close.map { "\"\($0)\"" }.joined(separator: ", "))?" }
        if known.isEmpty { return "" }
        let some = known.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
        return "; there are \(some)\(known.count > 5 ? " and others" : "")"
    }
}
