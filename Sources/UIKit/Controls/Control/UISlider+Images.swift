extension UISlider {
    /// Shows a picture as the thumb in a state; nil for the round one.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[own: state] = image }
    /// Shows a picture as the track left of the thumb in a state; nil for the plain one.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[own: state] = image
    }
    /// Shows a picture as the track right of the thumb in a state; nil for the plain one.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[own: state] = image
    }

    /// The picture set as the thumb for a state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[own: state] }
    /// The picture set as the track left of the thumb for a state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[own: state] }
    /// The picture set as the track right of the thumb for a state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[own: state] }

    /// The picture shown as the thumb now; nil for the round one.
    public var currentThumbImage: UIImage? { thumbImages[state] }
    /// The picture shown as the track left of the thumb now; nil for the plain one.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The picture shown as the track right of the thumb now; nil for the plain one.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }
}
