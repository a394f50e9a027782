import UIKit

/// The title and the subtitle of a selected annotation, above its view, with its accessories.
@MainActor final class MapCallout: UIView {
    private let titles = UIStackView()
    private let row = UIStackView()

    init(_ view: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        titles.axis = .vertical
        let texts = [(view.annotation?.title, CGFloat(15)), (view.annotation?.subtitle, 12)]
        for (text, size) in texts {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            label.textColor = size > 13 ? .label : .secondaryLabel
            titles.addArrangedSubview(label)
        }
        if let detail = view.detailCalloutAccessoryView { titles.addArrangedSubview(detail) }
        row.spacing = 8
        row.alignment = .center
        let parts = [view.leftCalloutAccessoryView, titles, view.rightCalloutAccessoryView].compactMap(\.self)
        for part in parts {
            row.addArrangedSubview(part)
            guard let control = part as? UIControl else { continue }
            control.addAction(UIAction { [weak control] _ in control.map(tapped) }, for: .touchUpInside)
        }
        for accessory in parts where accessory !== titles && accessory.bounds.width > 0 {
            accessory.translatesAutoresizingMaskIntoConstraints = false
            accessory.widthAnchor.constraint(equalToConstant: accessory.bounds.width).isActive = true
            accessory.heightAnchor.constraint(equalToConstant: accessory.bounds.height).isActive = true
        }
        addSubview(row)
        let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        bounds.size = CGSize(width: min(size.width, 240) + 20, height: size.height + 14)
        row.frame = bounds.insetBy(dx: 10, dy: 7)
    }

    required init?(coder: NSCoder) { nil }
}
