import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SearchSuggestionTests {
    let stage = MenuScreen()
    let updater = Updater()

    final class Updater: NSObject, UISearchResultsUpdating {
        var lines: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            lines.append("update \(searchController.searchBar.text ?? "")")
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            lines.append(
                "select \(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? 0)")
            searchController.searchSuggestions = nil
        }
    }

    private func show() -> UISearchController {
        stage.screen.run {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = updater
            stage.root.navigationItem.searchController = search
            stage.screen.window.rootViewController = UINavigationController(rootViewController: stage.root)
            stage.screen.window.layoutIfNeeded()
            return search
        }
    }

    @Test("Suggestions are listed during a search, and a tap passes one to the updater")
    func suggestions() throws {
        let search = show()
        let apples = UISearchSuggestionItem(localizedSuggestion: "apples", iconImage: UIImage(systemName: "leaf"))
        apples.representedObject = 7
        stage.screen.run { search.searchSuggestions = [apples, UISearchSuggestionItem(localizedSuggestion: "pears")] }
        #expect(stage.label("apples") == nil)
        stage.screen.run { search.isActive = true }
        stage.wait()
        #expect(stage.label("pears") != nil)
        stage.tap(try #require(stage.place("apples")))
        stage.wait(0.1)
        #expect(updater.lines.last == "select apples 7" && stage.label("apples") == nil)
    }

    @Test("Tokens are drawn before the text, and the delete key selects and then deletes the last one")
    func tokens() throws {
        let search = show()
        let field = search.searchBar.searchTextField
        stage.screen.run {
            search.isActive = true
            field.insertToken(UISearchToken(icon: UIImage(systemName: "tag"), text: "red"), at: 0)
            field.insertToken(UISearchToken(icon: nil, text: "blue"), at: 1)
            field.insertText("x")
            field.layoutIfNeeded()
        }
        let (red, blue) = (try #require(stage.place("red")), try #require(stage.place("blue")))
        let text = field.convert(field.textRect(forBounds: field.bounds), to: stage.screen.window)
        #expect(red.x < blue.x && blue.x < text.minX && field.tokens.map(\.text) == ["red", "blue"])
        stage.screen.run { field.deleteBackward() }
        #expect(field.text == "" && field.tokens.count == 2)
        stage.screen.run { field.deleteBackward() }
        #expect(field.tokens.count == 2)
        let count = updater.lines.count
        stage.screen.run { field.deleteBackward() }
        #expect(field.tokens.map(\.text) == ["red"] && updater.lines.count == count + 1)
        stage.screen.run {
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
        }
        #expect(field.tokens.count == 1)
    }

    @Test("A tap on a token selects it, and text can replace it with a token")
    func tapping() throws {
        let search = show()
        let field = search.searchBar.searchTextField
        stage.screen.run {
            search.isActive = true
            field.tokens = ["red", "blue"].map { UISearchToken(icon: nil, text: $0) }
            field.text = "green"
            field.layoutIfNeeded()
        }
        stage.wait()
        stage.tap(try #require(stage.place("red")))
        stage.screen.run { field.deleteBackward() }
        #expect(field.tokens.map(\.text) == ["blue"] && field.text == "green")
        stage.screen.run {
            field.replaceTextualPortion(
                of: field.textualRange, with: UISearchToken(icon: nil, text: "green"), at: 1)
        }
        #expect(field.tokens.map(\.text) == ["blue", "green"] && field.text == "")
    }
}
