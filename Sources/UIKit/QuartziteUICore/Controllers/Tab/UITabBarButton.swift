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
    private var shownAppearance: UITabBarItemStateAppearance?

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
    /// - Parameters:
    ///   - image: The image behind a selected item.
    ///   - enabled: The appearance of the item in its state while it is enabled.
    ///   - disabled: The appearance of the item while it is disabled.
    func update(
        isSelected: Bool, tint: UIColor, grey: UIColor, indicator image: UIImage?,
        appearance enabled: UITabBarItemStateAppearance? = nil, disabled: UITabBarItemStateAppearance? = nil
    ) {
        let appearance = item.isEnabled || disabled?.isChanged != true ? enabled : disabled
        shownAppearance = appearance
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
        alpha = item.isEnabled || appearance === disabled ? 1 : 0.4
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
        let own = item.titlePositionAdjustment
        let moved = own == .zero ? shownAppearance?.titlePositionAdjustment ?? .zero : own
        label.frame = CGRect(
            x: moved.horizontal, y: bounds.height - 15 + moved.vertical, width: bounds.width, height: 12)
        badge.sizeToFit()
        let width = max(badge.bounds.width + 10, 18).rounded()
        badge.frame = CGRect(x: (bounds.width / 2 + 6).rounded(), y: 2, width: width, height: 18)
    }
}
