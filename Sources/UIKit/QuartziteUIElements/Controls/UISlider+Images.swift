extension UISlider {
    /// Sets the image of the thumb for a state; nil restores the round thumb.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[own: state] = image }
    /// Sets the image of the track left of the thumb for a state; nil restores the default track.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[own: state] = image
    }
    /// Sets the image of the track right of the thumb for a state; nil restores the default track.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[own: state] = image
    }

    /// Returns the image of the thumb that was set for a state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[own: state] }
    /// Returns the image of the track left of the thumb that was set for a state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[own: state] }
    /// Returns the image of the track right of the thumb that was set for a state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[own: state] }

    /// The image of the thumb for the current state; nil for the round thumb.
    public var currentThumbImage: UIImage? { thumbImages[state] }
    /// The image of the track left of the thumb for the current state; nil for the default track.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The image of the track right of the thumb for the current state; nil for the default track.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }
}
