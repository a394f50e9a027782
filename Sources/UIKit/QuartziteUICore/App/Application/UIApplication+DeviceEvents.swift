import QuartziteUIDrawing

extension UIApplication {
    /// Tells the app that memory is low: the delegate, observers of the notification, and then every view controller of
    /// the windows, from the roots to the children and to what they present (hooks.md K6).
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for root in windows.compactMap(\.rootViewController) { root.warnOfMemory() }
    }

    /// Shakes the device: the first responder, or else the controller in front, is notified that the motion begins and
    /// ends (hooks.md K7).
    package func shake() {
        guard let window = keyWindow else { return }
        let event = MotionEvent()
        event.timestamp = SceneContext.current.clock.now
        let target: UIResponder = window.firstResponder ?? window.rootViewController?.maximumDepth ?? window
        target.motionBegan(.motionShake, with: event)
        target.motionEnded(.motionShake, with: event)
    }
}

/// A shake of the device.
private final class MotionEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}

extension UIViewController {
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in contained { child.warnOfMemory() }
        presented?.warnOfMemory()
    }

    /// The controller in front: what is presented, the top of a stack, the selected tab, or an only child.
    fileprivate var maximumDepth: UIViewController {
        if let presented, !presented.isBeingDismissed { return presented.maximumDepth }
        let child: UIViewController? =
            switch self {
            case let stack as UINavigationController: stack.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            default: contained.count == 1 ? contained[0] : nil
            }
        return child?.maximumDepth ?? self
    }
}
