/// A set in a disjoint-set forest that finds a view's hierarchy without walking up from view to view.
///
/// A view that has neither a superview nor subviews needs none.
@MainActor final class ViewTree {
    /// The outermost view; nil after its deallocation, when the remaining views form hierarchies of their own.
    private(set) weak var root: UIView?
    /// Whether the hierarchy contains a window inside another view.
    private(set) var holdsWindows = false
    /// The larger hierarchy that this one was merged into.
    private var whole: ViewTree?
    private var count = 1

    private init(root: UIView) { self.root = root }

    /// The hierarchy that this one now belongs to.
    private var current: ViewTree {
        guard var top = whole else { return self }
        while let next = top.whole { top = next }
        // Compress the path for later look-ups.
        var tree = self
        while let next = tree.whole, next !== top {
            tree.whole = top
            tree = next
        }
        return top
    }

    /// Returns the hierarchy of a view; nil if the view has neither superview nor subviews.
    static func tree(of view: UIView) -> ViewTree? {
        guard let tree = view.tree?.current else { return nil }
        if tree.root == nil { return renewed(around: view) }
        if view.tree !== tree { view.tree = tree }
        return tree
    }

    /// Merges the hierarchy of `view`, which has no superview yet, into that of `superview`.
    static func join(_ view: UIView, to superview: UIView) {
        let outer = tree(of: superview)
        let inner = tree(of: view)
        let root = outer?.root ?? superview
        let holdsWindows = view is UIWindow || (outer?.holdsWindows ?? false) || (inner?.holdsWindows ?? false)
        let joined: ViewTree
        if let outer, let inner {
            let (large, small) = outer.count < inner.count ? (inner, outer) : (outer, inner)
            small.whole = large
            large.count += small.count
            joined = large
        } else {
            joined = outer ?? inner ?? ViewTree(root: root)
            joined.count += 1
            superview.tree = joined
            view.tree = joined
        }
        joined.root = root
        joined.holdsWindows = holdsWindows
    }

    /// Gives `view`, which is leaving its superview, its own hierarchy.
    static func separate(_ view: UIView) {
        guard !view.children.isEmpty else { return view.tree = nil }
        _ = make(under: view)
    }

    /// Creates a new hierarchy for views whose outermost view was deallocated.
    private static func renewed(around view: UIView) -> ViewTree? {
        var root = view
        while let parent = root.parent { root = parent }
        separate(root)
        return root.tree
    }

    private static func make(under root: UIView) -> ViewTree {
        let tree = ViewTree(root: root)
        tree.count = 0
        root.forEachView { view in
            view.tree = tree
            tree.count += 1
            if view is UIWindow, view !== root { tree.holdsWindows = true }
        }
        return tree
    }
}

extension UIView {
    /// The window, or the outermost view of a hierarchy without a window.
    var outermost: UIView { ViewTree.tree(of: self)?.root ?? self }

    /// The window that contains the view.
    var windowAround: UIWindow? {
        guard let tree = ViewTree.tree(of: self) else { return nil }
        guard tree.holdsWindows else { return tree.root as? UIWindow }
        var view = parent
        while let current = view {
            if let window = current as? UIWindow { return window }
            view = current.parent
        }
        return nil
    }

    /// Calls `body` for the view and its descendants, in pre-order; `body` may change the hierarchy below its view.
    func forEachView(_ body: (UIView) -> Void) {
        visitViews { view in
            body(view)
            return true
        }
    }

    /// Calls `body` for the view and its descendants, skipping the descendants of views for which it returns false.
    func visitViews(_ body: (UIView) -> Bool) {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if body(view) { open.append(contentsOf: view.children.reversed()) }
        }
    }

    /// Returns whether `other` is the view or one of its descendants.
    ///
    /// The search alternates between the ancestors of `other` and the descendants of the view, and ends with the
    /// smaller of the two sets.
    func encloses(_ other: UIView) -> Bool {
        var ancestor: UIView? = other
        var path: [(view: UIView, next: Int)] = [(self, 0)]
        while let current = ancestor, let (view, next) = path.last {
            if current === self || view === other { return true }
            ancestor = current.parent
            if next < view.children.count {
                path[path.count - 1].next += 1
                path.append((view.children[next], 0))
            } else {
                path.removeLast()
            }
        }
        return false
    }

    /// Whether the view is nested more deeply than frames display.
    var isTooDeep: Bool {
        var view = parent
        for _ in 1..<LayerTreeLimit.maximumDepth {
            guard let current = view else { return false }
            view = current.parent
        }
        return view != nil
    }
}
