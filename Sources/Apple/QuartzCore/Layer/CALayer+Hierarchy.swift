extension CALayer {
    final var superlayerOrPresentation: CALayer? {
        guard let source else { return parent }
        return source.parent.map { $0.presentation() ?? $0 }
    }

    final var sublayersOrPresentations: [CALayer]? {
        let layers = source?.children.map { $0.presentation() ?? $0 } ?? children
        return layers.isEmpty ? nil : layers
    }

    final func insert(_ layer: CALayer, at index: Int) {
        requireNoCycle(layer)
        var index = index
        TransactionStack.current.beginImplicitIfNeeded()
        keepCommitted()
        if layer.parent === self, !layer.isMask, let old = children.firstIndex(where: { $0 === layer }) {
            // Removing the layer shifts those above it down by one.
            if old < index { index -= 1 }
            children.remove(at: old)
        } else if let context, layer.context === context, !layer.isMask {
            layer.moveAway()
            layer.parent = self
            context.schedule.invalidateAll()
        } else {
            layer.removeFromSuperlayer()
            layer.parent = self
        }
        children.insert(layer, at: min(max(index, 0), children.count))
        adopt(layer)
        postAction(Row.sublayers.key)
        sublayersDidChange()
    }

    final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        let place = children.firstIndex { $0 === sibling }
        insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, children.contains(where: { $0 === old }) else { return }
        insert(new, nextTo: old, offset: 0)
        old.removeFromSuperlayer()
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for old in children where !layers.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    final func setMask(_ newMask: CALayer?) {
        guard newMask !== maskLayer else { return }
        if let newMask { requireNoCycle(newMask) }
        change(Row.mask.key) {
            maskLayer?.leave()
            maskLayer = nil
            guard let newMask else { return }
            newMask.removeFromSuperlayer()
            maskLayer = newMask
            newMask.parent = self
            newMask.isMask = true
            adopt(newMask)
        }
    }

    final func detach() {
        guard let parent else { return }
        if isMask {
            parent.setMask(nil)
            return
        }
        TransactionStack.current.beginImplicitIfNeeded()
        parent.keepCommitted()
        parent.children.removeAll { $0 === self }
        leave()
        parent.postAction(Row.sublayers.key)
        parent.sublayersDidChange()
    }

    /// Releases the subtree without recursion, because releasing a long chain of nested layers would overflow the call
    /// stack.
    final func dismantle() {
        for child in children { child.parent = nil }
        maskLayer?.parent = nil
        var doomed = children
        children = []
        if let maskLayer { doomed.append(maskLayer) }
        maskLayer = nil
        while var layer = doomed.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            for child in layer.children { child.parent = nil }
            doomed.append(contentsOf: layer.children)
            layer.children = []
            layer.maskLayer?.parent = nil
            if let mask = layer.maskLayer { doomed.append(mask) }
            layer.maskLayer = nil
        }
    }

    /// Calls `body` for this layer and all its descendants, including masks.
    package final func forEachLayer(_ body: (CALayer) -> Void) {
        var open: [CALayer] = [self]
        while let layer = open.popLast() {
            body(layer)
            if let mask = layer.maskLayer { open.append(mask) }
            open.append(contentsOf: layer.children.reversed())
        }
    }

    private func requireNoCycle(_ layer: CALayer) {
        if layer.encloses(self) {
            raise(.layerInvalid, "layer \(identity(of: layer)) is a part of cycle in its layer tree")
        }
    }

    /// Returns whether `other` is this layer, one of its descendants, or part of one of their masks.
    ///
    /// The search alternates between the ancestors of `other` and the descendants of this layer, so that it stays fast
    /// in a deep or large tree if the other side is small.
    private func encloses(_ other: CALayer) -> Bool {
        var ancestor: CALayer? = other
        var path: [(layer: CALayer, next: Int)] = [(self, -1)]
        while let current = ancestor, let (layer, next) = path.last {
            if current === self || layer === other { return true }
            ancestor = current.parent
            path[path.count - 1].next += 1
            if next < 0 {
                if let mask = layer.maskLayer { path.append((mask, -1)) }
            } else if next < layer.children.count {
                path.append((layer.children[next], -1))
            } else {
                path.removeLast()
            }
        }
        return false
    }

    /// Requests layout, unless the layer's own layout adds or removes the sublayers, which would repeat forever.
    private func sublayersDidChange() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Leaves the superlayer for another one in the same tree, without stopping the animations.
    private func moveAway() {
        guard let parent else { return }
        parent.keepCommitted()
        parent.children.removeAll { $0 === self }
        parent.postAction(Row.sublayers.key)
        parent.sublayersDidChange()
    }

    private func adopt(_ layer: CALayer) {
        context?.add(layer)
        layer.postAction(kCAOnOrderIn)
    }

    private func leave() {
        parent = nil
        isMask = false
        context?.remove(self)
        postAction(kCAOnOrderOut)
    }

    func postAction(_ key: String) {
        guard !isCopy, !CATransaction.disableActions() else { return }
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }
}
