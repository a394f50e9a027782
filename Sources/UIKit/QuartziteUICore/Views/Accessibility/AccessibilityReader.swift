import QuartziteUIDrawing

/// The reader of what an assistive technology visits in views, in its order.
///
/// The order is that of the screen: rows from top to bottom, and within a row from left to right, or from right to left
/// where the interface does. The elements of a group, such as a bar or a scroll view, follow one another. The elements of
/// a container are in its own order.
@MainActor package struct AccessibilityReader {
    /// The largest number of elements that a container may count.
    package static let maximumElements = 10_000
    private static let maximumDepth = 256

    /// Elements that stay together, with the frame that determines their place.
    private struct Unit {
        var frame: CGRect
        var items: [AccessibilityItem]
    }

    private let screen: CGRect
    private let isRightToLeft: Bool

    private init(screen: CGRect, isRightToLeft: Bool) { (self.screen, self.isRightToLeft) = (screen, isRightToLeft) }

    /// Returns the elements on the screen of an app, those of the window in front last.
    ///
    /// Windows behind one with a modal view have none.
    package static func items(of application: UIApplication) -> [AccessibilityItem] {
        let windows = application.accessibleWindows
        let front = windows.lastIndex { window in
            window.subviews.contains { $0.isVisibleItself && $0.accessibilityViewIsModal }
        }
        return windows[(front ?? 0)...].flatMap { items(of: $0) }
    }

    /// Returns the elements of a view and its subviews.
    package static func items(of view: UIView) -> [AccessibilityItem] {
        let reader = AccessibilityReader(
            screen: view.window?.screen.bounds ?? .infinite,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return reader.sorted(reader.units(of: view, isScrolled: false, depth: 0)).flatMap(\.items)
    }

    /// Returns the texts inside a view in order, as one label; nil for none.
    package static func mergedLabel(of view: UIView) -> String? {
        let reader = AccessibilityReader(
            screen: .infinite, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let inside = reader.inside(of: view, isScrolled: true, depth: 0)
        let texts = reader.sorted(inside).flatMap(\.items).filter(\.isReadWithCell).compactMap(\.label)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private func units(of object: NSObject, isScrolled: Bool, depth: Int) -> [Unit] {
        guard depth < Self.maximumDepth else { return [] }
        let view = object as? UIView
        if let view, !view.isVisibleItself { return [] }
        if object.isAccessibilityElement {
            let item = AccessibilityItem(object)
            return isVisited(item, isScrolled) ? [Unit(frame: item.frame, items: [item])] : []
        }
        if let view, view.accessibilityStandard?.mergesAccessibilityTexts == true {
            return merged(view, isScrolled: isScrolled, depth: depth)
        }
        let isScrolled = isScrolled || object is UIScrollView
        let found = inside(of: object, isScrolled: isScrolled, depth: depth)
        guard !found.isEmpty else { return [] }
        let isOrdered = AccessibleContents.ownElements(of: object) != nil
        let isGroup = object.shouldGroupAccessibilityChildren || object is UIScrollView
        guard isOrdered || isGroup else { return found }
        let items = (isOrdered ? found : sorted(found)).flatMap(\.items)
        return [Unit(frame: place(of: object, found), items: items)]
    }

    /// Returns the frame of a group: what of a scroll view is not behind bars, or else that around its elements.
    private func place(of object: NSObject, _ found: [Unit]) -> CGRect {
        if let scrolling = object as? UIScrollView {
            return scrolling.frameOnScreen.inset(by: scrolling.adjustedContentInset)
        }
        if let view = object as? UIView, view.shouldGroupAccessibilityChildren { return view.frameOnScreen }
        return found.dropFirst().reduce(found[0].frame) { $0.union($1.frame) }
    }

    /// Returns the elements inside an object.
    private func inside(of object: NSObject, isScrolled: Bool, depth: Int) -> [Unit] {
        AccessibleContents.contents(of: object, isModal: true)
            .flatMap { units(of: $0, isScrolled: isScrolled, depth: depth + 1) }
    }

    /// Returns a cell as an element that reads its texts, and after it the controls inside.
    private func merged(_ view: UIView, isScrolled: Bool, depth: Int) -> [Unit] {
        let items = sorted(inside(of: view, isScrolled: isScrolled, depth: depth)).flatMap(\.items)
        var cell = AccessibilityItem(view)
        guard items.contains(where: \.isReadWithCell) || view.storedAccessibility?.label != nil else {
            return items.isEmpty ? [] : [Unit(frame: view.frameOnScreen, items: items)]
        }
        if cell.identifier == nil { cell.identifier = items.filter(\.isReadWithCell).compactMap(\.identifier).first }
        return [Unit(frame: cell.frame, items: [cell] + items.filter { !$0.isReadWithCell })]
    }

    /// Whether an element can be seen, or can be scrolled to, and has something to read.
    private func isVisited(_ item: AccessibilityItem, _ isScrolled: Bool) -> Bool {
        guard !item.frame.isEmpty, !item.frame.isInfinite, isScrolled || item.frame.intersects(screen) else {
            return false
        }
        let isText = item.object is UILabel || item.object is UIImageView
        return !isText || !(item.label ?? "").isEmpty || !(item.value ?? "").isEmpty
    }

    /// Sorts units by rows; a unit is in a row if its middle is above the end of the row's first unit.
    private func sorted(_ units: [Unit]) -> [Unit] {
        AccessibleContents.byRows(units, isRightToLeft: isRightToLeft, frame: \.frame)
    }
}
