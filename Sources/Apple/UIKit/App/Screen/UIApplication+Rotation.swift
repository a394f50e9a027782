import QuartzCore

extension UIApplication {
    /// Turns the device; the interface follows if the app and the controller on screen support the orientation.
    package func rotateDevice(to new: UIDeviceOrientation) {
        let device = UIDevice.current
        guard new != device.orientation else { return }
        InterfaceSettings.current.deviceOrientation = new
        updateOrientation(animated: true)
        guard device.isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
    }

    /// Gives a device that was chosen an orientation that the app supports.
    package func adoptSupportedOrientation() {
        if InterfaceSettings.current.hasDevice { updateOrientation(animated: false) }
    }

    /// Turns the interface of a device that was chosen after another controller covers the screen.
    func followOrientation() {
        if InterfaceSettings.current.hasDevice { updateOrientation(animated: true) }
    }

    /// Turns the interface as the device is held, or else to an orientation that the app and the controller on screen
    /// support.
    func updateOrientation(animated: Bool) {
        let front = keyWindow?.rootViewController?.frontForOrientation
        if animated, front?.shouldAutorotate == false { return }
        let current = UIInterfaceOrientation.current
        let desired = UIInterfaceOrientation(UIDevice.current.orientation) ?? current
        let supported = commonOrientations(of: front)
        let choices = [desired, current, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let next = choices.first(where: { supported.contains(UIInterfaceOrientationMask($0)) }) else { return }
        guard next != current else { return }
        InterfaceSettings.current.orientation = next
        if next.isLandscape != current.isLandscape { rotateScreen(animated: animated) }
    }

    /// Turns the interface to one of some orientations, until the device is turned; returns false if that is not
    /// supported.
    func turnInterface(to orientations: UIInterfaceOrientationMask) -> Bool {
        let current = UIInterfaceOrientation.current
        let desired = orientations.intersection(
            commonOrientations(of: keyWindow?.rootViewController?.frontForOrientation))
        let choices = [current, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let next = choices.first(where: { desired.contains(UIInterfaceOrientationMask($0)) }) else {
            return false
        }
        guard next != current else { return true }
        InterfaceSettings.current.orientation = next
        if next.isLandscape != current.isLandscape { rotateScreen(animated: true) }
        return true
    }

    /// Returns the orientations that the app and a controller both support; none is an exception.
    private func commonOrientations(of controller: UIViewController?) -> UIInterfaceOrientationMask {
        let own = supportedInterfaceOrientations(for: keyWindow)
        guard let controller else { return own }
        let common = own.intersection(controller.supportedInterfaceOrientations)
        if common.isEmpty, controller.shouldAutorotate {
            raise(
                .invalidInterfaceOrientation,
                "Supported orientations has no common orientation with the application, and "
                    + "[\(type(of: controller)) shouldAutorotate] is returning YES")
        }
        return common
    }

    /// Exchanges the sides of the screen, and animates the windows to their new size over 0.3 seconds.
    ///
    /// The view controllers are told before their traits and sizes change, and can animate alongside.
    private func rotateScreen(animated: Bool) {
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
        Keyboard.current?.screenDidChange()
        for (window, coordinator) in zip(shown, coordinators) {
            let duration = animated ? coordinator.transitionDuration : 0
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
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
    }
}

extension UIWindow {
    /// The root view controller, and the controllers presented over it.
    fileprivate var frontControllers: [UIViewController] {
        guard let rootViewController else { return [] }
        return Array(sequence(first: rootViewController, next: \.presented))
    }
}

extension UIViewController {
    /// The presented controller that covers the screen, or the controller itself.
    fileprivate var frontForOrientation: UIViewController {
        guard let presented, presented.modalPresentationStyle == .fullScreen, !presented.isBeingDismissed else {
            return self
        }
        return presented.frontForOrientation
    }

    /// Turns the interface if the supported orientations, which have changed, require or allow it.
    @preconcurrency @MainActor public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.updateOrientation(animated: true)
    }

    /// Turns the interface as the device is held, if the controller on screen supports that orientation.
    @available(*, deprecated, message: "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`.")
    @preconcurrency @MainActor public class func attemptRotationToDeviceOrientation() {
        UIApplication.shared.updateOrientation(animated: true)
    }
}
