import Observation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Configurations of observed models, images and sidebars") struct ObservedConfigurationTests {
    private let screen = TestScreen()

    @Observable @MainActor final class Model { var text = "a" }

    @Test("An update handler is called again when a model that it read changes") func handlers() {
        let model = Model()
        var updates = 0
        let cell = screen.run {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            cell.configurationUpdateHandler = { cell, _ in
                updates += 1
                var content = UIListContentConfiguration.cell()
                content.text = model.text
                cell.contentConfiguration = content
            }
            screen.window.addSubview(cell)
            return cell
        }
        var text: String? { (cell.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(text == "a")
        let before = updates
        screen.run { model.text = "b" }
        #expect(text == "b" && updates == before + 1)
        screen.run { cell.setNeedsLayout() }
        #expect(updates == before + 1, "layout alone does not configure the cell")
        screen.run { model.text = "c" }
        #expect(text == "c")
    }

    @Test("A table's cells and headers follow models, too") func tables() {
        let model = Model()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = model.text
            cell.contentConfiguration = content
        }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.configurationUpdateHandler = { header, _ in
            var content = header.defaultContentConfiguration()
            content.text = model.text
            header.contentConfiguration = content
        }
        screen.run { for view in [cell, header] { screen.window.addSubview(view) } }
        screen.run { model.text = "b" }
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "b")
    }

    @Test("A background's image is placed by its content mode, over the transformed colour") func images() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let cell = screen.run {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .green
            background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
            background.image = image
            background.imageContentMode = .center
            cell.backgroundConfiguration = background
            screen.window.addSubview(cell)
            return cell
        }
        #expect(screen.pixel(50, 30) == [255, 0, 0, 255] && screen.pixel(10, 30) == [0, 0, 255, 255])
        screen.run { cell.backgroundConfiguration?.imageContentMode = .scaleToFill }
        #expect(screen.pixel(10, 30) == [255, 0, 0, 255])
    }

    @Test("The backgrounds of sidebars have round corners, those of headers are clear") func kinds() {
        #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
        #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == .listSidebarCell())
        #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
        for header in [UIBackgroundConfiguration.listHeader(), .listFooter(), .listGroupedHeaderFooter()] {
            #expect(header.backgroundColor == .clear)
        }
    }
}
