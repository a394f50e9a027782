import UIKit

extension UIView {
    /// Adds a view that covers this one.
    func addBackground(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Adds a view in the middle of the safe area, as large as the margins and a limit of the width permit.
    func addContent(_ view: UIView, maximumWidth: CGFloat, margin: CGFloat = 16) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let area = safeAreaLayoutGuide
        let width = view.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -2 * margin)
        width.priority = .defaultHigh
        let bottom = view.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -margin)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            view.topAnchor.constraint(equalTo: area.topAnchor, constant: margin / 2),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: maximumWidth),
            view.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -2 * margin),
            width, bottom,
        ])
    }
}
