/// The hierarchy that views lie in, found without walking up from view to view: a set of a disjoint-set forest.
///
/// A view that has neither a superview nor subviews needs none.
@MainActor final class ViewTree {
    /// The outermost view; nil once it is gone, when the views that are left lie in hierarchies of their own.
    private(set) weak var root: UIView?
    /// Whether a window lies inside another view.
    private(set) var holdsWindows = false
    /// The larger hierarchy that this one has joined.
    private var whole: ViewTree?
    private var count = 1

    private init(root: UIView) { self.root = root }

    /// The hierarchy that this one is part of by now.
    private var current: ViewTree {
        guard var top = whole else { return self }
        while let next = top.whole { top = next }
        // The way is short from now on.
        var tree = self
        while let next = tree.whole, next !== top {
            tree.whole = top
            tree = next
        }
        return top
    }

    /// The hierarchy of a view; nil where the view is alone.
    static func tree(of view: UIView) -> ViewTree? {
        guard let tree = view.tree?.current else { return nil }
        if tree.root == nil { return renewed(around: view) }
        if view.tree !== tree { view.tree = tree }
        return tree
    }

    /// Joins the hierarchy of `view`, which has no superview yet, to that of `superview`.
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

    /// Gives `view`, which is leaving its superview, a hierarchy of its own.
    static func separate(_ view: UIView) {
        guard !view.children.isEmpty else { return view.tree = nil }
        _ = make(under: view)
    }

    /// A new hierarchy for views whose outermost one is gone.
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
    /// The window, or the outermost view of a hierarchy that is in none.
    var outermost: UIView { ViewTree.tree(of: self)?.root ?? self }

    /// The window that the view lies in.
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

    /// Calls `body` for the view and all inside it, each before what lies in it; `body` may change the hierarchy below.
    func forEachView(_ body: (UIView) -> Void) {
        visitViews { view in
            body(view)
            return true
        }
    }

    /// Calls `body` for the view and all inside it, leaving out what lies in views for which it answers false.
    func visitViews(_ body: (UIView) -> Bool) {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if body(view) { open.append(contentsOf: view.children.reversed()) }
        }
    }

    /// Whether the view contains `other`, or is it.
    ///
    /// Looks from `other` upwards and from the view downwards in turn, so that neither a deep hierarchy nor a large one
    /// takes long where the other is small.
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

    /// Whether more views lie around this one than a frame shows layers inside one another.
    var isTooDeep: Bool {
        var view = parent
        for _ in 1..<LayerTreeLimit.maximumDepth {
            guard let current = view else { return false }
            view = current.parent
        }
        return view != nil
    }
}
