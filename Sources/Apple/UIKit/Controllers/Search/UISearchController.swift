import QuartzCore

/// A controller of a search bar that shows the results over the screen while the user searches.
///
/// Assign it to ``UINavigationItem/searchController``, or add its bar to a view.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    static let duration = 0.3

    /// The object that updates the results; a weak reference.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate; a weak reference.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results; nil if the screen itself does.
    public let searchResultsController: UIViewController?
    /// Whether the screen is dimmed while there is no text; true by default.
    open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar is hidden while searching; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown as soon as there is text; true by default.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown; setting it shows them without text, too.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }
    /// Whether the cancel button is shown while searching; true by default.
    open var automaticallyShowsCancelButton = true
    /// When the scope buttons are shown; raw values are Apple's.
    public enum ScopeBarActivation: Int, Sendable {
        /// While searching.
        case automatic = 0
        /// As the app shows them with ``UISearchBar/showsScopeBar``.
        case manual = 1
        /// While searching, once there is text.
        case onTextEntry = 2
        /// While searching.
        case onSearchActivation = 3
    }

    /// When the scope buttons, if there are any, are shown; `automatic` by default.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
    /// Whether the scope buttons, if there are any, are shown while searching; true by default.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Where the navigation bar shows the search bar; `stacked` outside of one.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        host?.topViewController?.navigationItem.searchBarPlacement ?? .stacked
    }

    /// The suggestions that are listed while the user searches; nil, the default, for none.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

    private let bar = UISearchBar(frame: .zero)
    private var suggestionList: SearchSuggestionList?
    private let overlay = SearchOverlay()
    private var searches = false

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; nil if the screen itself does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
        overlay.touched = { [weak self] in self?.isActive = false }
    }

    /// Creates a controller without a controller that shows the results.
    public convenience init() { self.init(searchResultsController: nil) }

    /// Creates a controller without results from a storyboard or xib.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        bar.searchController = self
        overlay.touched = { [weak self] in self?.isActive = false }
    }

    /// The search bar.
    open var searchBar: UISearchBar { bar }

    /// Whether the user searches; setting it begins or ends the search with an animation.
    open var isActive: Bool {
        get { searches }
        set { setActive(newValue) }
    }

    /// Creates the view that dims the screen.
    open override func loadView() { view = overlay }

    /// The navigation controller whose bar shows the search bar; nil if the bar is in another view.
    private var host: UINavigationController? {
        sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
    }

    /// Whether the navigation bar is hidden for the search.
    var hidesBar: Bool {
        searches && hidesNavigationBarDuringPresentation && (host == nil || searchBarPlacement != .inline)
    }

    /// Shows or hides the scope buttons; returns whether this changed the height of the bar.
    @discardableResult
    private func showScopes() -> Bool {
        guard scopeBarActivation != .manual, bar.scopeButtonTitles?.isEmpty == false else { return false }
        let shows = searches && (scopeBarActivation != .onTextEntry || bar.text?.isEmpty == false)
        guard shows != bar.showsScopeBar else { return false }
        bar.showsScopeBar = shows
        return true
    }

    private func setActive(_ active: Bool) {
        guard active != searches else { return }
        let host = host
        if active { delegate?.presentSearchController(self) }
        active ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
        searches = active
        if active, !bar.searchTextField.isFirstResponder { bar.becomeFirstResponder() }
        if !active {
            bar.resignFirstResponder()
            bar.text = nil
        }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(active, animated: true) }
        showScopes()
        if active {
            addOverlay(to: host)
            showSuggestions()
        }
        let scroll = host?.topViewController?.contentScrollView(for: .top)
        let isAtTop = scroll.map { $0.distanceUnderTitle <= 0.5 } ?? false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.overlay.shade.alpha = active ? 1 : 0
            self.searchResultsController?.viewIfLoaded?.alpha = active ? 1 : 0
            host?.placeViews()
            if let scroll, isAtTop {
                scroll.contentOffset.y = -(scroll.adjustedContentInset.top + scroll.title.collapsed)
            }
            host?.view.layoutIfNeeded()
        } completion: { [self] _ in
            if !searches { removeOverlay() }
            if !searches { showSuggestions() }
            active ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
        }
        textDidChange()
    }

    private func addOverlay(to host: UINavigationController?) {
        let owner =
            host?.topViewController
            ?? sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        guard let owner, let container = host?.content ?? owner.viewIfLoaded else { return }
        owner.addChild(self)
        view.frame = container.bounds
        if host == nil { view.frame.origin.y = bar.convert(bar.bounds, to: container).maxY }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.shade.alpha = 0
        container.addSubview(view)
        didMove(toParent: owner)
    }

    private func removeOverlay() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
        if let results = searchResultsController, results.container === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// Tells the updater, and shows or hides the results.
    func textDidChange() {
        if scopeBarActivation == .onTextEntry, showScopes(), searches, let host {
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                host.placeViews()
                host.view.layoutIfNeeded()
            }
        }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showResults() {
        let hasText = bar.text?.isEmpty == false
        let shows = automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController
        overlay.shade.isHidden = !obscuresBackgroundDuringPresentation
        overlay.isOpen = !obscuresBackgroundDuringPresentation
        guard searches, let results = searchResultsController else { return }
        if shows, results.container !== self {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
        results.viewIfLoaded?.isHidden = !shows
        if let suggestionList { view.bringSubviewToFront(suggestionList) }
    }

    /// Lists the suggestions over the results, or removes the list.
    private func showSuggestions() {
        guard searches, let suggestions = searchSuggestions, !suggestions.isEmpty else {
            suggestionList?.removeFromSuperview()
            return suggestionList = nil
        }
        let list = suggestionList ?? SearchSuggestionList(frame: view.bounds)
        if suggestionList == nil {
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.onSelection = { [weak self] suggestion in
                guard let self else { return }
                searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
                let field = searchBar.searchTextField
                (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
            }
            view.addSubview(list)
            suggestionList = list
        }
        list.show(suggestions)
    }
}

/// The view over the screen during a search.
@MainActor private final class SearchOverlay: UIView {
    let shade = UIControl()
    /// Whether touches beside the results reach the screen.
    var isOpen = false
    var touched: (() -> Void)?

    init() {
        super.init(frame: .zero)
        shade.backgroundColor = UIColor(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.addTarget(self, action: Selector("tap", SearchOverlay.tap), for: .touchUpInside)
        addSubview(shade)
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { touched?() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isOpen && hit === self ? nil : hit
    }
}
