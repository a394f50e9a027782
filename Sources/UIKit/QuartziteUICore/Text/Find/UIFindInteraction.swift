import QuartziteUIDrawing

/// An interaction that searches the content of a view with a find bar above the keyboard.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The object that provides sessions; a weak reference.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that is searched.
    open private(set) weak var view: UIView?
    /// The session of the find bar; nil while the bar is hidden.
    open private(set) var activeFindSession: UIFindSession?
    /// Returns the menu of the find bar's magnifying glass for the system's elements; nil by default.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { showOptions() } }
    private var bar: FindBar?
    private var options = UITextSearchOptions()
    private var words: (query: String?, replacement: String?)

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Remembers the view, and ends the session without one.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Remembers the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the find bar is visible.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }

    /// The text to search for; nil by default.
    ///
    /// Setting it while the find bar is visible searches for it.
    open var searchText: String? {
        get { words.query }
        set {
            words.query = newValue
            bar?.query = newValue
            search()
        }
    }

    /// The text that replaces results; nil by default.
    open var replacementText: String? {
        get { words.replacement }
        set {
            words.replacement = newValue
            bar?.replacement = newValue
        }
    }

    // MARK: The find bar

    /// Shows the find bar, and begins a session unless there is one.
    ///
    /// The bar is not shown if the delegate returns no session or the view is in no window. The field for replacements is
    /// shown only if the session supports replacing.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window,
            let session = activeFindSession ?? delegate?.findInteraction(self, sessionFor: view)
        else { return }
        let isNew = activeFindSession == nil
        activeFindSession = session
        session.changed = { [weak self] in self?.updateResultCount() }
        let bar = self.bar ?? makeBar(in: window)
        bar.showsReplacement = showingReplace && session.supportsReplacement
        showOptions()
        if isNew { delegate?.findInteraction(self, didBegin: session) }
        bar.beginEditing()
        search()
    }

    private func makeBar(in window: UIWindow) -> FindBar {
        let bar = FindBar()
        (bar.query, bar.replacement) = (words.query, words.replacement)
        bar.queryChanged = { [weak self] in
            self?.words.query = $0
            self?.search()
        }
        bar.replacementChanged = { [weak self] in self?.words.replacement = $0 }
        bar.moved = { [weak self] isForward in isForward ? self?.findNext() : self?.findPrevious() }
        bar.replaced = { [weak self] isAll in self?.replace(all: isAll) }
        bar.done = { [weak self] in self?.dismissFindNavigator() }
        bar.show(in: window)
        self.bar = bar
        return bar
    }

    /// Hides the find bar, and ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.changed = nil
        bar?.hide()
        bar = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    private func showOptions() {
        guard let bar, let session = activeFindSession else { return }
        let finds = UIAction(title: "Find", state: bar.showsReplacement ? .off : .on) { [weak self] _ in
            self?.presentFindNavigator(showingReplace: false)
        }
        let replaces = UIAction(
            title: "Find & Replace", attributes: session.supportsReplacement ? [] : .disabled,
            state: bar.showsReplacement ? .on : .off
        ) { [weak self] _ in self?.presentFindNavigator(showingReplace: true) }
        let cases = option("Match Case", isOn: !options.stringCompareOptions.contains(.caseInsensitive)) {
            $0.stringCompareOptions.formSymmetricDifference(.caseInsensitive)
        }
        let whole = option("Whole Words", isOn: options.wordMatchMethod == .fullWord) {
            $0.wordMatchMethod = $0.wordMatchMethod == .fullWord ? .contains : .fullWord
        }
        let suggested: [UIMenuElement] = [
            UIMenu(options: .displayInline, children: [finds, replaces]),
            UIMenu(options: .displayInline, children: [cases, whole]),
        ]
        bar.menu = optionsMenuProvider?(suggested) ?? UIMenu(children: suggested)
    }

    private func option(_ title: String, isOn: Bool, _ change: @escaping (UITextSearchOptions) -> Void) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
            guard let self else { return }
            change(options)
            search()
            showOptions()
        }
    }

    // MARK: Searching

    private func search() {
        guard let session = activeFindSession else { return }
        session.performSearch(query: words.query ?? "", options: options)
        updateResultCount()
    }

    /// Highlights the next result.
    open func findNext() { move(.forward) }
    /// Highlights the previous result.
    open func findPrevious() { move(.backward) }

    private func move(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    private func replace(all: Bool) {
        guard let session = activeFindSession, let query = words.query, !query.isEmpty else { return }
        let replacement = words.replacement ?? ""
        if all {
            session.replaceAll(searchQuery: query, replacementString: replacement, options: options)
        } else {
            session.performSingleReplacement(query: query, replacementString: replacement, options: options)
        }
        updateResultCount()
    }

    /// Shows the session's number of results again.
    open func updateResultCount() {
        guard let session = activeFindSession else { return }
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        bar?.canReplace = session.allowsReplacementForCurrentlyHighlightedResult
        bar?.hasResults = count > 0
        let hasQuery = words.query?.isEmpty == false
        switch session.searchResultDisplayStyle {
        case .currentAndTotal where hasQuery && count > 0 && index != NSNotFound:
            bar?.count = "\(index + 1) of \(count)"
        case .total where hasQuery, .currentAndTotal where hasQuery:
            bar?.count = count == 0 ? "Not Found" : "\(count)"
        case .none, .total, .currentAndTotal: bar?.count = ""
        }
    }
}
