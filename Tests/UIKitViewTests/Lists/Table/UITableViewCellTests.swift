import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UITableViewCellTests {
    private let screen = TestScreen()

    /// A cell with two indentation levels of 15 points.
    private final class SteppedCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            indentationLevel = 2
            indentationWidth = 15
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A cell keeps its own indentation unless the delegate sets one", arguments: [nil, 0, 3])
    func indentation(level: Int?) throws {
        final class Levels: NSObject, UITableViewDelegate {
            let level: Int
            init(_ level: Int) { self.level = level }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
        }
        let table = screen.addTable(RowSource([["row"]]), delegate: level.map(Levels.init), cell: SteppedCell.self)
        let label = try #require(table.visibleCells.first?.textLabel)
        #expect(label.frame.minX == 16 + CGFloat(level ?? 2) * 15)
    }

    /// A cell that reads the size of a box in its content view after the inherited layout.
    private final class BoxCell: UITableViewCell {
        let box = UIView()
        var seen: CGSize?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            if seen == nil { seen = box.bounds.size }
        }
    }

    @Test("A cell has laid out the subviews of its content view when it returns from layoutSubviews")
    func contentLayout() throws {
        let table = screen.addTable(RowSource([["row"]]), cell: BoxCell.self) {
            $0.rowHeight = 60
            $0.separatorStyle = .none
        }
        let cell = try #require(table.visibleCells.first as? BoxCell)
        #expect(cell.seen == CGSize(width: 160, height: 40))
    }

    @Test("Texts leave space for an image on the left and an accessory on the right") func parts() throws {
        let table = screen.addTable(RowSource([["row"]]), cell: CountedCell.self) { $0.rowHeight = 64 }
        let cell = try #require(table.visibleCells.first)
        let plain = try #require(cell.textLabel).frame
        screen.run {
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
            cell.detailTextLabel?.text = "more"
            cell.accessoryType = .disclosureIndicator
            cell.layoutIfNeeded()
        }
        let (text, detail) = try (#require(cell.textLabel).frame, #require(cell.detailTextLabel).frame)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 17, width: 40, height: 30))
        #expect(text.minX == 72 && detail.minX == 72 && text.maxY <= detail.minY)
        #expect(text.maxX < plain.maxX && detail.maxY < 64 && text.minY > 0)
    }
}
