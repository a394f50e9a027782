import Testing
import UIKit

@Suite @MainActor struct StoryboardTests {
    @Test("A segue made in code runs its handler") func segues() {
        let (from, to) = (UIViewController(), UIViewController())
        var gone = false
        let segue = UIStoryboardSegue(identifier: "next", source: from, destination: to) { gone = true }
        segue.perform()
        #expect(gone && segue.identifier == "next" && segue.destination === to)
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

    @Test("Instantiating from a storyboard or a nib stops the program") func stops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Bundle.main.loadNibNamed("Cell", owner: nil, options: nil) }
        }
    }
}
