import QuartziteUIDrawing

/// The state of a controller on which the content of its empty screen depends.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text of the search bar; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that an app adds to the state; nil by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewController {
    /// The content over the view of a screen that has nothing to show; nil, the default, for none.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable?.configuration }
        set { showUnavailable(newValue) }
    }

    /// The state for ``updateContentUnavailableConfiguration(using:)``.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Updates the content of the empty screen immediately.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            unavailable?.removeFromSuperview()
            return unavailable = nil
        }
        if let shown = unavailable, shown.supports(configuration) { return shown.configuration = configuration }
        unavailable?.removeFromSuperview()
        let new = configuration.makeContentView()
        unavailable = new
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new)
    }
}
