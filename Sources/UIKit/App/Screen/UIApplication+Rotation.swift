import QuartzCore

extension UIApplication {
    /// Calls ``rotateScreen()`` after a delay in seconds.
    package func rotateScreen(after delay: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated { self?.rotateScreen() }
        }
    }

    /// Turns the screen on its side or back, and animates the windows to their new size over 0.3 seconds.
    ///
    /// The view controllers are told before their traits and sizes change, and can animate alongside.
    package func rotateScreen() {
        let scene = SceneContext.current
        let size = CGSize(width: scene.settings.screenSize.height, height: scene.settings.screenSize.width)
        let shown = windows.filter { !$0.isHidden }
        let coordinators = shown.map(RotationCoordinator.init)
        let previous = UITraitCollection.screen
        let traits = InterfaceSettings.current.traits(size: size)
        for (window, coordinator) in zip(shown, coordinators) {
            for controller in window.frontControllers {
                if traits != previous { controller.willTransition(to: traits, with: coordinator) }
                controller.viewWillTransition(to: size, with: coordinator)
            }
        }
        scene.settings.screenSize = size
        UIScreen.main.bounds = CGRect(origin: .zero, size: size)
        InterfaceSettings.current.screenDidChange()
        for (window, coordinator) in zip(shown, coordinators) {
            UIView.animate(withDuration: coordinator.transitionDuration, delay: 0, options: .curveEaseInOut) {
                window.frame = CGRect(origin: .zero, size: size)
                window.updateTraits()
                window.updateSafeArea()
                window.layoutIfNeeded()
                coordinator.run()
                window.layoutIfNeeded()
            } completion: { _ in
                coordinator.complete()
            }
        }
        for window in windows where window.isHidden { window.updateTraits() }
        guard UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
}

extension UIWindow {
    /// The root view controller, and the controllers presented over it.
    fileprivate var frontControllers: [UIViewController] {
        guard let rootViewController else { return [] }
        return Array(sequence(first: rootViewController, next: \.presented))
    }
}
