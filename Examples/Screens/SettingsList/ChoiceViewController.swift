import UIKit

/// A page of choices for a setting.
final class ChoiceViewController: UITableViewController {
    private let setting: Setting
    private let choices = ["Automatic", "On", "Off", "Chimes", "Lighthouse"]
    private var chosen: Int

    init(setting: Setting) {
        self.setting = setting
        chosen = 0
        if case .page(let value) = setting.control {
            chosen = choices.firstIndex(of: value) ?? 0
        }
        super.init(style: .insetGrouped)
        title = setting.title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "The choice takes effect at once, on this device only."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = choices[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        chosen = indexPath.row
    }
}
