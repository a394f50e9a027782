import Testing

@testable import QuartziteXcodeProject

@Suite("The Info.plist of a target") struct InfoPropertyListTests {
    private func plist(_ entries: String) -> String {
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    private func list(_ settings: String, _ entries: String? = nil) throws -> InfoPropertyList {
        let file = entries.map { ["App/Info.plist": plist($0)] } ?? [:]
        return try SampleFolder(SampleProject.files(SampleProject.app(settings: settings), file)).target()
            .infoPropertyList
    }

    @Test("References to settings are expanded in values and keys, at any depth", .rule("I108"))
    func references() throws {
        let list = try list(
            "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = \"org.$(PRODUCT_NAME:rfc1034identifier)\"; PRODUCT_NAME = \"A B\"; ",
            """
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>$(TARGET_NAME)Key</key><array><dict><key>a</key><string>${PRODUCT_MODULE_NAME}.Scene</string></dict></array>
            <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string><key>n</key><integer>1</integer>
            """)
        #expect(list.entries["CFBundleIdentifier"] == "org.A-B")
        #expect(list.entries["AppKey"]?[0]?["a"] == "A_B.Scene")
        #expect(list.entries["CFBundleExecutable"] == "A B" && list.entries["n"] == 1)
        #expect(list.path?.hasSuffix("App/Info.plist") == true)
    }

    @Test("Settings generate entries, and entries of the file take precedence", .rule("I108"))
    func generated() throws {
        let settings = """
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 7;
            INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
            INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME)!";
            """
        let list = try list(settings, "<key>UIMainStoryboardFile</key><string>Mine</string>")
        #expect(list.mainStoryboard == "Mine")
        #expect(list.hasSceneManifest && list.sceneConfigurations.isEmpty)
        #expect(list.entries["UILaunchScreen"] == [:] && list.entries["UIStatusBarHidden"] == true)
        #expect(list.entries["UISupportedInterfaceOrientations~ipad"] == ["A", "B"])
        #expect(list.entries["CFBundleDisplayName"] == "App!")
        #expect(list.entries["CFBundleShortVersionString"] == "1.2" && list.entries["CFBundleVersion"] == "7")
    }

    @Test("Without GENERATE_INFOPLIST_FILE, settings generate nothing", .rule("I108"))
    func notGenerated() throws {
        let list = try list("INFOPLIST_KEY_UIMainStoryboardFile = Main; ")
        #expect(list.entries.isEmpty && list.mainStoryboard == nil)
    }

    @Test("The scene manifest names the delegate class, storyboard and configuration", .rule("I109"))
    func scenes() throws {
        let list = try list(
            "INFOPLIST_FILE = App/Info.plist; ",
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
            """)
        #expect(
            list.sceneConfigurations == [
                SceneConfiguration(name: "Default", delegateClass: "App.SceneDelegate", storyboard: "Main")
            ])
        #expect(list.mainStoryboard == nil)
    }

    @Test("Without a manifest, the main storyboard is used, on iPad that of its own key", .rule("I110"))
    func mainStoryboard() {
        let list = InfoPropertyList(entries: ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"])
        #expect(list.mainStoryboard == "Main" && !list.hasSceneManifest)
        #expect(list.value("UIMainStoryboardFile", isPad: true) == "Pad")
        #expect(InfoPropertyList(entries: ["UIMainStoryboardFile": ""]).mainStoryboard == nil)
    }

    @Test("Fonts, a fixed appearance and the fallback language are read", .rule("I111"))
    func others() {
        let list = InfoPropertyList(entries: [
            "UIAppFonts": ["A.ttf", "B"], "UIUserInterfaceStyle": "Dark", "CFBundleDevelopmentRegion": "de",
        ])
        #expect(list.fonts == ["A.ttf", "B"] && list.userInterfaceStyle == "Dark" && list.developmentRegion == "de")
        let other = InfoPropertyList(entries: ["UIUserInterfaceStyle": "Automatic"])
        #expect(other.fonts.isEmpty && other.userInterfaceStyle == nil && other.developmentRegion == "en")
    }

    @Test("A missing or damaged property list is a warning with its location")
    func problems() throws {
        let settings = "INFOPLIST_FILE = App/Info.plist; "
        let missing = try SampleFolder(SampleProject.files(SampleProject.app(settings: settings))).project()
        #expect(missing.problems.map(\.kind) == [.missing] && missing.problems[0].line != nil)
        let text = SampleProject.files(SampleProject.app(settings: settings), ["App/Info.plist": "<plist>\n<dict>"])
        let damaged = try SampleFolder(text).project()
        #expect(damaged.problems.map(\.kind) == [.syntax] && damaged.problems[0].severity == .warning)
        #expect(damaged.targets[0].infoPropertyList.entries.isEmpty)
    }
}
