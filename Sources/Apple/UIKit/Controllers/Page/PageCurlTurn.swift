import QuartzCore

/// The pages of a page view controller that curl, by a finger or in code.
@MainActor final class PageCurlTurn: NSObject, UIGestureRecognizerDelegate {
    private static let duration = 0.6
    /// The speed in points per second at which a finger turns a page, however far it went.
    private static let flick: CGFloat = 300
    /// The part of the width at each side in which a tap turns a page.
    private static let edge: CGFloat = 0.25

    /// The pages that a turn shows.
    struct Destination {
        var pages: [UIViewController] = []
        /// The page on the back of the one that is turned; nil if that has no back of its own.
        var back: UIViewController?
    }

    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// The view that shows the pages.
    let sheet = UIView()
    /// The visible pages: two if the spine is in the middle.
    private(set) var pages: [UIViewController] = []
    private unowned let controller: UIPageViewController
    /// Holds the view on the back of the page that is turned; the transition draws it there, and not in its own place.
    private let backside = UIView()
    private var scrubber: TransitionScrubber?
    /// The turn in progress: the pages shown before it, the back of the turning page, and the direction.
    private var turn: (old: [UIViewController], back: UIViewController?, isForward: Bool)?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
        for recognizer in [pan, tap] as [UIGestureRecognizer] { recognizer.delegate = self }
        pan.addTarget(self, action: Selector("pan:", PageCurlTurn.panned(_:)))
        tap.addTarget(self, action: Selector("tap:", PageCurlTurn.tapped(_:)))
        for recognizer in [pan, tap] as [UIGestureRecognizer] { sheet.addGestureRecognizer(recognizer) }
    }

    /// Whether a spine at the right side makes pages curl from the left.
    private var curlsFromLeft: Bool { controller.spineLocation == .max }

    /// Shows pages; an animated change curls a page, with another one on its back, and then calls a closure.
    func show(
        _ new: [UIViewController], back: UIViewController? = nil, isForward: Bool, animated: Bool,
        completion: (() -> Void)?
    ) {
        endTurn(true)
        guard animated, sheet.window != nil, !pages.isEmpty, !new.elementsEqual(pages, by: ===) else {
            let old = pages
            replace(by: new)
            release(old)
            completion?()
            return
        }
        begin(Destination(pages: new, back: back), isForward)
        run(to: true, over: Self.duration, completion: completion)
    }

    /// Places the pages in the sheet.
    func layOut() {
        let width = sheet.bounds.width / CGFloat(max(pages.count, 1))
        for (index, page) in pages.enumerated() {
            let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: sheet.bounds.height)
            if page.view.frame != frame { page.view.frame = frame }
        }
    }

    private func replace(by new: [UIViewController]) {
        for page in pages where !new.contains(page) { page.viewIfLoaded?.removeFromSuperview() }
        pages = new
        for page in new {
            let isNew = page.parent !== controller
            if isNew { controller.addChild(page) }
            if page.view.superview !== sheet { sheet.addSubview(page.view) }
            if isNew { page.didMove(toParent: controller) }
        }
        layOut()
    }

    private func release(_ old: [UIViewController]) {
        for page in old where !pages.contains(page) && page.parent === controller {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
    }

    // MARK: Turning

    /// Starts a turn at its beginning.
    private func begin(_ new: Destination, _ isForward: Bool) {
        let context = sheet.window?.context
        let first = context?.nextOrder ?? 0
        let scrubber = TransitionScrubber(layer: sheet.layer)
        scrubber.duration = Self.duration
        scrubber.hold(at: 0)
        let back = new.back.flatMap { (pages + new.pages).contains($0) || $0.parent != nil ? nil : $0 }
        turn = (pages, back, isForward)
        notifyOfBeginning(new.pages)
        replace(by: new.pages)
        if let back { addBack(back) }
        let transition = CATransition()
        transition.type = isForward ? .curl : .uncurl
        transition.subtype = curlsFromLeft ? .fromLeft : .fromRight
        transition.duration = Self.duration
        transition.back = back == nil ? nil : backside.layer
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        sheet.layer.add(transition, forKey: kCATransition)
        CATransaction.flush()
        if let context { scrubber.animations = first..<context.nextOrder }
        scrubber.context = context
        self.scrubber = scrubber
    }

    /// Adds the page on the back of the one that is turned, under the others.
    private func addBack(_ page: UIViewController) {
        backside.isUserInteractionEnabled = false
        backside.frame = sheet.bounds
        sheet.insertSubview(backside, at: 0)
        controller.addChild(page)
        page.view.frame = backside.bounds
        backside.addSubview(page.view)
        page.didMove(toParent: controller)
    }

    private func removeBack(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
        backside.removeFromSuperview()
    }

    /// Runs a turn to its end, or back.
    private func run(to end: Bool, over length: TimeInterval, completion: (() -> Void)?) {
        guard let scrubber else { return }
        scrubber.run(to: end ? 1 : 0, over: length, curve: CAMediaTimingFunction(name: .easeOut))
        let scene = SceneContext.current
        scene.runLoop.add(at: scene.clock.now + length) { [weak self, weak scrubber] in
            guard let self, let scrubber, self.scrubber === scrubber else { return }
            endTurn(end)
            completion?()
        }
    }

    /// Ends the turn that is in progress, if there is one.
    private func endTurn(_ completed: Bool) {
        guard let turn else { return }
        self.turn = nil
        scrubber?.release()
        scrubber = nil
        sheet.layer.removeAnimation(forKey: kCATransition)
        let new = pages
        if let back = turn.back { removeBack(back) }
        let (going, coming) = (turn.old.filter { !new.contains($0) }, new.filter { !turn.old.contains($0) })
        if !completed {
            for page in coming { page.beginAppearance(false, animated: true) }
            for page in going { page.beginAppearance(true, animated: true) }
            replace(by: turn.old)
            for page in coming { page.endAppearance() }
        }
        for page in going { page.endAppearance() }
        if completed { for page in coming { page.endAppearance() } }
        release(completed ? turn.old : new)
    }

    /// Tells the pages that others replace them; does nothing while the pages are not on screen.
    private func notifyOfBeginning(_ new: [UIViewController]) {
        guard controller.appearance.phase == .shown, controller.shouldAutomaticallyForwardAppearanceMethods else {
            return
        }
        for page in new where !pages.contains(page) { page.beginAppearance(true, animated: true) }
        for page in pages where !new.contains(page) { page.beginAppearance(false, animated: true) }
    }

    // MARK: Gestures

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard turn == nil, controller.dataSource != nil else { return false }
        if gestureRecognizer === tap { return tapDirection != nil }
        let movement = pan.translation(in: sheet)
        return abs(movement.x) > abs(movement.y)
    }

    /// Whether a tap turns forward or back; nil in the middle.
    private var tapDirection: Bool? {
        let place = tap.location(in: sheet).x / max(sheet.bounds.width, 1)
        guard place < Self.edge || place > 1 - Self.edge else { return nil }
        return (place > 0.5) != curlsFromLeft
    }

    /// Starts a turn to the next pages, or those before; returns whether there are any.
    private func begin(isForward: Bool) -> Bool {
        guard let found = controller.neighbours(of: pages, isForward: isForward) else { return false }
        controller.delegate?.pageViewController(controller, willTransitionTo: found.pages)
        begin(found, isForward)
        return true
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let isForward = tapDirection, begin(isForward: isForward) else { return }
        finish(true, over: Self.duration)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let width = max(sheet.bounds.width, 1)
        // The distance in the direction in which pages curl.
        let (moved, speed) = (pan.translation(in: sheet).x, pan.velocity(in: sheet).x)
        let (curled, curling) = curlsFromLeft ? (moved, speed) : (-moved, -speed)
        switch pan.state {
        case .began: _ = begin(isForward: curled == 0 ? curling > 0 : curled > 0)
        case .changed:
            guard let turn else { return }
            scrubber?.scrub(to: Double(min(max((turn.isForward ? curled : -curled) / width, 0), 1)))
        case .ended, .cancelled, .failed:
            guard let turn, let scrubber else { return }
            let forward = turn.isForward ? curling : -curling
            let completes =
                pan.state == .ended && (abs(forward) > Self.flick ? forward > 0 : scrubber.fraction > 0.5)
            let rest = completes ? 1 - scrubber.fraction : scrubber.fraction
            finish(completes, over: rest * Self.duration)
        case .possible: break
        }
    }

    private func finish(_ completes: Bool, over length: TimeInterval) {
        guard let old = turn?.old else { return }
        run(to: completes, over: length) { [weak self] in
            guard let self else { return }
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completes)
        }
    }
}
