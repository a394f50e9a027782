import SwiftSyntax

extension Syntax {
    /// Visits the tree in order without recursion, so that no depth of nesting exhausts the stack.
    ///
    /// `visit` says whether to go on to a node's children.
    func walk(_ visit: (Syntax) -> Bool) {
        var pending = [self]
        while let node = pending.popLast() {
            guard visit(node) else { continue }
            pending += node.children(viewMode: .sourceAccurate).reversed()
        }
    }

    /// The nearest node around this one for which `match` gives something.
    func enclosing<Found>(_ match: (Syntax) -> Found?) -> Found? {
        var node = parent
        while let current = node {
            if let found = match(current) { return found }
            node = current.parent
        }
        return nil
    }
}
