/// Apps of Xcode projects.
extension SampleProject {
    static let storyboardApp = SampleProject(
        name: "Kettle", form: "a storyboard without a scene manifest",
        files: [
            "Kettle.xcodeproj/project.pbxproj": ProjectText.text([
                .init(
                    name: "Kettle", sources: ["Kettle/AppDelegate.swift", "Kettle/ViewController.swift"],
                    resources: ["Kettle/Base.lproj/Main.storyboard"],
                    settings: "SDKROOT = iphoneos; SWIFT_VERSION = 4.2; INFOPLIST_FILE = Kettle/Info.plist;")
            ]),
            "Kettle/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
            </dict></plist>
            """,
            "Kettle/Base.lproj/Main.storyboard": storyboard(
                "ViewController", module: "Kettle", plate: #"red="0.8" green="0.2" blue="0.0""#,
                background: #"red="1" green="0.8" blue="0.6""#),
            "Kettle/AppDelegate.swift": """
            import UIKit

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }
            """,
            "Kettle/ViewController.swift": """
            import UIKit

            class ViewController: UIViewController {
                @IBOutlet weak var plate: UIView!

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if plate.superview === view { print("shown Kettle") }
                }
            }
            """,
        ],
        plate: 0xcc_3300, background: 0xff_cc99)

    static let sceneApp = SampleProject(
        name: "Lantern", form: "a window that only the scene's delegate creates",
        files: [
            "Lantern.xcodeproj/project.pbxproj": project(
                "Lantern", settings: generated("INFOPLIST_FILE = Lantern/Info.plist;")),
            "Lantern/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIApplicationSceneManifest</key><dict>
                <key>UIApplicationSupportsMultipleScenes</key><false/>
                <key>UISceneConfigurations</key><dict>
                    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
                        <key>UISceneConfigurationName</key><string>Default Configuration</string>
                        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                    </dict></array>
                </dict>
            </dict>
            </dict></plist>
            """,
            "Lantern/AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
                }
            }
            """,
            "Lantern/SceneDelegate.swift": """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = LanternController()
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
            """,
            "Lantern/LanternController.swift": controller(
                "LanternController", of: "Lantern", plate: "UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)",
                background: "UIColor(red: 0, green: 0, blue: 0.2, alpha: 1)"),
        ],
        plate: 0xff_cc00, background: 0x00_0033)

    static let objectiveCApp = SampleProject(
        name: "Harbour", form: "a delegate and main.m in Objective-C with controllers in Swift",
        files: [
            "Harbour.xcodeproj/project.pbxproj": ProjectText.text([
                .init(
                    name: "Harbour",
                    sources: [
                        "Harbour/main.m", "Harbour/AppDelegate.m", "Harbour/HarbourController.swift",
                        "Harbour/ShipController.swift",
                    ],
                    resources: ["Harbour/Base.lproj/Main.storyboard"],
                    settings: """
                        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_KEY_UIMainStoryboardFile = Main; CLANG_ENABLE_MODULES = YES;
                        SWIFT_OBJC_BRIDGING_HEADER = "Harbour/Harbour-Bridging-Header.h";
                        """)
            ]),
            "Harbour/main.m": """
            #import <UIKit/UIKit.h>
            #import "AppDelegate.h"

            int main(int argc, char *argv[]) {
                @autoreleasepool {
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
                }
            }
            """,
            "Harbour/AppDelegate.h": """
            #import <UIKit/UIKit.h>

            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (strong, nonatomic) UIWindow *window;
            @end
            """,
            "Harbour/AppDelegate.m": """
            #import "AppDelegate.h"

            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application
                didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                return YES;
            }
            @end
            """,
            "Harbour/Harbour-Bridging-Header.h": "#import \"AppDelegate.h\"\n",
            "Harbour/Base.lproj/Main.storyboard": storyboard(
                "HarbourController", module: "Harbour", plate: #"red="0.2" green="0.2" blue="0.6""#,
                background: #"red="0.6" green="0.8" blue="1""#),
            "Harbour/HarbourController.swift": """
            import UIKit

            class HarbourController: UIViewController {
                @IBOutlet private weak var plate: UIView!

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if plate.superview === view { print("shown Harbour") }
                }

                @objc private func showShip() { present(ShipController(), animated: true) }
            }
            """,
            "Harbour/ShipController.swift": "import UIKit\n\n@objc class ShipController: UIViewController {}\n",
        ],
        plate: 0x33_3399, background: 0x99_ccff)
}
