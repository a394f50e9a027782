import QuartzCore

extension UIView {
    /// A position among the subviews.
    enum Place {
        case front, back
        case index(Int)
        case below(UIView), above(UIView)
    }

    func prepareLayer() {
        layer.delegate = self
        layer.geometryDidChange = { [weak self] in self?.geometryDidChange(from: $0, $1) }
        if type(of: layer) != CALayer.self { layer.contentsScale = UIScreen.mainScale }
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
    }

    func insert(_ view: UIView, _ place: Place) {
        if view === self { raise(.invalidArgument, "Can't add self as subview") }
        if view.encloses(self) {
            raise(.layerInvalid, "layer \(identity(of: view.layer)) is a part of cycle in its layer tree")
        }
        if view.parent === self {
            children.removeAll { $0 === view }
            put(view, place)
            return
        }
        let newWindow = window
        let changesWindow = view.window !== newWindow
        if changesWindow { view.notifyOfWindow(willBe: newWindow) }
        view.willMove(toSuperview: self)
        if let old = view.parent {
            old.willRemoveSubview(view)
            view.leaveConstraints(of: old)
            old.children.removeAll { $0 === view }
            view.parent = nil
            ViewTree.separate(view)
        }
        put(view, place)
        ViewTree.join(view, to: self)
        view.parent = self
        view.joinLayout(of: self)
        view.updateSafeArea()
        view.updateTraits(always: false)
        didAddSubview(view)
        if changesWindow { view.notifyOfWindowChange() }
        view.didMoveToSuperview()
        if view.ownTint == nil { view.tintDidChange() }
    }

    /// Views and plain layers share one list of sublayers, so a view's layer goes next to its neighbour's.
    private func put(_ view: UIView, _ place: Place) {
        switch place {
        case .back: put(view, .index(0))
        case .index(let index) where index <= 0:
            children.insert(view, at: 0)
            layer.insertSublayer(view.layer, at: 0)
        case .index(let index) where index < children.count:
            layer.insertSublayer(view.layer, below: children[index].layer)
            children.insert(view, at: index)
        case .below(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return put(view, .front) }
            children.insert(view, at: index)
            layer.insertSublayer(view.layer, below: sibling.layer)
        case .above(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return put(view, .front) }
            children.insert(view, at: index + 1)
            layer.insertSublayer(view.layer, above: sibling.layer)
        case .front, .index:
            children.append(view)
            layer.addSublayer(view.layer)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
        let lower = children[min(first, second)]
        let upper = children[max(first, second)]
        let above = children.indices.contains(max(first, second) + 1) ? children[max(first, second) + 1] : nil
        insert(upper, .below(lower))
        insert(lower, above.map { .below($0) } ?? .front)
    }

    func leaveSuperview() {
        guard let old = parent else { return }
        let hadWindow = window != nil
        resignRemovedResponder()
        willMove(toSuperview: nil)
        if hadWindow { notifyOfWindow(willBe: nil) }
        old.willRemoveSubview(self)
        leaveConstraints(of: old)
        layer.removeFromSuperlayer()
        parent = nil
        ViewTree.separate(self)
        updateSafeArea()
        old.children.removeAll { $0 === self }
        if hadWindow { notifyOfWindowChange() }
        didMoveToSuperview()
    }

    /// Ends editing in the view before it leaves its window.
    private func resignRemovedResponder() {
        guard let window, let responder = window.firstResponder else { return }
        let view = (responder as? UIViewController)?.viewIfLoaded ?? responder as? UIView
        guard view?.isDescendant(of: self) == true else { return }
        if !responder.resignFirstResponder() { window.firstResponder = nil }
    }

    private func notifyOfWindow(willBe newWindow: UIWindow?) {
        forEachView { view in
            view.controller?.viewWillMove(to: newWindow)
            view.willMove(toWindow: newWindow)
        }
    }

    private func notifyOfWindowChange() {
        forEachView { view in
            if view.window != nil {
                view.adoptProxyValues()
                // Layers lose their animations when they leave a window.
                if !view.extras.motionEffects.isEmpty { view.showMotionEffects() }
            }
            view.didMoveToWindow()
            view.controller?.viewDidMove()
        }
    }

    func tintDidChange() {
        visitViews { view in
            guard view === self || view.ownTint == nil else { return false }
            view.tintColorDidChange()
            view.notifyObservers()
            return true
        }
    }

    /// Returns the first view with a tag, including this view, in depth-first order.
    func firstView(tagged tag: Int) -> UIView? {
        var found: UIView?
        visitViews { view in
            if found == nil, view.tag == tag { found = view }
            return found == nil
        }
        return found
    }

    func layoutWithController() {
        withTraits {
            controller?.updatePropertiesIfNeeded()
            updatePropertiesIfNeeded()
            roundCorners()
            layOutObserved {
                controller.map { controller in
                    SentMessages.send("viewWillLayoutSubviews", to: controller) { controller.viewWillLayoutSubviews() }
                }
                layoutSubviews()
                controller.map { controller in
                    SentMessages.send("viewDidLayoutSubviews", to: controller) { controller.viewDidLayoutSubviews() }
                }
            }
        }
        // Constraints that just changed may move subviews.
        if parent == nil { updateLayout() }
    }
}
