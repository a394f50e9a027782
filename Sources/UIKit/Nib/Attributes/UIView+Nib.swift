import InterfaceBuilder
import QuartzCore

extension UIView {
    /// Sets the attributes that all views have, and adds the subviews.
    func decodeViewAttributes(from coder: NibCoder) {
        coder.element.rect("frame").map { frame = $0 }
        for child in coder.element.list("subviews") {
            (coder.object(for: child) as? UIView).map { addSubview($0) }
        }
    }
}
