import UIKit

/// A month with dots for appointments, above those of the chosen day.
final class CalendarViewController: UIViewController {
    private let calendarView = UICalendarView()
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let calendar = Calendar(identifier: .gregorian)
    private var selection: UICalendarSelectionSingleDate?
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Appointment>(tableView: tableView) {
        tableView, indexPath, appointment in
        let cell = tableView.dequeueReusableCell(withIdentifier: "appointment", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = appointment.title
        content.secondaryText = appointment.time
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = appointment.color
        content.imageProperties.maximumSize = CGSize(width: 12, height: 12)
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Calendar"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Today", primaryAction: UIAction { [weak self] _ in self?.showToday() })
        let selection = UICalendarSelectionSingleDate(delegate: self)
        self.selection = selection
        calendarView.calendar = calendar
        calendarView.delegate = self
        calendarView.selectionBehavior = selection
        calendarView.availableDateRange = DateInterval(
            start: calendar.date(from: DateComponents(year: 2006, month: 7, day: 1)) ?? .distantPast,
            end: calendar.date(from: DateComponents(year: 2007, month: 12, day: 31)) ?? .distantFuture)
        calendarView.backgroundColor = .secondarySystemGroupedBackground
        calendarView.layer.cornerRadius = 16
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "appointment")
        for subview in [calendarView, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            calendarView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            calendarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            calendarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: calendarView.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        select(today, animated: false)
    }

    private var today: DateComponents {
        calendar.dateComponents([.year, .month, .day], from: Date())
    }

    private func showToday() {
        calendarView.setVisibleDateComponents(today, animated: true)
        select(today, animated: true)
    }

    private func select(_ day: DateComponents, animated: Bool) {
        selection?.setSelected(day, animated: animated)
        showAppointments(of: day, animated: animated)
    }

    private func showAppointments(of day: DateComponents?, animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Appointment>()
        snapshot.appendSections([0])
        snapshot.appendItems(day.map(appointments) ?? [])
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func appointments(of day: DateComponents) -> [Appointment] {
        Appointment.all.filter {
            $0.day.year == day.year && $0.day.month == day.month && $0.day.day == day.day
        }
    }
}

extension CalendarViewController: UICalendarViewDelegate {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        let found = appointments(of: dateComponents)
        guard let first = found.first else { return nil }
        if found.count > 1 {
            return .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .medium)
        }
        return .default(color: first.color, size: .medium)
    }
}

extension CalendarViewController: UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        showAppointments(of: dateComponents, animated: true)
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        true
    }
}
