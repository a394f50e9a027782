import Foundation
import UIKit

class LikeViewController: UIViewController {
    @IBOutlet var heart: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        heart = UIButton(type: .custom)
        heart.setTitle("♥", for: .normal)
        heart.setTitleColor(.lightGray, for: .normal)
        heart.titleLabel?.font = .systemFont(ofSize: 110)
        heart.frame = view.bounds.insetBy(dx: 80, dy: 80)
        heart.addTarget(self, action: #selector(like(_:)), for: .touchUpInside)
        view.addSubview(heart)
    }

    @objc private func like(_ sender: UIButton) {
        sender.setTitleColor(.systemPink, for: .normal)
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        pop.values = [1, 0.6, 1.3, 0.9, 1]
        pop.duration = 0.6
        sender.layer.add(pop, forKey: nil)

        for index in 0..<12 {
            let spark = UIImageView(image: UIImage(named: "spark"))
            spark.center = sender.center
            view.insertSubview(spark, belowSubview: sender)
            let angle = CGFloat(index) * .pi / 6
            UIView.animate(withDuration: 0.9, delay: 0.1, options: .curveEaseOut, animations: {
                spark.center.x += 130 * cos(angle)
                spark.center.y += 130 * sin(angle)
                spark.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            }, completion: { _ in spark.removeFromSuperview() })
        }
    }
}
