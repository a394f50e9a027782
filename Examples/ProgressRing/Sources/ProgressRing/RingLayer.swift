import UIKit

/// A layer that draws a ring, with an animatable property of its own.
///
/// Animations of `progress` call `draw(in:)` for each frame, as those of any property do for which `needsDisplay(forKey:)`
/// returns true.
public final class RingLayer: CALayer {
    /// The filled part of the ring, from 0 to 1; 0 by default.
    ///
    /// On Apple's systems: `@NSManaged public var progress: CGFloat`.
    public var progress: CGFloat {
        get { _managedGet("progress") }
        set { _managedSet("progress", newValue) }
    }

    public override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    /// Animates changes of `progress` implicitly, like those of Core Animation's own properties.
    public override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction()
        return animation
    }

    public override func draw(in context: CGContext) {
        let width = min(bounds.width, bounds.height) * 0.14
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - width) / 2
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setStrokeColor(UIColor.systemGray5.cgColor)
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.strokePath()
        guard progress > 0 else { return }
        let color = UIColor(hue: 0.02 + 0.34 * progress, saturation: 0.8, brightness: 0.9, alpha: 1)
        context.setStrokeColor(color.cgColor)
        context.addArc(
            center: center, radius: radius, startAngle: -.pi / 2, endAngle: (2 * min(progress, 1) - 0.5) * .pi,
            clockwise: false)
        context.strokePath()
    }
}
