import UIKit

/// Rows that slide in one after another; then one row is deleted and two are inserted.
final class TableCellsViewController: UITableViewController {
    private static let trips: [(name: String, detail: String, color: UIColor)] = [
        ("Lisbon", "Tram 28 and custard tarts", .systemYellow), ("Kyoto", "Maples at the temples", .systemRed),
        ("Reykjavík", "Steam over black sand", .systemTeal), ("Cusco", "Three thousand metres up", .systemOrange),
        ("Tromsø", "Night for two months", .systemIndigo), ("Marrakesh", "Mint tea, at last", .systemPink),
        ("Hobart", "A ferry down the river", .systemGreen), ("Naples", "The same pizza again", .systemPurple),
    ]
    private var trips = TableCellsViewController.trips
    private var arrivals = 0

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
        tableView.rowHeight = 64
        tableView.separatorInset.left = 72
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) { self.leaveOne() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.2) { self.addTwo() }
    }

    private func leaveOne() {
        trips.remove(at: 2)
        tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
    }

    private func addTwo() {
        tableView.performBatchUpdates {
            self.trips.insert(("Valparaíso", "Stairs in every colour", .systemBlue), at: 1)
            self.trips.insert(("Tbilisi", "Baths below the old town", .systemBrown), at: 4)
            self.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            self.tableView.insertRows(at: [IndexPath(row: 4, section: 0)], with: .right)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
        let trip = trips[indexPath.row]
        cell.textLabel?.text = trip.name
        cell.detailTextLabel?.text = trip.detail
        (cell as? TripCell)?.dot.backgroundColor = trip.color
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard arrivals < 7 else { return }
        cell.transform = CGAffineTransform(translationX: 0, y: tableView.bounds.height)
        UIView.animate(
            withDuration: 1.2, delay: 0.08 * Double(arrivals), usingSpringWithDamping: 0.8, initialSpringVelocity: 0
        ) {
            cell.transform = .identity
        }
        arrivals += 1
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// A subtitle cell with a coloured dot.
private final class TripCell: UITableViewCell {
    let dot = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = 20
        contentView.addSubview(dot)
        indentationLevel = 1
        indentationWidth = 56
    }

    required init?(coder: NSCoder) { nil }
}
