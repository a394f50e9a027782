import Testing
import UIKit

@Suite("Segues created in code") @MainActor struct SegueCreationTests {
    @Test("A segue created in code runs its handler") func handlers() {
        let (from, to) = (UIViewController(), UIViewController())
        var isDone = false
        let segue = UIStoryboardSegue(identifier: "next", source: from, destination: to) { isDone = true }
        segue.perform()
        #expect(isDone && segue.identifier == "next" && segue.destination === to)
        #expect(from.storyboard == nil)
    }

    @Test("show(_:sender:) pushes on the enclosing navigation controller") func showing() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let next = UIViewController()
        root.show(next, sender: nil)
        #expect(navigation.topViewController === next)
        #expect(UIViewController(nibName: "Main", bundle: nil).nibName == "Main")
    }
}
