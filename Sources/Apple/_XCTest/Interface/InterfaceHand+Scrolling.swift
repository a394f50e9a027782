import UIKit

extension InterfaceHand {
    /// Scrolls the scroll views around an element until it is in them.
    static func scroll(to element: AutomationElement) {
        guard let view = element.view else { return }
        for case let outer as UIScrollView in sequence(first: view, next: \.superview) where outer !== view {
            let frame = outer.layer.convert(element.frame, from: nil)
            outer.scrollRectToVisible(frame, animated: false)
        }
        pause(step)
        settle()
    }

    /// Scrolls tables and collection views from their first row on, until an element is found; back where it is not.
    ///
    /// On iOS, rows outside the screen are elements, too. Here, they become elements when they are scrolled to.
    static func scrollLists(to find: () -> AutomationElement?) -> AutomationElement? {
        for list in application.windows.filter({ !$0.isHidden }).flatMap(\.lists) where !list.bounds.isEmpty {
            let start = list.contentOffset
            let insets = list.adjustedContentInset
            let visible = max(list.bounds.height - insets.top - insets.bottom, 1)
            let last = max(list.contentSize.height + insets.bottom - list.bounds.height, -insets.top)
            var y = -insets.top
            while true {
                list.setContentOffset(CGPoint(x: start.x, y: min(y, last)), animated: false)
                list.layoutIfNeeded()
                if let element = find() { return element }
                guard y < last else { break }
                y += visible
            }
            list.setContentOffset(start, animated: false)
            list.layoutIfNeeded()
        }
        return nil
    }
}

extension UIView {
    /// The tables and collection views inside that are visible, each before those in its cells.
    fileprivate var lists: [UIScrollView] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = (self as? UITableView) ?? (self as? UICollectionView)
        return (own.map { [$0] } ?? []) + subviews.flatMap(\.lists)
    }
}
