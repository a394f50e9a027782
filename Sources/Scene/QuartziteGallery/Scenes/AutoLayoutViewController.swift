import UIKit

/// Creates a coloured view with rounded corners for a stack, which determines its size.
private func tile(_ color: UIColor, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let tile = UIView()
    tile.backgroundColor = color
    tile.layer.cornerRadius = 8
    tile.translatesAutoresizingMaskIntoConstraints = false
    // Below required, so that the stack's constraints take precedence.
    if let width {
        let constraint = tile.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = .defaultHigh
        constraint.isActive = true
    }
    if let height { tile.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return tile
}

extension UILabel {
    fileprivate convenience init(text: String) {
        self.init()
        self.text = text
    }
}

/// Constraints that change in animation blocks: constants, priorities, alternating sets of constraints, and stack views
/// that hide arranged subviews and change their distribution.
final class AutoLayoutViewController: UIViewController {
    private let slider = tile(.systemBlue)
    private let torn = tile(.systemOrange)
    private let panel = tile(.systemTeal)
    private let row = UIStackView(
        arrangedSubviews: [tile(.systemRed, width: 40), tile(.systemPurple, width: 70), tile(.systemIndigo, width: 55)])
    private let column = UIStackView(
        arrangedSubviews: [
            tile(.systemGreen, height: 26), tile(.systemYellow, height: 26), tile(.systemPink, height: 26),
            tile(.systemBlue, height: 26),
        ])
    private let rowName = UILabel()
    private var constant: NSLayoutConstraint?
    private var pull: NSLayoutConstraint?
    private var narrow: [NSLayoutConstraint] = []
    private var wide: [NSLayoutConstraint] = []
    private var turn = 0

    private let distributions: [(UIStackView.Distribution, String)] = [
        (.fill, "fill"), (.fillEqually, "fillEqually"), (.equalSpacing, "equalSpacing"),
        (.equalCentering, "equalCentering"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.97, alpha: 1)
        row.spacing = 8
        row.alignment = .fill
        column.axis = .vertical
        column.spacing = 8
        rowName.text = "distribution: fill"

        let left = [section("constant", slider), section("priority", torn), section("constraints in turn", panel)]
        let hiding = section(UILabel(text: "isHidden of arranged views"), column, height: 144)
        let right = [section(rowName, row, height: 56), hiding]
        let columns = UIStackView(arrangedSubviews: [stack(left), stack(right)])
        columns.distribution = .fillEqually
        columns.alignment = .top
        columns.spacing = 32
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 4),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -4),
            columns.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
        constrainTiles()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in self?.play() }
    }

    private func stack(_ sections: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sections)
        stack.axis = .vertical
        stack.spacing = 18
        return stack
    }

    /// Adds a labelled section with the given content.
    private func section(_ name: String, _ content: UIView) -> UIView {
        section(UILabel(text: name), content, height: 56)
    }

    private func section(_ label: UILabel, _ content: UIView, height: CGFloat) -> UIView {
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textColor = .darkGray
        let stage = UIView()
        stage.backgroundColor = .white
        stage.layer.cornerRadius = 12
        stage.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(content)
        NSLayoutConstraint.activate([
            stage.heightAnchor.constraint(equalToConstant: height),
            content.topAnchor.constraint(equalTo: stage.topAnchor, constant: 8),
        ])
        if content is UIStackView {
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 8),
                content.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -8),
            ])
            if content === row {
                content.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -8).isActive = true
            }
        } else {
            content.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -8).isActive = true
        }
        let section = UIStackView(arrangedSubviews: [label, stage])
        section.axis = .vertical
        section.spacing = 6
        return section
    }

    private func constrainTiles() {
        guard let stage = slider.superview, let field = torn.superview, let frame = panel.superview else { return }
        let constant = slider.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 8)
        // The two constraints conflict; the one with the higher priority wins.
        let near = torn.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 8)
        let far = torn.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -8)
        near.priority = UILayoutPriority(500)
        far.priority = .defaultLow
        narrow = [
            panel.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 8),
            panel.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.25),
        ]
        wide = [
            panel.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            panel.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.8),
        ]
        NSLayoutConstraint.activate(
            [
                constant, slider.widthAnchor.constraint(equalToConstant: 60), near, far,
                torn.widthAnchor.constraint(equalToConstant: 60),
            ] + narrow)
        self.constant = constant
        pull = far
    }

    /// Plays one change of everything, then the next.
    private func play() {
        turn += 1
        let isForth = turn % 2 == 1
        constant?.constant = isForth ? (slider.superview?.bounds.width ?? 0) - 68 : 8
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            self.slider.superview?.layoutIfNeeded()
        }
        pull?.priority = isForth ? .defaultHigh : .defaultLow
        NSLayoutConstraint.deactivate(isForth ? narrow : wide)
        NSLayoutConstraint.activate(isForth ? wide : narrow)
        let (distribution, name) = distributions[turn % distributions.count]
        row.distribution = distribution
        rowName.text = "distribution: \(name)"
        UIView.animate(withDuration: 0.9) {
            self.column.arrangedSubviews[1].isHidden = isForth
            self.column.arrangedSubviews[3].isHidden = self.turn % 4 > 1
            self.view.layoutIfNeeded()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.3) { [weak self] in self?.play() }
    }
}
