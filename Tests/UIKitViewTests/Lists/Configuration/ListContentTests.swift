import Testing
import UIKit

@MainActor @Suite("List content shows an image and two texts") struct ListContentTests {
    @Test("Texts are below each other or side by side") func texts() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("One", "Two")
        let below = UIListContentView.make(content).labels
        #expect(below.map(\.text) == ["One", "Two"] && below[1].frame.minY >= below[0].frame.maxY + 3)
        #expect(below[0].frame.minX == 16 && below[1].frame.minX == 16 && below[1].font.pointSize == 15)
        content = .valueCell()
        (content.text, content.secondaryText) = ("One", "Two")
        let beside = UIListContentView.make(content).labels
        #expect(beside[1].frame.maxX == 292 && beside[1].frame.midY == beside[0].frame.midY)
        content.secondaryText = String(repeating: "long ", count: 20)
        #expect(UIListContentView.make(content).labels[1].frame.minX == 16, "texts that do not fit beside each other")
    }

    @Test("An image moves the texts, and is limited and rounded") func images() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("One", image)
        content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
        content.imageProperties.cornerRadius = 5
        let view = UIListContentView.make(content)
        let picture = view.subviews.compactMap { $0 as? UIImageView }.first
        #expect(picture?.frame.size == CGSize(width: 40, height: 20) && picture?.layer.cornerRadius == 5)
        #expect(view.labels[0].frame.minX == 72)
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        #expect(UIListContentView.make(content).labels[0].frame.minX == 92)
    }

    @Test("Texts are transformed and coloured, and disabled ones are paler") func properties() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Title"
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(UIListContentView.make(content).labels[0].text == "TITLE")
        #expect(content.textProperties.resolvedColor() == UIColor.secondaryLabel.withAlphaComponent(0.5))
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let cell = UIListContentConfiguration.cell().updated(for: state)
        #expect(cell.textProperties.resolvedColor() == .tertiaryLabel && UIListContentConfiguration.cell() != cell)
    }

    @Test("A table cell shows its content and background, and grows with the content") func cells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("One", "Two")
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 70)
        cell.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting.height > 55 && fitting.height < 75 && fitting.width == 200)
        cell.backgroundConfiguration?.backgroundColor = .red
        cell.backgroundConfiguration?.cornerRadius = 8
        #expect(cell.subviews.first?.subviews.first?.backgroundColor == .red && cell.backgroundColor == nil)
    }

    @Test("The state colours a standard background, but not one with its own colour") func backgrounds() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = UIBackgroundConfiguration.listPlainCell()
        state.isSelected = true
        #expect(plain.updated(for: state).backgroundColor != plain.backgroundColor)
        var own = UIBackgroundConfiguration.listGroupedCell()
        own.backgroundColor = .green
        #expect(
            own.updated(for: state).backgroundColor == .green
                && UIBackgroundConfiguration.clear().backgroundColor == .clear)
        own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        own.strokeColor = nil
        #expect(own.resolvedBackgroundColor(for: .red) == .blue && own.resolvedStrokeColor(for: .red) == .red)
    }

    @Test("An update handler configures a cell for its state, before it is laid out") func handlers() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true] && cell.contentView.labels.first?.text == "on")
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(states.count == 3)
    }

    @Test("Values that an app adds to a state are kept") func customStates() {
        let key = UIConfigurationStateCustomKey("archived")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
    }

    @Test("A transformer changes the font and the colour of a button's title") func buttonTitles() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: (incoming.font?.pointSize ?? 0) + 3)
            outgoing.foregroundColor = .red
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font.pointSize == 20 && button.titleLabel?.textColor == .red)
    }
}
