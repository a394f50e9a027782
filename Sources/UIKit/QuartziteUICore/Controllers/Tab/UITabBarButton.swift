import QuartziteUIDrawing

/// A tab in a tab bar: an image above a title, with a badge at the corner.
///
/// Apps look for views of this class by its name, which Apple does not declare.
@MainActor final class UITabBarButton: UIControl {
    let item: UITabBarItem
    /// Whether the tab is the selected one.
    private(set) var isCurrent = false
    private let indicator = UIImageView()
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        indicator.contentMode = .center
        for view in [picture, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the item in the selected or the unselected colour.
    ///
    /// - Parameter image: The image behind a selected item.
    func update(
        isSelected: Bool, tint: UIColor, grey: UIColor, indicator image: UIImage?,
        appearance: UITabBarItemStateAppearance? = nil
    ) {
        isCurrent = isSelected
        indicator.image = isSelected ? image : nil
        if indicator.image == nil { indicator.removeFromSuperview() } else { insertSubview(indicator, at: 0) }
        let attributes =
            item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? appearance?.titleTextAttributes ?? [:]
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isSelected ? tint : grey)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = appearance?.iconColor ?? (isSelected ? tint : grey)
        let badgeAttributes =
            item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? appearance?.badgeTextAttributes ?? [:]
        badge.font = badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
        badge.backgroundColor = item.badgeColor ?? appearance?.badgeBackgroundColor ?? .alarm
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        alpha = item.isEnabled ? 1 : 0.4
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = bounds
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: (17 - size.height / 2).rounded(), width: size.width,
            height: size.height
        ).inset(by: item.imageInsets)
        let moved = item.titlePositionAdjustment
        label.frame = CGRect(
            x: moved.horizontal, y: bounds.height - 15 + moved.vertical, width: bounds.width, height: 12)
        badge.sizeToFit()
        let width = max(badge.bounds.width + 10, 18).rounded()
        badge.frame = CGRect(x: (bounds.width / 2 + 6).rounded(), y: 2, width: width, height: 18)
    }
}
