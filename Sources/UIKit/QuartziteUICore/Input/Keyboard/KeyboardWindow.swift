import QuartziteUIDrawing

/// The window of the keyboard, in front of the app's windows.
@MainActor final class KeyboardWindow: UIWindow {
    let content = KeyboardHost(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(10_000_000)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Touches beside the keyboard are for the windows below.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { content.frame.contains(point) }
}

/// The view with the keyboard and the accessory view.
@MainActor final class KeyboardHost: UIView {
    private var main: UIView?
    private var accessory: UIView?
    private var mainHeight: CGFloat = 0
    private var accessoryHeight: CGFloat = 0
    private let backdrop = UIView.part(KeyboardView.background)
    /// The responder for which the views are shown, which follows them in the responder chain.
    weak var owner: UIResponder?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { nil }

    /// The owner, unless it is one of the views shown.
    override var next: UIResponder? {
        guard let owner, !((owner as? UIView)?.isDescendant(of: self) ?? false) else {
            return chainOwner ?? super.next
        }
        chainOwner = owner
        return owner
    }
    /// The last owner outside of this view.
    private(set) weak var chainOwner: UIResponder?

    /// The height of both views.
    var height: CGFloat { mainHeight + accessoryHeight }

    /// Shows views in place of the present ones.
    ///
    /// - Parameters:
    ///   - views: The views.
    ///   - keysHeight: The height of the drawn keyboard; nil for other views.
    func show(_ views: Keyboard.Views, keysHeight: CGFloat?) {
        let next = [views.main, views.accessory].compactMap(\.self)
        for old in [main, accessory].compactMap(\.self) where !next.contains(old) { old.removeFromSuperview() }
        (main, accessory) = (views.main, views.accessory)
        let width = UIScreen.main.bounds.width
        backdrop.isHidden = views.main == nil
        UIView.performWithoutAnimation {
            for view in next where view.superview !== self { addSubview(view) }
            let bottom = InterfaceSettings.current.currentSafeArea.bottom
            mainHeight = keysHeight ?? views.main.map { Self.height(of: $0, width: width) + bottom } ?? 0
            accessoryHeight = views.accessory.map { Self.height(of: $0, width: width) } ?? 0
            bounds.size = CGSize(width: width, height: height)
            let ownHeight = keysHeight ?? max(mainHeight - bottom, 0)
            backdrop.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: mainHeight)
            NSLayoutConstraint.deactivate(placing)
            placing = []
            put(views.accessory, CGRect(x: 0, y: 0, width: width, height: accessoryHeight))
            put(views.main, CGRect(x: 0, y: accessoryHeight, width: width, height: ownHeight))
            layoutIfNeeded()
        }
    }

    /// Removes the views.
    package func removeAll() {
        for view in [main, accessory].compactMap(\.self) { view.removeFromSuperview() }
        (main, accessory, mainHeight, accessoryHeight, owner, chainOwner) = (nil, nil, 0, 0, nil, nil)
    }

    /// Moves the view to a frame on the screen.
    func place(_ frame: CGRect) { self.frame = frame }

    /// Gives a view a frame, by constraints if it has others.
    private func put(_ view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = frame
        } else {
            let height = view.heightAnchor.constraint(equalToConstant: frame.height)
            height.priority = .defaultHigh
            let new = [
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                view.topAnchor.constraint(equalTo: topAnchor, constant: frame.minY), height,
            ]
            NSLayoutConstraint.activate(new)
            placing += new
        }
        view.setNeedsLayout()
    }
    /// The constraints that place the views.
    private var placing: [NSLayoutConstraint] = []

    /// Returns the height of a view: that of its frame, or else the one that its constraints or content determine.
    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing ?? false
        if view.frame.height > 0, !isSelfSizing, view.translatesAutoresizingMaskIntoConstraints {
            return view.frame.height
        }
        let own = view.intrinsicContentSize.height
        if own > 0 { return own }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : max(view.sizeThatFits(CGSize(width: width, height: 0)).height, view.frame.height)
    }
}
