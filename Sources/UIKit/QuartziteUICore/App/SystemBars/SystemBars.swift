import QuartziteUIDrawing

/// The status bar and the home indicator, in front of the app's windows.
@MainActor package final class SystemBars {
    private let view: SystemBarsView
    /// The context that displays the bars.
    package let context: LayerContext

    private init() {
        view = SystemBarsView(frame: UIScreen.main.bounds)
        context = LayerContext(root: view.layer, scene: .current)
        // The bars belong to the system, and change only as frames are drawn.
        context.asksForUpdates = false
    }

    /// The bars of the current scene; nil if its host does not show them.
    package static var current: SystemBars? {
        guard InterfaceSettings.current.showsSystemBars else { return nil }
        return SceneContext.current.object(of: SystemBars.self) { SystemBars() }
    }

    /// Shows the time, and follows the app's preferences.
    package func update() {
        view.show(StatusBarRequest.current)
    }
}

/// The view of the bars, which receives no touches.
@MainActor private final class SystemBarsView: UIView {
    private let status = StatusBarView()
    private let indicator = HomeIndicatorView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(status)
        addSubview(indicator)
        indicator.isHidden = !InterfaceSettings.current.hasHomeIndicator
    }

    required init?(coder: NSCoder) { nil }

    func show(_ request: StatusBarRequest) {
        frame = UIScreen.main.bounds
        let insets = InterfaceSettings.current.currentSafeArea
        status.frame = CGRect(x: 0, y: 0, width: bounds.width, height: insets.top)
        status.isHidden = request.isHidden
        let isLight =
            switch request.style {
            case .lightContent: true
            case .darkContent: false
            case .default: request.isDark
            }
        status.color = isLight ? .white : .black
        status.show(SceneContext.current.clock.today)
        let size = CGSize(width: (min(bounds.width, bounds.height) * 0.35).rounded(), height: 5)
        indicator.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - 8 - size.height, width: size.width,
            height: size.height)
        indicator.isHidden = request.hidesHomeIndicator || !InterfaceSettings.current.hasHomeIndicator
    }
}
