import UIKit

/// A map of coloured fields, over which a sheet rests at two heights, with a menu and an alert.
final class SheetsViewController: UIViewController {
    private let details = PlaceViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemGray4 }
        addFields()
        addMenuButton()
        details.modalPresentationStyle = .pageSheet
        if let sheet = details.sheetPresentationController {
            let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) {
                $0.maximumDetentValue * 0.34
            }
            sheet.detents = [low, .large()]
            sheet.largestUndimmedDetentIdentifier = low.identifier
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 28
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(details, animated: true)
    }

    private func addFields() {
        let colors: [UIColor] = [.systemGreen, .systemTeal, .systemYellow, .systemMint, .systemOrange]
        for row in 0..<7 {
            for column in 0..<4 {
                let field = UIView(
                    frame: CGRect(x: 12 + CGFloat(column) * 92, y: 12 + CGFloat(row) * 92, width: 80, height: 80))
                field.backgroundColor = colors[(row * 3 + column) % colors.count].withAlphaComponent(0.55)
                field.layer.cornerRadius = CGFloat(8 + (row + column) % 3 * 12)
                view.addSubview(field)
            }
        }
    }

    private func addMenuButton() {
        let layers = ["Streets", "Terrain", "Satellite"].map { title in
            UIAction(title: title, image: UIImage(systemName: title == "Streets" ? "map" : "globe")) { _ in }
        }
        let more = UIMenu(
            options: .displayInline,
            children: [
                UIAction(title: "Share Location", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Remove Pin", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            ])
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "square.3.layers.3d")
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 312, y: 24, width: 48, height: 48)
        button.menu = UIMenu(
            children: [UIMenu(title: "Map", options: [.displayInline, .singleSelection], children: layers), more])
        button.showsMenuAsPrimaryAction = true
        view.addSubview(button)
    }
}

/// The content of the sheet: a title, buttons and lines, with an alert.
private final class PlaceViewController: UIViewController {
    private let list = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.axis = .vertical
        list.spacing = 14
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        addHeader()
        addLines()
    }

    private func addHeader() {
        let title = UILabel()
        title.text = "Hill Garden"
        title.font = .preferredFont(forTextStyle: .title1)
        let detail = UILabel()
        detail.text = "Park · 1.2 km · open until dusk"
        detail.textColor = .secondaryLabel
        var route = UIButton.Configuration.filled()
        route.title = "Directions"
        route.image = UIImage(systemName: "arrow.triangle.turn.up.right.diamond.fill")
        route.imagePadding = 6
        route.buttonSize = .large
        var save = UIButton.Configuration.tinted()
        save.title = "Save"
        save.image = UIImage(systemName: "bookmark")
        save.imagePadding = 6
        save.buttonSize = .large
        let saveButton = UIButton(configuration: save, primaryAction: UIAction { [weak self] _ in self?.ask() })
        let buttons = UIStackView(arrangedSubviews: [UIButton(configuration: route), saveButton])
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        for part in [title, detail, buttons] { list.addArrangedSubview(part) }
    }

    private func addLines() {
        let lines = [
            ("clock", "Quiet before ten"), ("tram", "Tram 7, every eight minutes"), ("cup.and.saucer", "Kiosk"),
        ]
        for (symbol, text) in lines {
            let picture = UIImageView(image: UIImage(systemName: symbol))
            picture.setContentHuggingPriority(.required, for: .horizontal)
            let label = UILabel()
            label.text = text
            let line = UIStackView(arrangedSubviews: [picture, label])
            line.spacing = 12
            list.addArrangedSubview(line)
        }
    }

    private func ask() {
        let alert = UIAlertController(title: "Save Place", message: "Which list?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name of the list" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        present(alert, animated: true)
    }
}
