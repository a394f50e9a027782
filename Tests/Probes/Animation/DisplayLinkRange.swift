import UIKit

final class DisplayLinkRange: UIViewController {
    func start() {
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        link.add(to: .main, forMode: .common)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.preferredFrameRateRange = .default
        view.layer.add(fade, forKey: nil)
    }

    @objc func step(_ link: CADisplayLink) { title = "\(link.targetTimestamp - link.timestamp)" }
}
