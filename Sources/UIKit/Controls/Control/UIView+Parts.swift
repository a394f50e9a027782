import QuartzCore

extension UIView {
    /// A view that a control is made of: it takes no events of its own.
    static func part(_ color: UIColor? = nil) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
        return view
    }

    /// Gives the view half-circles for its shorter sides.
    func roundEnds() { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }

    /// The soft shadow below what a finger slides.
    func liftOff() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.16
        layer.shadowOffset = CGSize(width: 0, height: 2.5)
        layer.shadowRadius = 3.5
    }

    /// Makes changes to a control's parts, over `duration` seconds or the block of animations around if they are animated.
    static func change(animated: Bool, duration: TimeInterval = 0.25, _ changes: @escaping () -> Void) {
        if animated {
            animate(
                withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes)
        } else {
            changes()
        }
    }
}
