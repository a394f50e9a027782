import SwiftSyntax

extension Syntax {
    /// Visits the nodes of the tree in preorder, without recursion so that deep nesting does not exhaust the stack.
    ///
    /// - Parameter visit: Visits a node and returns whether to visit its children.
    func walk(_ visit: (Syntax) -> Bool) {
        var pending = [self]
        while let node = pending.popLast() {
            guard visit(node) else { continue }
            pending += node.children(viewMode: .sourceAccurate).reversed()
        }
    }

    /// Returns the first result of `match` that is not `nil`, from the nearest ancestor outwards.
    func enclosing<Found>(_ match: (Syntax) -> Found?) -> Found? {
        var node = parent
        while let current = node {
            if let found = match(current) { return found }
            node = current.parent
        }
        return nil
    }
}
