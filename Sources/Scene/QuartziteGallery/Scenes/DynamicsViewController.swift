import UIKit

/// Attachments, springs, snaps, fields, collisions and pushes, side by side and labelled; some respond to touches.
final class DynamicsViewController: UIViewController {
    private let pendulum = DynamicsPanel("pendulum", column: 0, row: 0)
    private let chain = DynamicsPanel("chain (drag)", column: 1, row: 0)
    private let list = DynamicsPanel("springy list (drag)", column: 2, row: 0)
    private let snap = DynamicsPanel("snap (tap)", column: 3, row: 0)
    private let spring = DynamicsPanel("spring field", column: 0, row: 1)
    private let vortex = DynamicsPanel("vortex field", column: 1, row: 1)
    private let collision = DynamicsPanel("collision", column: 2, row: 1)
    private let push = DynamicsPanel("push (tap)", column: 3, row: 1)
    private let finger = FingerMark()

    private var hook: UIAttachmentBehavior?
    private var rows: [(row: UIView, home: CGPoint, spring: UIAttachmentBehavior)] = []
    private var tileSnap: UISnapBehavior?
    private var puck: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.08, green: 0.1, blue: 0.16, alpha: 1)
        for panel in [pendulum, chain, list, snap, spring, vortex, collision, push] { view.addSubview(panel) }
        addPendulum()
        addChain()
        addList()
        addSnap()
        addFields()
        addCollision()
        addPuck()
        chain.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pull:", DynamicsViewController.pull(_:))))
        list.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("scroll:", DynamicsViewController.scroll(_:))))
        snap.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("moveSnap:", DynamicsViewController.moveSnap(_:))))
        push.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("pushPuck:", DynamicsViewController.pushPuck(_:))))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finger.follow(fingersOn: view.window)
    }

    // MARK: Attachments

    private func addPendulum() {
        let (bob, anchor) = (pendulum.ball(20, 60, .systemRed, side: 28), CGPoint(x: 86, y: 24))
        let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
        rod.action = { [weak pendulum, weak bob] in
            if let bob { pendulum?.draw([anchor, bob.center]) }
        }
        pendulum.animator.addBehavior(rod)
        pendulum.gravity.addItem(bob)
    }

    private func addChain() {
        var links: [UIView] = []
        for number in 0..<9 {
            let link = chain.ball(86 + CGFloat(number) * 8, 28, .systemOrange, side: number == 8 ? 22 : 9)
            if let before = links.last {
                chain.animator.addBehavior(UIAttachmentBehavior(item: link, attachedTo: before))
            } else {
                let hook = UIAttachmentBehavior(item: link, attachedToAnchor: CGPoint(x: 86, y: 14))
                chain.animator.addBehavior(hook)
                self.hook = hook
            }
            chain.gravity.addItem(link)
            links.append(link)
        }
        let air = UIDynamicItemBehavior(items: links)
        air.resistance = 0.4
        chain.animator.addBehavior(air)
        chain.gravity.action = { [weak chain, weak hook] in
            guard let chain, let hook else { return }
            chain.draw([hook.anchorPoint] + chain.gravity.items.map(\.center))
        }
    }

    /// Moves the anchor of the chain with the finger.
    private func pull(_ pan: UIPanGestureRecognizer) {
        hook?.anchorPoint.x += pan.translation(in: chain).x
        pan.setTranslation(.zero, in: chain)
    }

    // MARK: A list whose rows are attached to springs

    private func addList() {
        for number in 0..<7 {
            let frame = CGRect(x: 16, y: 10 + CGFloat(number) * 23, width: 140, height: 18)
            let hue = 0.5 + CGFloat(number) * 0.03
            let row = list.box(frame, UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1))
            let spring = UIAttachmentBehavior(item: row, attachedToAnchor: row.center)
            spring.frequency = 1.6
            spring.damping = 0.5
            list.animator.addBehavior(spring)
            rows.append((row, row.center, spring))
        }
        let straight = UIDynamicItemBehavior(items: rows.map(\.row))
        straight.allowsRotation = false
        list.animator.addBehavior(straight)
    }

    /// Moves the rows with the finger, more distant rows with a delay; when the finger is lifted, they spring back.
    private func scroll(_ pan: UIPanGestureRecognizer) {
        let (translation, place) = (pan.translation(in: list).y, pan.location(in: list).y)
        pan.setTranslation(.zero, in: list)
        let isOver = pan.state == .ended || pan.state == .cancelled
        for (row, home, spring) in rows {
            spring.anchorPoint.y = isOver ? home.y : spring.anchorPoint.y + translation
            row.center.y += translation * max(0, 1 - abs(row.center.y - place) / 100)
            list.animator.updateItem(usingCurrentState: row)
        }
    }

    // MARK: Snap

    private func addSnap() {
        let tile = snap.box(CGRect(x: 20, y: 120, width: 40, height: 40), .systemGreen)
        tile.transform = CGAffineTransform(rotationAngle: 1)
        let behavior = UISnapBehavior(item: tile, snapTo: CGPoint(x: 86, y: 88))
        behavior.damping = 0.2
        snap.animator.addBehavior(behavior)
        tileSnap = behavior
    }

    private func moveSnap(_ tap: UITapGestureRecognizer) { tileSnap?.snapPoint = tap.location(in: snap) }

    // MARK: Fields

    private func addFields() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 86, y: 88)
        field.strength = 2
        for (number, color) in [UIColor.systemBlue, .systemTeal, .systemIndigo].enumerated() {
            field.addItem(spring.ball(30 + CGFloat(number) * 56, 24 + CGFloat(number % 2) * 20, color, side: 22))
        }
        spring.animator.addBehavior(field)

        let (around, inwards, drag) = (
            UIFieldBehavior.vortexField(), UIFieldBehavior.springField(), UIFieldBehavior.dragField()
        )
        for field in [around, inwards] { field.position = CGPoint(x: 86, y: 88) }
        around.strength = 3.2
        inwards.strength = 0.2
        drag.strength = 0.03
        for number in 0..<5 {
            let item = vortex.ball(
                46 + CGFloat(number) * 20, 58 + CGFloat(number % 2) * 50, .systemPurple, side: 16)
            for field in [around, inwards, drag] { field.addItem(item) }
        }
        for field in [around, inwards, drag] { vortex.animator.addBehavior(field) }
    }

    // MARK: Collision and push

    private func addCollision() {
        let slopes = [
            [CGPoint(x: 0, y: 60), CGPoint(x: 100, y: 92)], [CGPoint(x: 172, y: 100), CGPoint(x: 72, y: 132)],
        ]
        collision.draw(slopes[0], slopes[1])
        let items = (0..<6).map { number in
            let (x, y) = (20 + CGFloat(number % 3) * 26, -20 - CGFloat(number) * 46)
            return number % 2 == 0
                ? collision.ball(x, y, .systemYellow, side: 20)
                : collision.box(CGRect(x: x - 9, y: y - 9, width: 18, height: 18), .systemPink)
        }
        let impacts = UICollisionBehavior(items: items)
        for (number, slope) in slopes.enumerated() {
            let name = NSString(string: "slope \(number)")
            impacts.addBoundary(withIdentifier: name, from: slope[0], to: slope[1])
        }
        collision.addWalls(to: impacts, open: true)
        let material = UIDynamicItemBehavior(items: items)
        material.elasticity = 0.5
        material.friction = 0.2
        collision.animator.addBehavior(material)
        for item in items { collision.gravity.addItem(item) }
    }

    private func addPuck() {
        let puck = push.ball(86, 88, .white, side: 32)
        let material = UIDynamicItemBehavior(items: [puck])
        material.elasticity = 0.9
        material.resistance = 1.2
        push.animator.addBehavior(material)
        push.addWalls(to: UICollisionBehavior(items: [puck]))
        self.puck = puck
    }

    /// Pushes the puck towards the finger, with a force that grows with the distance.
    private func pushPuck(_ tap: UITapGestureRecognizer) {
        guard let puck else { return }
        let point = tap.location(in: push)
        push.draw([puck.center, point])
        let behavior = UIPushBehavior(items: [puck], mode: .instantaneous)
        behavior.pushDirection = CGVector(
            dx: (point.x - puck.center.x) / 150, dy: (point.y - puck.center.y) / 150)
        push.animator.addBehavior(behavior)
    }
}
