import QuartziteUICore

/// The suggestions of a search, as the rows of a table.
@MainActor final class SearchSuggestionTable: UIView, SearchSuggestionList, UITableViewDataSource, UITableViewDelegate {
    private static let name = "suggestion"

    /// Called for a tap on a suggestion.
    package var onSelection: ((any UISearchSuggestion) -> Void)?
    private let table = UITableView(frame: .zero, style: .plain)
    private var suggestions: [any UISearchSuggestion] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.name)
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    package func show(_ suggestions: [any UISearchSuggestion]) {
        self.suggestions = suggestions
        table.reloadData()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.name, for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelection?(suggestions[indexPath.row])
    }
}
