import Foundation
import TestSupport
import Testing

@Suite("Folders with storyboards run as apps", .enabled(if: RunTool.built))
struct StoryboardRunTests {
    private static let arguments = "App --frames 0 --size 94x167 -j 1 -q --hashes -"
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    private static let code = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        class ViewController: UIViewController {
            @IBOutlet weak var heart: UIView?
            override func viewDidLoad() { print("loaded", heart != nil) }
        }
        """

    /// A storyboard whose initial controller has the view `h` in line 6, with other subviews and connections.
    private static func document(
        _ views: String = "", connections: String = "", initial: String = "1", type: String = type
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0" initialViewController="\(initial)">
        <scenes><scene><objects>
        <viewController id="1" customClass="ViewController" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="h" contentMode="scaleToFill"/>\(views)
        </subviews></view>
        <connections>\(connections)</connections></viewController>
        </objects></scene></scenes></document>
        """
    }

    private func run(_ document: String, _ options: String = "") throws -> (status: Int32, lines: [String]) {
        try withRunTool { tool in
            try tool.write(Self.code, to: "App/App.swift")
            try tool.write(document, to: "App/Main.storyboard")
            let result = try tool.run(Self.arguments + options)
            return (result.status, result.errors.split(separator: "\n").map(String.init))
        }
    }

    @Test("The app starts with the storyboard Main, and its outlets are set", .rule("I119"))
    func start() throws {
        let outlet = #"<outlet property="heart" destination="h" id="o"/>"#
        let result = try run(Self.document(connections: outlet), " --strict")
        #expect(result.status == 0 && result.lines == ["loaded true"], "\(result.lines)")
    }

    @Test("What a storyboard lacks is reported with its line, and with --strict it is an error", .rule("I9"))
    func missing() throws {
        let views = """
            <view customClass="Wheel" id="a"/>
            <imageView image="none" id="b"/>
            <view id="c"><color key="backgroundColor" name="None"/></view>
            """
        let connections = """
            <outlet property="star" destination="h" id="o"/>
            """
        let document = Self.document(views, connections: connections)
        let expected = [
            "Main.storyboard:6: Unknown class Wheel in Interface Builder file.",
            #"Main.storyboard:7: Could not load the "none" image referenced from this document."#,
            #"Main.storyboard:8: Could not load the "None" color referenced from this document."#,
            "Main.storyboard:10: [<App.ViewController> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key star.",
            "loaded false",
        ]
        let result = try run(document)
        #expect(result.status == 0 && result.lines == expected, "\(result.lines)")
        let strict = try run(document, " --strict")
        let last = "quartzite: AppDelegate has 4 warnings about storyboards and xibs, which --strict forbids"
        #expect(strict.status == 1 && strict.lines == expected + [last], "\(strict.lines)")
    }

    @Test("A storyboard without an initial controller is reported", .rule("I20"))
    func noInitialController() throws {
        let result = try run(Self.document().replacing(#" initialViewController="1""#, with: ""))
        #expect(
            result.lines.first
                == "Main.storyboard:2: Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' "
                + "- perhaps the designated entry point is not set?", "\(result.lines)")
    }

    @Test("A document that cannot be read is one line with its line", .rule("I1"), .rule("I3"))
    func unreadable() throws {
        let cycle = """
            <containerView id="d"><connections><segue destination="1" kind="embed" id="e"/>
            </connections></containerView>
            """
        let entity = "<!DOCTYPE a [<!ENTITY b 'c'>]>\n<document"
        let cases: [(document: String, message: String)] = [
            ("", ": the file is empty"),
            (Self.document("<view>"), ":7: the XML is not well-formed: subviews ends where view of line 6 should"),
            (Self.document().replacing("<document", with: entity), ":2: a document type declaration is not allowed"),
            (
                Self.document(type: Self.type.replacing("CocoaTouch", with: "Cocoa")),
                #":2: the type "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" is that of a document for macOS, not "#
                    + "for iOS"
            ),
            (Self.document(cycle), #":6: view controllers contain each other: "1" → "1""#),
            (
                Self.document(initial: "2"),
                #":2: initialViewController of this "document" refers to "2", which no element has as its id"#
            ),
        ]
        for (document, message) in cases {
            let result = try run(document)
            #expect(result.status == 1 && result.lines == ["quartzite: Main.storyboard" + message], "\(result.lines)")
        }
    }

    @Test("Without a property list, the only delegate of scenes receives the storyboard's window", .rule("I109"))
    func sceneDelegate() throws {
        try withRunTool { tool in
            let delegate = """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) { print("connects", window?.rootViewController is ViewController) }
                }
                """
            try tool.write(Self.code, to: "App/App.swift")
            try tool.write(delegate, to: "App/SceneDelegate.swift")
            try tool.write(Self.document(), to: "App/Main.storyboard")
            let result = try tool.run(Self.arguments)
            #expect(result.status == 0 && result.errors.contains("connects true"), "\(result.errors)")
        }
    }
}
