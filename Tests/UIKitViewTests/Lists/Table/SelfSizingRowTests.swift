import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SelfSizingRowTests {
    private let screen = TestScreen()
    private static let sentence =
        "The quick brown fox jumps over the lazy dog, and over the other dogs as well, one by one"

    /// A cell whose text wraps between its edges.
    final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class TextSource: RowSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.textLabel?.text = nil
            (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    private func textHeight(_ text: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
    }

    @Test("Rows are as high as their wrapped texts, whatever their cells showed before")
    func rows() throws {
        let texts = [Self.sentence, "short", Self.sentence + " " + Self.sentence]
        let table = screen.addTable(TextSource([texts]), cell: TextCell.self) { $0.estimatedRowHeight = 30 }
        let line = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
        #expect(line > 60)
        for (row, text) in texts.enumerated() {
            let height = table.rectForRow(at: IndexPath(row: row, section: 0)).height
            #expect(abs(height - textHeight(text, width: table.bounds.width - 20) - 10) <= 1)
        }
    }

    @Test("A cell measures itself by the fitting priorities")
    func priorities() {
        let cell = TextCell(style: .default, reuseIdentifier: nil)
        cell.label.text = Self.sentence
        let natural = cell.label.intrinsicContentSize
        let compressed = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed.width == natural.width + 20 && compressed.height == natural.height + 10)
        let fixed = cell.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fixed == CGSize(width: 120, height: textHeight(Self.sentence, width: 100) + 10))
    }

    @Test("Headers are as high as their wrapped texts, in header views and other views")
    func headers() {
        final class Delegate: NSObject, UITableViewDelegate {
            let label = UILabel()
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view: UIView = section == 0 ? UIView() : UITableViewHeaderFooterView(reuseIdentifier: nil)
                let host = (view as? UITableViewHeaderFooterView)?.contentView ?? view
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "The quick brown fox jumps over the lazy dog and over the other dogs"
                label.translatesAutoresizingMaskIntoConstraints = false
                host.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
                    label.topAnchor.constraint(equalTo: host.topAnchor),
                    label.bottomAnchor.constraint(equalTo: host.bottomAnchor),
                ])
                return view
            }
        }
        let table = screen.addTable(RowSource([["a"], ["b"]]), delegate: Delegate())
        let desired = textHeight("The quick brown fox jumps over the lazy dog and over the other dogs", width: 200)
        #expect(desired > 45)
        for section in 0...1 { #expect(abs(table.rectForHeader(inSection: section).height - desired) <= 1) }
    }
}
