import QuartziteGallery
import QuartziteSceneHosting
import QuartziteStage
import Testing
import UIKit

/// The scenes that tests copy as Swift.
@MainActor
enum CopiedScenes {
    static func session(of name: String) throws -> SceneSession {
        let scene = try #require(Gallery.scene(named: name))
        return session(size: scene.size, seed: scene.seed) { scene.make() }
    }

    /// A session at half a pixel per point on black, as `quartzite run` draws with the same size.
    static func session(
        size: CGSize, seed: UInt64, _ make: @escaping @MainActor () -> UIViewController
    ) -> SceneSession {
        let stage = Stage(
            configuration: StageConfiguration(size: size, scale: 0.5, seed: seed), opening: .controller(make))
        let facts = SceneFacts(
            name: "copied", width: size.width, height: size.height, scale: 0.5, pixelWidth: Int(size.width * 0.5),
            pixelHeight: Int(size.height * 0.5), duration: 5, seed: seed)
        return SceneSession(stage, facts: facts, background: 0xFF00_0000, threads: 1)
    }

    /// Returns a view controller whose view a closure fills.
    static func controller(_ fill: (UIView) -> Void) -> UIViewController {
        let controller = UIViewController()
        fill(controller.view)
        return controller
    }

    /// Fills a view of 120 × 120 points with layers of all classes and with animations of all kinds.
    static func everyKindOfLayer(in view: UIView) {
        view.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        addLabel(to: view)
        addShape(to: view.layer)
        addText(to: view.layer)
        addSpace(to: view.layer)
    }

    /// Adds animations to a view after half a second and after a second.
    static func moveLater(_ view: UIView) {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            UIView.animate(withDuration: 2, delay: 0.2, options: [.curveEaseOut, .autoreverse]) {
                view.subviews.first?.transform = CGAffineTransform(scaleX: 1.5, y: 0.75)
                view.backgroundColor = .purple
            }
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            let rise = CABasicAnimation(keyPath: "position.y")
            (rise.byValue, rise.duration) = (-10, 3)
            view.layer.sublayers?.last?.add(rise, forKey: "rise")
            view.layer.sublayers?.first?.opacity = 0.5
        }
    }

    private static func addLabel(to view: UIView) {
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
        label.text = "Label"
        label.textColor = .yellow
        label.layer.shadowOpacity = 0.5
        label.transform = CGAffineTransform(rotationAngle: 0.1)
        view.addSubview(label)
        UIView.animate(withDuration: 2, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            label.center.x += 40
        }
    }

    private static func addShape(to parent: CALayer) {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 60, y: 10, width: 50, height: 40)
        shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 40, height: 30)).cgPath
        (shape.fillColor, shape.strokeColor) = (nil, UIColor.orange.cgColor)
        (shape.lineWidth, shape.lineDashPattern, shape.lineCap) = (3, [6, 3.5], .round)
        let dash = CABasicAnimation(keyPath: "lineDashPhase")
        (dash.byValue, dash.duration, dash.repeatCount) = (9.5, 0.7, .infinity)
        shape.add(dash, forKey: "dash")
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 40, width: 60, height: 30)
        gradient.colors = [UIColor.red.cgColor, UIColor(white: 0.5, alpha: 0.5).cgColor, UIColor.blue.cgColor]
        (gradient.locations, gradient.type) = ([0, 0.3, 1], .radial)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
        (mask.cornerRadius, mask.backgroundColor) = (8, UIColor.black.cgColor)
        gradient.mask = mask
        let slide = CAKeyframeAnimation(keyPath: "position")
        slide.values = [CGPoint(x: 20, y: 15), CGPoint(x: 40, y: 10), CGPoint(x: 25, y: 15)]
        (slide.keyTimes, slide.calculationMode, slide.duration) = ([0, 0.3, 1], .cubic, 2.5)
        slide.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.3, 1), .init(name: .easeIn)]
        mask.add(slide, forKey: nil)
        parent.addSublayer(gradient)
        parent.addSublayer(shape)
    }

    private static func addText(to parent: CALayer) {
        let text = CATextLayer()
        text.frame = CGRect(x: 5, y: 80, width: 60, height: 30)
        (text.string, text.fontSize, text.isWrapped, text.alignmentMode) = ("Some \"text\"", 12, true, .center)
        parent.addSublayer(text)
        let styled = CATextLayer()
        styled.frame = CGRect(x: 65, y: 60, width: 50, height: 20)
        styled.string = NSAttributedString(
            string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.green])
        parent.addSublayer(styled)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0.2)
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.toValue, grow.beginTime, grow.duration) = (1.5, 0.5, 1)
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.autoreverses) = ([fade, grow], 1.5, true)
        (group.fillMode, group.isRemovedOnCompletion, group.speed) = (.forwards, false, 0.75)
        text.add(group, forKey: "both")
    }

    private static func addSpace(to parent: CALayer) {
        let space = CATransformLayer()
        space.frame = CGRect(x: 70, y: 80, width: 40, height: 30)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        space.transform = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
        for index in 0..<3 {
            let face = CALayer()
            face.frame = CGRect(x: 5 * index, y: 0, width: 20, height: 20)
            face.zPosition = CGFloat(10 - 10 * index)
            face.backgroundColor = UIColor(hue: CGFloat(index) / 3, saturation: 1, brightness: 1, alpha: 1).cgColor
            face.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            (face.cornerRadius, face.borderWidth, face.compositingFilter) = (6, 1, "screenBlendMode")
            space.addSublayer(face)
        }
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateX)
        (turn.toValue, turn.duration, turn.isAdditive) = (2, 3, true)
        space.add(turn, forKey: "turn")
        let slow = CAReplicatorLayer()
        (slow.instanceCount, slow.instanceDelay, slow.speed, slow.timeOffset) = (3, 0.2, 0.5, 0.25)
        slow.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 80, y: 5, width: 6, height: 6)
        dot.backgroundColor = UIColor.white.cgColor
        let jump = CASpringAnimation(keyPath: "position.y")
        (jump.byValue, jump.duration, jump.damping, jump.beginTime) = (30, 3, 3, 0.5)
        dot.add(jump, forKey: "jump")
        slow.addSublayer(dot)
        parent.addSublayer(space)
        parent.addSublayer(slow)
    }
}
