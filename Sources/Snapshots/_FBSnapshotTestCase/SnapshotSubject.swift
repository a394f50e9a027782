import UIKit

/// What a picture is taken of.
@MainActor enum SnapshotSubject {
    case view(UIView)
    case layer(CALayer)

    /// Returns a picture at the screen's scale.
    ///
    /// - Parameter asShown: Whether a view is drawn as on screen, in a window.
    func picture(asShown: Bool) -> UIImage {
        switch self {
        case .layer(let layer): return Self.picture(of: layer)
        case .view(let view):
            view.layoutIfNeeded()
            guard asShown else { return Self.picture(of: view.layer) }
            var added: UIWindow?
            if view.window == nil {
                let window = UIApplication.shared.keyWindow ?? UIWindow()
                if window.isHidden { window.isHidden = false }
                window.addSubview(view)
                added = window
            }
            defer { if added != nil { view.removeFromSuperview() } }
            view.setNeedsLayout()
            view.layoutIfNeeded()
            return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
        }
    }

    private static func picture(of layer: CALayer) -> UIImage {
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
    }
}
