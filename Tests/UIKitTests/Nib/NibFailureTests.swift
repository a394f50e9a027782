import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Nibs that cannot be loaded") struct NibFailureTests {
    /// A use of a nib that ends the program.
    enum Misuse: String, Codable, CaseIterable, Sendable {
        case missingStoryboard, brokenStoryboard, missingIdentifier, missingSegue, missingXib, missingView, noOwner

        /// The exception's name, if there is one, and a part of the message.
        var words: (name: String?, reason: String) {
            switch self {
            case .missingStoryboard:
                ("NSInvalidArgumentException", "Could not find a storyboard named 'None' in bundle NSBundle <")
            case .brokenStoryboard: (nil, "Broken.storyboard:2: the XML is not well-formed")
            case .missingIdentifier:
                ("NSInvalidArgumentException", "doesn't contain a view controller with identifier 'none''")
            case .missingSegue: ("NSInvalidArgumentException", "has no segue with identifier 'none''")
            case .missingXib:
                ("NSInternalInconsistencyException", "Could not load NIB in bundle: 'NSBundle <")
            case .missingView:
                (
                    "NSInternalInconsistencyException",
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Empty\" nib but the view outlet was "
                        + "not set.'"
                )
            case .noOwner: ("NSUnknownKeyException", "is not key value coding-compliant for the key view.'")
            }
        }

        @MainActor func commit() throws {
            let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\">"
            let scene = try NibScene([
                "Broken.storyboard": "<document>\n<scenes>",
                "Main.storyboard": NibText.storyboard(initial: "1", "<viewController id=\"1\"/>"),
                "Empty.xib": NibText.xib("\(owner)</placeholder>"),
                "Owned.xib": NibText.xib(
                    "\(owner)<connections><outlet property=\"view\" destination=\"1\" id=\"a\"/></connections>"
                        + "</placeholder><view id=\"1\"/>"),
            ])
            scene.run {
                switch self {
                case .missingStoryboard: _ = UIStoryboard(name: "None", bundle: scene.bundle)
                case .brokenStoryboard: _ = UIStoryboard(name: "Broken", bundle: scene.bundle)
                case .missingIdentifier:
                    _ = UIStoryboard(name: "Main", bundle: scene.bundle).instantiateViewController(
                        withIdentifier: "none")
                case .missingSegue: scene.initialController()?.performSegue(withIdentifier: "none", sender: nil)
                case .missingXib: _ = scene.bundle.loadNibNamed("None", owner: nil)
                case .missingView: _ = UIViewController(nibName: "Empty", bundle: scene.bundle).view
                case .noOwner: _ = scene.bundle.loadNibNamed("Owned", owner: nil)
                }
            }
        }
    }

    @Test("Misuse raises the exception of iOS", .rule("I20"), .rule("I99"), arguments: Misuse.allCases)
    func exceptions(_ misuse: Misuse) async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [misuse] in
            try await MainActor.run { try misuse.commit() }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let exception = misuse.words.name.map { "uncaught exception '\($0)', reason: '" }
        #expect(exception.map(text.contains) ?? !text.contains("exception"))
        #expect(text.contains(misuse.words.reason), "\(text)")
    }

    @Test("A container that contains itself through references is reported once, with its line")
    func cycles() throws {
        let container = """
            <navigationController storyboardIdentifier="n" id="n"><connections>
            <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let reference = """
            <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="n" id="p"/>
            """
        let scene = try NibScene(initial: "n", container, reference)
        #expect((scene.initialController() as? UINavigationController)?.viewControllers.isEmpty == true)
        #expect(scene.messages == ["Main.storyboard:4: The view controller n contains itself."])
        let embedding = """
            <viewController storyboardIdentifier="v" id="v"><view key="view" id="w"><subviews>
            <containerView id="c"><connections><segue destination="q" kind="embed" id="e"/></connections></containerView>
            </subviews></view></viewController>
            """
        let other = "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"v\" id=\"q\"/>"
        let second = try NibScene(initial: "v", embedding, other)
        let controller = try #require(second.initialController())
        second.run { controller.loadViewIfNeeded() }
        #expect(controller.children.isEmpty)
        #expect(second.messages == ["Main.storyboard:5: The view controller q contains itself."])
    }

    @Test("A missing reference, segue class and unwind target are reported, and nothing happens")
    func missing() throws {
        let scene = try NibScene(
            initial: "1",
            """
            <viewController title="A" id="1" customClass="NibController"><connections>
            <segue destination="2" kind="show" identifier="a" id="s"/>
            <segue destination="3" kind="custom" customClass="Fade" identifier="b" id="t"/>
            <segue destination="e" kind="unwind" unwindAction="gone:" identifier="c" id="u"/></connections>
            </viewController><exit id="e"/>
            """, "<viewControllerPlaceholder storyboardName=\"None\" id=\"2\"/>",
            "<viewController id=\"3\"/>")
        let controller = try #require(scene.initialController())
        scene.run {
            for identifier in ["a", "b", "c"] { controller.performSegue(withIdentifier: identifier, sender: nil) }
        }
        #expect(
            scene.messages.prefix(2) == [
                "Main.storyboard:10: Could not find a storyboard named 'None'.",
                "Main.storyboard:6: Unknown class Fade in Interface Builder file.",
            ])
        #expect(scene.messages.last == "Main.storyboard:7: No view controller handles the unwind action gone:.")
    }
}
