import UIKit

/// A card to drag, pinch and rotate, rings at tapped points, and a row of tiles to scroll.
final class TouchViewController: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView(frame: CGRect(x: 120, y: 150, width: 120, height: 120))
    private let tiles = UIScrollView(frame: CGRect(x: 0, y: 380, width: 360, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.12, alpha: 1)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("ring:", TouchViewController.ring)))
        card.backgroundColor = .orange
        card.layer.cornerRadius = 20
        card.isMultipleTouchEnabled = true
        let gestures = [
            UIPanGestureRecognizer(target: self, action: Selector("drag:", TouchViewController.drag)),
            UIPinchGestureRecognizer(target: self, action: Selector("pinch:", TouchViewController.pinch)),
            UIRotationGestureRecognizer(target: self, action: Selector("turn:", TouchViewController.turn)),
        ]
        for gesture in gestures {
            gesture.delegate = self
            card.addGestureRecognizer(gesture)
        }
        view.addSubview(card)
        addTiles()
    }

    private func addTiles() {
        let count = 24
        tiles.showsHorizontalScrollIndicator = false
        tiles.contentSize = CGSize(width: 10 + 90 * count, height: 100)
        for index in 0..<count {
            let tile = UIView(frame: CGRect(x: 10 + 90 * index, y: 10, width: 80, height: 80))
            tile.backgroundColor = UIColor(
                hue: CGFloat(index) / CGFloat(count), saturation: 0.6, brightness: 0.9, alpha: 1)
            tile.layer.cornerRadius = 12
            tiles.addSubview(tile)
        }
        view.addSubview(tiles)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view === card }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view)
        card.center.x += translation.x
        card.center.y += translation.y
        pan.setTranslation(.zero, in: view)
        guard pan.state == .ended else { return }
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.card.center = CGPoint(x: 180, y: 210)
        }
    }

    private func pinch(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ rotation: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    private func ring(_ tap: UITapGestureRecognizer) {
        let ring = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.center = tap.location(in: view)
        ring.layer.cornerRadius = 10
        ring.layer.borderWidth = 1
        ring.layer.borderColor = UIColor.white.cgColor
        ring.isUserInteractionEnabled = false
        view.addSubview(ring)
        UIView.animate(withDuration: 0.6) {
            ring.transform = CGAffineTransform(scaleX: 6, y: 6)
            ring.alpha = 0
        } completion: { _ in
            ring.removeFromSuperview()
        }
    }
}
