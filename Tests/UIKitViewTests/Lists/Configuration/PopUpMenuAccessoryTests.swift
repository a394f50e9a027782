import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PopUpMenuAccessoryTests {
    let stage = MenuScreen()

    @Test("A menu accessory shows the selected element, and choosing another one calls the handler")
    func popUp() throws {
        var chosen: [String] = []
        let menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in }])
        let cell = stage.screen.run {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
            cell.accessories = [
                .popUpMenu(menu) { menu in chosen.append(menu.selectedElements.first?.title ?? "") }
            ]
            stage.root.view.addSubview(cell)
            cell.layoutIfNeeded()
            return cell
        }
        let place = try #require(stage.place("Small"))
        #expect(place.x > 300 && cell.accessories.first?.accessoryType == .popUpMenu(menu))
        stage.tap(place)
        stage.wait()
        stage.tap(try #require(stage.place("Large")))
        stage.wait()
        #expect(chosen == ["Large"] && stage.label("Small") == nil && stage.label("Large") != nil)
    }
}
