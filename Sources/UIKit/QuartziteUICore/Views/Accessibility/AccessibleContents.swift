import QuartziteUIDrawing

/// What an object contains for assistive technologies and tests of interfaces.
@MainActor enum AccessibleContents {
    /// Returns the elements that a container names itself; nil if its subviews contain them.
    static func ownElements(of object: NSObject) -> [NSObject]? {
        if let named = object.accessibilityElements { return named.compactMap { $0 as? NSObject } }
        guard let responder = object as? UIResponder else { return nil }
        let count = responder.accessibilityElementCount()
        if count > 0, count <= AccessibilityReader.maximumElements {
            return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? NSObject }
        }
        return responder.accessibilityStandard?.standardAccessibilityElements?.compactMap { $0 as? NSObject }
    }

    /// Returns the elements and views in an object.
    ///
    /// - Parameter isModal: Whether a modal subview hides those beside it.
    static func contents(of object: NSObject, isModal: Bool) -> [NSObject] {
        if object.accessibilityElementsHidden { return [] }
        if let own = ownElements(of: object) { return own.filter { $0 !== object } }
        guard let view = object as? UIView else { return [] }
        let subviews = view.subviews.filter(\.isVisibleItself)
        if isModal, let modal = subviews.last(where: \.accessibilityViewIsModal) { return [modal] }
        return subviews
    }

    /// Sorts by rows from top to bottom, and within a row by place; the middle of each is above the end of the row's first.
    static func byRows<T>(_ units: [T], isRightToLeft: Bool, frame: (T) -> CGRect) -> [T] {
        let placed = units.enumerated().map { (offset: $0.offset, unit: $0.element, frame: frame($0.element)) }
        let sorted = placed.sorted { ($0.frame.minY, $0.offset) < ($1.frame.minY, $1.offset) }
        var rows: [[(offset: Int, unit: T, frame: CGRect)]] = []
        for entry in sorted {
            if let first = rows.last?.first, entry.frame.midY < first.frame.maxY, first.frame.midY > entry.frame.minY {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in
            row.sorted { a, b in
                let (x, y) = isRightToLeft ? (-a.frame.maxX, -b.frame.maxX) : (a.frame.minX, b.frame.minX)
                return (x, a.offset) < (y, b.offset)
            }.map(\.unit)
        }
    }
}

extension UIView {
    /// Whether the view is not hidden, and not clear.
    var isVisibleItself: Bool { !isHidden && layer.opacity >= 0.01 }
}

extension UIApplication {
    /// The windows that are shown, back to front, without the pointer.
    package var accessibleWindows: [UIWindow] { windows.filter { $0.isVisibleItself && $0.isUserInteractionEnabled } }
}
