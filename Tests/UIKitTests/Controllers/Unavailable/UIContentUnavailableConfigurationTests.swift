import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIContentUnavailableConfigurationTests {
    let stage = MenuScreen()

    @Test("The content of an empty screen is in the middle, and its button performs its action")
    func empty() throws {
        var taps = 0
        stage.screen.run {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "Nothing"
            configuration.secondaryText = "Add something."
            configuration.button = .filled()
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
            stage.root.contentUnavailableConfiguration = configuration
            stage.screen.window.layoutIfNeeded()
        }
        let (first, second) = (try #require(stage.place("Nothing")), try #require(stage.place("Add something.")))
        let button = try #require(stage.place("Add"))
        #expect(first.x == 200 && first.y < second.y && second.y < button.y && abs(button.y - 350) < 150)
        stage.tap(button)
        #expect(taps == 1)
        stage.screen.run { stage.root.contentUnavailableConfiguration = nil }
        #expect(stage.label("Nothing") == nil)
    }

    @Test("The content is replaced, and a search says that there are no results")
    func replacing() throws {
        stage.screen.run {
            stage.root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            #expect(stage.label("Loading…") != nil)
            stage.root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
        #expect(stage.label("Loading…") == nil && stage.label("No Results") != nil)
        #expect(stage.root.view.subviews.count == 1)
    }

    @Test("A controller updates the content from its state")
    func updating() {
        final class Controller: UIViewController {
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                var configuration = UIContentUnavailableConfiguration.search()
                configuration.text = state.searchText.map { "No \($0)" }
                contentUnavailableConfiguration = configuration
            }
        }
        stage.screen.run {
            let controller = Controller()
            let search = UISearchController(searchResultsController: nil)
            controller.navigationItem.searchController = search
            search.searchBar.text = "cats"
            controller.setNeedsUpdateContentUnavailableConfiguration()
            let shown = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
            #expect(shown?.text == "No cats")
        }
    }
}
