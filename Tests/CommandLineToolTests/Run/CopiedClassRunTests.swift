import Testing

@Suite("A storyboard names the class of a library that the app compiles as well", .enabled(if: RunTool.built))
struct CopiedClassRunTests {
    @Test("The class that fits the outlet is created, and without outlets the named one", .rule("I8"))
    func copies() throws {
        try withRunTool { tool in
            let storyboard = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="1">
                <scenes><scene><objects>
                <viewController id="1" customClass="First" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <view id="c" customClass="Card" customModule="Kit" contentMode="scaleToFill"/>
                <view id="d" customClass="Card" customModule="Kit" contentMode="scaleToFill"/>
                </subviews></view>
                <connections><outlet property="card" destination="c" id="o"/></connections></viewController>
                </objects></scene></scenes></document>
                """
            let code = """
                import Kit
                import UIKit
                class Card: UIView {}
                class First: UIViewController {
                    @IBOutlet var card: Card!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("card", card != nil, view.subviews.map { String(reflecting: type(of: $0)) })
                    }
                }
                """
            try tool.write(code, to: "App/Code.swift")
            try tool.write("import UIKit\nopen class Card: UIView {}", to: "App/Kit/Card.swift")
            try tool.write(storyboard, to: "App/Main.storyboard")
            let settings = """
                SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
                """
            let targets = [
                ProjectText.Target(
                    name: "App", sources: ["Code.swift"], resources: ["Main.storyboard"], settings: settings),
                ProjectText.Target(name: "Kit", type: "framework", sources: ["Kit/Card.swift"]),
            ]
            try tool.write(ProjectText.text(targets), to: "App/App.xcodeproj/project.pbxproj")
            let result = try tool.run("App --frames 0 --size 94x167 -j 1 --progress none --background #00f --hashes -")
            #expect(
                result.status == 0 && result.errors.contains(#"card true ["App.Card", "Kit.Card"]"#),
                "\(result.errors)")
        }
    }
}
