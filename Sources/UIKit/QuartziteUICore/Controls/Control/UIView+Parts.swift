import QuartziteUIDrawing

extension UIView {
    /// Creates a subview of a control that receives no touches.
    package static func part(_ color: UIColor? = nil) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
        return view
    }

    /// Rounds the shorter sides to semicircles.
    package func roundEnds() { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }

    /// Adds the soft shadow of a thumb.
    package func liftOff() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.16
        layer.shadowOffset = CGSize(width: 0, height: 2.5)
        layer.shadowRadius = 3.5
    }

    /// Changes a control's subviews, animated over `duration` seconds or as part of the enclosing animation block.
    package static func change(animated: Bool, duration: TimeInterval = 0.25, _ changes: @escaping () -> Void) {
        if animated {
            animate(
                withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes)
        } else {
            changes()
        }
    }
}
