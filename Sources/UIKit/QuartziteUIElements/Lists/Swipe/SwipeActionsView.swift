@_spi(UIKitLayers) import QuartziteUICore

/// The actions behind a row that is swiped.
final class SwipeActionsView: UIView {
    /// The button of an action.
    final class Button: UIControl {
        let action: UIContextualAction
        private let label = UILabel()
        private let picture = UIImageView(image: nil)
        var tapped: () -> Void = {}

        init(_ action: UIContextualAction) {
            self.action = action
            super.init(frame: .zero)
            backgroundColor = action.backgroundColor
            clipsToBounds = true
            label.text = action.title
            becomeAccessibleButton(action.title ?? action.image?.accessibilityName)
            label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
            label.textColor = .white
            label.textAlignment = .center
            picture.image = action.image?.withRenderingMode(.alwaysTemplate)
            picture.tintColor = .white
            addSubview(label)
            addSubview(picture)
            addTarget(self, action: Selector("tap", Button.tap), for: .touchUpInside)
        }

        required init?(coder: NSCoder) { nil }

        override var keepsTaps: Bool { true }

        func tap() { tapped() }

        /// The width that the title and the image want, at least 74 points.
        var width: CGFloat { max(max(label.intrinsicContentSize.width, picture.intrinsicContentSize.width) + 32, 74) }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = min(self.width, max(bounds.width, 74))
            let image = action.image == nil ? .zero : picture.intrinsicContentSize
            let text = label.text?.isEmpty == false ? label.intrinsicContentSize.height : 0
            let gap: CGFloat = image.height > 0 && text > 0 ? 4 : 0
            let left = isAtStart ? bounds.width - width : 0
            var y = (bounds.height - image.height - gap - text) / 2
            picture.frame = CGRect(
                x: left + (width - image.width) / 2, y: y, width: image.width, height: image.height)
            y += image.height + gap
            label.frame = CGRect(x: left, y: y, width: width, height: text)
        }

        /// Whether the button lies at the left side of the row.
        var isAtStart = false
    }

    let buttons: [Button]
    /// Whether the actions lie at the left side.
    let isLeft: Bool
    let configuration: UISwipeActionsConfiguration
    /// How much of the actions is shown, in points.
    var revealed: CGFloat = 0
    /// Whether the first action covers the others, because it is about to be performed.
    var isFull = false

    init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
        (self.configuration, self.isLeft) = (configuration, isLeft)
        buttons = configuration.actions.map { Button($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            button.isAtStart = isLeft
            addSubview(button)
        }
        buttons.first.map { bringSubviewToFront($0) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons.
    var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let factor = width > 0 ? revealed / width : 0
        // From the side of the row inwards.
        var distance: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let length = isFull && index == 0 ? revealed : button.width * factor
            button.frame = CGRect(
                x: isLeft ? distance : bounds.width - distance - length, y: 0, width: length, height: bounds.height)
            distance += button.width * factor
        }
    }
}
