import UIKit

/// The settings: a table from Settings.storyboard, with a mark at each choice.
final class SettingsViewController: UITableViewController {
    /// The sections of the storyboard's table, in order.
    private enum Section: Int {
        case operations, numbers, questionCount, seconds, weather
    }

    private let store: PracticeStore

    private static let numbers = [1...10, 1...20, 1...50, 1...100]
    private static let questionCounts = [5, 10, 15, 20]
    private static let seconds = [5, 10, 15, 30]
    private static let weathers: [Weather?] = [nil, .snow, .leaves, .fireworks]

    /// Creates the page from the storyboard.
    static func make(store: PracticeStore) -> SettingsViewController {
        UIStoryboard(name: "Settings", bundle: .module).instantiateViewController(identifier: "Settings") { coder in
            SettingsViewController(coder: coder, store: store)
        }
    }

    private init?(coder: NSCoder, store: PracticeStore) {
        self.store = store
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "settings.title", bundle: .module)
        tableView.backgroundView = SceneryView()
        tableView.tintColor = .coral
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.backgroundColor = .card
        cell.textLabel?.textColor = .ink
        cell.textLabel?.font = .rounded(17, .medium, limit: 34)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.accessoryType = isChosen(indexPath) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(indexPath)
        for path in tableView.indexPathsForVisibleRows ?? [] {
            tableView.cellForRow(at: path)?.accessoryType = isChosen(path) ? .checkmark : .none
        }
    }

    // MARK: Settings

    private func isChosen(_ path: IndexPath) -> Bool {
        let settings = store.settings
        return switch Section(rawValue: path.section) {
        case .operations: settings.operations.contains(ArithmeticOperation.allCases[path.row])
        case .numbers: settings.numbers == Self.numbers[path.row]
        case .questionCount: settings.questionCount == Self.questionCounts[path.row]
        case .seconds: settings.secondsPerQuestion == Self.seconds[path.row]
        case .weather: settings.weather == Self.weathers[path.row]
        case nil: false
        }
    }

    private func choose(_ path: IndexPath) {
        switch Section(rawValue: path.section) {
        case .operations:
            store.settings.setOperation(ArithmeticOperation.allCases[path.row], isIncluded: !isChosen(path))
        case .numbers: store.settings.numbers = Self.numbers[path.row]
        case .questionCount: store.settings.questionCount = Self.questionCounts[path.row]
        case .seconds: store.settings.secondsPerQuestion = Self.seconds[path.row]
        case .weather: store.settings.weather = Self.weathers[path.row]
        case nil: break
        }
    }
}
