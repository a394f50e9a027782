import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct ShortcutItemTests {
    @Test("The quick actions of an app are kept, and mutable ones change")
    func items() {
        let scene = SceneContext()
        scene.run {
            let item = UIMutableApplicationShortcutItem(
                type: "new", localizedTitle: "New", icon: UIApplicationShortcutIcon(type: .add))
            item.localizedTitle = "Newer"
            #expect(UIApplication.shared.shortcutItems == nil)
            UIApplication.shared.shortcutItems = [item]
            #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "Newer")
            #expect(UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
            #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(type: .play))
        }
        scene.end()
    }

    @Test("Names are divided into sections by their first letters, accents aside")
    func collation() {
        let scene = SceneContext()
        scene.run {
            let collation = UILocalizedIndexedCollation.current()
            #expect(collation.sectionTitles.count == 27)
            let selector = Selector("description")
            #expect(collation.section(for: "Bob", collationStringSelector: selector) == 1)
            #expect(collation.section(for: "Étienne", collationStringSelector: selector) == 4)
            #expect(collation.section(for: "42", collationStringSelector: selector) == 26)
            let sorted = collation.sortedArray(from: ["b", "A", "c"], collationStringSelector: selector)
            #expect(sorted as? [String] == ["A", "b", "c"])
        }
        scene.end()
    }

    @Test("The guide for text is at most 672 points wide")
    func readableGuide() {
        let scene = SceneContext()
        scene.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
            view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
            #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 0, width: 672, height: 100))
            view.frame.size.width = 400
            #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 0, width: 360, height: 100))
        }
        scene.end()
    }
}
