import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit

@Suite("What a property list says about an app's start")
@MainActor struct LaunchConfigurationTests {
    private func configuration(_ list: [String: Any], isPad: Bool = false) -> LaunchConfiguration {
        LaunchConfiguration(list, isPad: isPad)
    }

    @Test("The main storyboard can depend on the device, and an empty name is none", .rule("I110"))
    func storyboard() {
        let list = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Main-iPad"]
        #expect(configuration(list).mainStoryboard == "Main")
        #expect(configuration(list, isPad: true).mainStoryboard == "Main-iPad")
        #expect(configuration(["UIMainStoryboardFile": ""]).mainStoryboard == nil)
        #expect(configuration([:]).mainStoryboard == nil && !configuration([:]).hasSceneManifest)
    }

    @Test("A scene is found by the name of its configuration, or is the first", .rule("I109"))
    func scenes() {
        let scenes = [
            ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "App.SceneDelegate"],
            ["UISceneConfigurationName": "Other", "UISceneStoryboardFile": "Other"],
        ]
        let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]]
        let found = configuration(["UIApplicationSceneManifest": manifest])
        #expect(found.hasSceneManifest && found.scenes.count == 2)
        #expect(found.scene(named: "Other")?.storyboard == "Other")
        #expect(found.scene(named: nil)?.delegateClass == "App.SceneDelegate")
        #expect(configuration(["UIApplicationSceneManifest": ["UISceneConfigurations": [:]]]).scene(named: nil) == nil)
    }

    @Test("The property list decides on the style of the interface", .rule("I111"))
    func style() {
        #expect(configuration(["UIUserInterfaceStyle": "Dark"]).interfaceStyle == .dark)
        #expect(configuration(["UIUserInterfaceStyle": "Light"]).interfaceStyle == .light)
        #expect(configuration(["UIUserInterfaceStyle": "Automatic"]).interfaceStyle == nil)
        #expect(configuration([:]).interfaceStyle == nil)
    }

    @Test("The property list names the supported orientations, those of a tablet apart")
    func orientations() {
        let list: [String: Any] = [
            "UISupportedInterfaceOrientations": [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeRight"],
        ]
        #expect(configuration(list).orientations == [.portrait, .landscapeLeft])
        #expect(configuration(list, isPad: true).orientations == .landscapeRight)
        #expect(configuration([:]).orientations == .allButUpsideDown)
    }
}
