import Foundation

@testable import QuartziteInterfaceBuilder

/// Compares the constraints of a document with the frames that Interface Builder computed from them.
struct SavedLayout {
    private(set) var constraints = 0
    /// The constraints that the saved frames do not satisfy, by file, line and difference in points.
    private(set) var broken: [String] = []

    /// Elements whose alignment rectangles differ from their frames (interface_builder.md I60).
    private static let unaligned: Set = ["slider", "switch", "segmentedControl"]

    mutating func compare(_ document: InterfaceDocument) {
        let hasDevice = document.root.children.contains { $0.name == "device" }
        var elements = [document.root.resolved(for: hasDevice ? .phonePortrait : .unspecified)]
        while let element = elements.popLast() {
            elements += element.children
            for constraint in element.constraints where constraint.isInstalled && constraint.priority == 1000 {
                compare(constraint, in: element, document)
            }
        }
    }

    private mutating func compare(
        _ constraint: InterfaceConstraint, in holder: InterfaceElement, _ document: InterfaceDocument
    ) {
        guard let first = value(of: constraint.first, in: holder) else { return }
        var expected = constraint.constant
        if let second = constraint.second {
            let scrolls = [constraint.first, second].contains { Self.scrolls($0.item, beside: constraint) }
            guard !scrolls, let value = value(of: second, in: holder) else { return }
            expected += constraint.multiplier * value
        }
        constraints += 1
        let difference =
            switch constraint.relation {
            case .equal: abs(first - expected)
            case .lessThanOrEqual: first - expected
            case .greaterThanOrEqual: expected - first
            }
        if difference > 0.75 { broken.append("\(document.file):\(constraint.line): \(difference)") }
    }

    /// Returns whether the edges of a scroll view mean those of its content (interface_builder.md I48).
    private static func scrolls(_ item: InterfaceElement, beside constraint: InterfaceConstraint) -> Bool {
        guard ["scrollView", "textView", "tableView"].contains(item.name) else { return false }
        return [constraint.first, constraint.second].contains { $0.map { $0.item.isInside(item) } == true }
    }

    /// Returns the position of an anchor in a view's coordinates; nil if the saved frames do not determine it.
    private func value(of anchor: InterfaceConstraint.Anchor, in holder: InterfaceElement) -> Double? {
        guard !Self.unaligned.contains(anchor.item.name), var rect = anchor.item.frame else { return nil }
        var item = anchor.item
        if item == holder {
            rect.origin = .zero
        } else {
            while let superview = item.superview, superview != holder {
                guard let frame = superview.frame, !superview.bool("misplaced") else { return nil }
                rect.origin.x += frame.minX
                rect.origin.y += frame.minY
                item = superview
            }
            guard item.superview == holder else { return nil }
        }
        guard !anchor.item.bool("misplaced"), !anchor.item.bool("ambiguous"), !item.bool("misplaced") else {
            return nil
        }
        switch anchor.attribute {
        case .left, .leading: return rect.minX
        case .right, .trailing: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .width: return rect.width
        case .height: return rect.height
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        default: return nil
        }
    }
}
