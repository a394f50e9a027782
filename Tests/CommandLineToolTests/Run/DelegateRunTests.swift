import Testing

@Suite("Apps without a delegate in Swift run", .enabled(if: RunTool.built))
struct DelegateRunTests {
    private static let options = "--frames 0 --size 94x167 -j 1 --progress none --background #00f --hashes -"
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="1">
        <scenes><scene><objects>
        <viewController id="1" customClass="First" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
        </objects></scene></scenes></document>
        """
    private static let code = """
        import UIKit
        class First: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print("first") } }
        class Second: UIViewController {}
        """

    @Test("An app whose delegate is written in Objective-C starts with the storyboard that its settings name")
    func objectiveC() throws {
        try withRunTool { tool in
            try tool.write(Self.code, to: "App/Code.swift")
            try tool.write("int main() { return 0; }", to: "App/main.m")
            try tool.write("@implementation AppDelegate @end", to: "App/AppDelegate.m")
            try tool.write(Self.storyboard, to: "App/Start.storyboard")
            let settings = """
                SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Start;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                """
            let target = ProjectText.Target(
                name: "App", sources: ["Code.swift", "main.m", "AppDelegate.m"], resources: ["Start.storyboard"],
                settings: settings)
            try tool.write(ProjectText.text([target]), to: "App/App.xcodeproj/project.pbxproj")
            let result = try tool.run("App \(Self.options)")
            #expect(result.status == 0 && result.errors.contains("first\n"), "\(result.errors)")
            let warning =
                "quartzite: warning: AppDelegate.m, main.m are not compiled because Quartzite does not run Objective-C\n"
            #expect(result.errors.ranges(of: warning).count == 1, "\(result.errors)")
        }
    }

    @Test("A folder with a storyboard and without a delegate starts with the storyboard")
    func folder() throws {
        try withRunTool { tool in
            try tool.write(Self.code, to: "App/Code.swift")
            try tool.write(Self.storyboard, to: "App/Main.storyboard")
            let result = try tool.run("App \(Self.options)")
            #expect(result.status == 0 && result.errors.contains("first\n"), "\(result.errors)")
        }
    }

    @Test("A scene delegate alone starts the app")
    func sceneDelegate() throws {
        try withRunTool { tool in
            let delegate = """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        guard let scene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: scene)
                        window?.rootViewController = First()
                        window?.makeKeyAndVisible()
                    }
                }
                """
            try tool.write(Self.code + "\n" + delegate, to: "Code.swift")
            let result = try tool.run("Code.swift \(Self.options)")
            #expect(result.status == 0 && result.errors.contains("first\n"), "\(result.errors)")
        }
    }
}
