import QuartziteUIElements

/// A view for the volume of the device.
///
/// Nothing has a volume, so the view is empty.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    /// Whether the slider is shown; true by default, without effect.
    open var showsVolumeSlider = true {
        didSet { if !showsVolumeSlider { unsupported("MPVolumeView.showsVolumeSlider") } }
    }
    /// Whether the button for other outputs is shown; true by default, without effect.
    open var showsRouteButton = true {
        didSet { if !showsRouteButton { unsupported("MPVolumeView.showsRouteButton") } }
    }
    /// Whether there are other outputs; always false.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether another output is in use; always false.
    open var isWirelessRouteActive: Bool { false }

    /// Has no effect, because there is no slider.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect, because there is no slider.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect, because there is no slider.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect, because there is no button.
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}

    /// Returns the frame of the slider, the lower 34 points of the bounds at most.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(bounds.height, 34))
    }
}
