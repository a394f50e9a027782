import QuartziteUIDrawing

/// The state of the status bar and the home indicator that the app requests.
@MainActor struct StatusBarRequest: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = true
    var hidesHomeIndicator = false
    /// Whether the interface has dark style, in which the home indicator and a default status bar are light.
    var isDark = false

    /// The request of the view controller on screen or, if the property list says so, of the app.
    ///
    /// A view controller that reads the state of the status bar while it is asked gets the state so far.
    static var current: StatusBarRequest {
        let state = SceneContext.current.object(of: StatusBarState.self) { StatusBarState() }
        guard !state.isAsking else { return state.request }
        state.isAsking = true
        defer { state.isAsking = false }
        state.request = asked()
        return state.request
    }

    private static func asked() -> StatusBarRequest {
        var request = StatusBarRequest()
        let interface = InterfaceSettings.current
        guard interface.showsSystemBars, interface.currentSafeArea.top > 0 else { return request }
        let application = UIApplication.shared
        let window = application.keyWindow ?? application.windows.last { !$0.isHidden }
        guard let root = window?.rootViewController else {
            request.isHidden = false
            return request
        }
        let front = root.frontForStatusBar
        let styled = sequence(first: front, next: \.childForStatusBarStyle).reduce(front) { $1 }
        let hiding = sequence(first: front, next: \.childForStatusBarHidden).reduce(front) { $1 }
        let indicating = sequence(first: front, next: \.childForHomeIndicatorAutoHidden).reduce(front) { $1 }
        request.style = styled.preferredStatusBarStyle
        // A screen behind a sheet of full height is on black.
        if front.isSheetCard { request.style = .lightContent }
        request.isHidden = hiding.prefersStatusBarHidden
        request.hidesHomeIndicator = indicating.prefersHomeIndicatorAutoHidden
        request.isDark = styled.traitCollection.userInterfaceStyle == .dark
        if ApplicationHost.current.launch.ownsStatusBar {
            (request.style, request.isHidden) = (application.statusBarStyle, application.hidesStatusBar)
        }
        return request
    }
}

/// The status bar of a scene as it is while a view controller is asked how it should be; shown at first.
@MainActor private final class StatusBarState {
    var request = StatusBarRequest(isHidden: false)
    /// Whether a view controller is computing the state of the status bar.
    var isAsking = false
}

extension UIViewController {
    /// The presented controller that covers the screen, or the controller itself.
    fileprivate var frontForStatusBar: UIViewController {
        guard let presented, presented.ownsStatusBar else { return self }
        return presented.frontForStatusBar
    }

    /// Whether the controller is behind a sheet of full height.
    fileprivate var isSheetCard: Bool {
        guard let presented, !presented.isBeingDismissed else { return false }
        return ((presented.ownPresentation as? UISheetPresentationController)?.card.progress ?? 0) > 0.5
    }

    private var ownsStatusBar: Bool {
        switch modalPresentationStyle {
        case .fullScreen: !isBeingDismissed
        case .automatic: !isBeingDismissed && !(ownPresentation is UISheetPresentationController)
        default: modalPresentationCapturesStatusBarAppearance && !isBeingDismissed
        }
    }
}
