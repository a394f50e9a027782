import QuartzCore
import Testing
import UIKit

/// A view that archives an outlet and a constraint, as code does to copy views.
final class ArchivedCard: UIView {
    var title: UILabel?
    var width: NSLayoutConstraint?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = coder.decodeObject(forKey: "title") as? UILabel
        width = coder.decodeObject(forKey: "width") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(width, forKey: "width")
    }
}

@MainActor @Suite("Copies of views through archives") struct ViewArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
    }

    private func makeCard() -> ArchivedCard {
        let card = ArchivedCard(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        let label = UILabel()
        label.text = "A"
        label.textColor = .red
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        card.title = label
        let width = label.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: card.topAnchor)])
        card.width = width
        card.backgroundColor = .blue
        return card
    }

    @Test("A copy has the attributes, subviews and constraints of the view, and the values that code archived")
    func card() throws {
        let card = makeCard()
        let copied = try copy(card)
        #expect(copied !== card && copied.frame == card.frame && copied.backgroundColor == .blue)
        #expect(copied.subviews.count == 1 && copied.subviews.first === copied.title && copied.title !== card.title)
        #expect(copied.title?.text == "A" && copied.title?.textColor == .red)
        #expect(copied.constraints.count == 2 && copied.width?.isActive == true)
        #expect(copied.width?.firstItem === copied.title && copied.width?.secondItem === copied)
        copied.layoutIfNeeded()
        #expect(copied.title?.frame.width == 50)
    }

    @Test("A copy of a cell has the contents of the cell")
    func cell() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let image = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        cell.contentView.addSubview(image)
        let copied = try copy(cell)
        #expect(copied.contentView.subviews.map(\.frame) == [image.frame])
        #expect(copied.contentView.subviews.first is UIImageView)
    }

    @Test("A copy of an image view shows the image")
    func image() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let copied = try copy(UIImageView(image: image))
        #expect(copied.image === image && copied.layer.contents != nil)
    }
}
