/// Packages and a playground.
extension SampleProject {
    /// The manifest of an app that Swift Playgrounds and Xcode open.
    private static func manifest(_ name: String, targets: String) -> String {
        """
        // swift-tools-version: 5.9
        import AppleProductTypes
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS("17.0")],
            products: [
                .iOSApplication(
                    name: "\(name)",
                    targets: ["AppModule"],
                    bundleIdentifier: "org.example.\(name)",
                    displayVersion: "1.0",
                    bundleVersion: "1",
                    appIcon: .placeholder(icon: .boat),
                    accentColor: .presetColor(.blue),
                    supportedDeviceFamilies: [.pad, .phone],
                    supportedInterfaceOrientations: [.portrait]
                )
            ],
            targets: [
                \(targets)
            ]
        )
        """
    }

    static let packageApp = SampleProject(
        name: "Ferry.swiftpm", form: "an app of a Swift package",
        files: [
            "Package.swift": manifest(
                "Ferry",
                targets: #".executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])"#
            ),
            "AppDelegate.swift": delegate("FerryController()"),
            "FerryController.swift": controller(
                "FerryController", of: "Ferry.swiftpm",
                plate: #"UIColor(red: Bundle.main.url(forResource: "route", withExtension: "txt") == nil ? 0 : 1, "#
                    + "green: 0.2, blue: 0.4, alpha: 1)",
                background: "UIColor(red: 0, green: 0.4, blue: 0.6, alpha: 1)"),
            "Resources/route.txt": "north\n",
        ],
        plate: 0xff_3366, background: 0x00_6699)

    static let packageAccess = SampleProject(
        name: "Ledger.swiftpm", form: "three modules of one package that share declarations with `package`",
        files: [
            "Package.swift": manifest(
                "Ledger",
                targets: """
                    .executableTarget(name: "AppModule", dependencies: ["LedgerViews"], path: "App"),
                            .target(name: "LedgerViews", dependencies: ["LedgerModel"]),
                            .target(name: "LedgerModel"),
                    """),
            "App/AppDelegate.swift": delegate("LedgerController()")
                .replacing("import UIKit", with: "import LedgerViews\nimport UIKit"),
            "Sources/LedgerViews/LedgerController.swift": """
            import LedgerModel
            import UIKit

            package final class LedgerController: UIViewController {
                package private(set) var plate = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

                package override func viewDidLoad() {
                    super.viewDidLoad()
                    let colors = Palette.standard
                    view.backgroundColor = color(colors.paper)
                    plate.backgroundColor = color(colors.ink)
                    view.addSubview(plate)
                }

                package override func viewDidLayoutSubviews() {
                    plate.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                }

                package override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print("shown Ledger.swiftpm")
                }

                private func color(_ shade: Palette.Shade) -> UIColor {
                    UIColor(red: shade.red, green: shade.green, blue: shade.blue, alpha: 1)
                }
            }
            """,
            "Sources/LedgerModel/Palette.swift": """
            import Foundation

            package struct Palette {
                package struct Shade {
                    package var red, green, blue: Double
                }

                package let ink: Shade
                package let paper: Shade

                package static let standard = Palette(
                    ink: Shade(red: 0.2, green: 0, blue: 0), paper: Shade(red: 1, green: 1, blue: 0.8))
            }
            """,
        ],
        plate: 0x33_0000, background: 0xff_ffcc)

    static let library = SampleProject(
        name: "Medal", form: "a library of a Swift package with resources",
        files: [
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Medal",
                defaultLocalization: "en",
                platforms: [.iOS(.v15)],
                products: [.library(name: "Medal", targets: ["Medal"])],
                targets: [
                    .target(name: "Medal", resources: [.process("Resources")]),
                    .testTarget(name: "MedalTests", dependencies: ["Medal"]),
                ]
            )
            """,
            "Sources/Medal/MedalView.swift": """
            import UIKit

            /// A medal whose colours are in the module's bundle.
            public final class MedalView: UIView {
                private let plate = UIImageView(
                    image: UIImage(named: "ribbon", in: .module, compatibleWith: nil))

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = UIColor(named: "velvet", in: .module, compatibleWith: nil)
                    addSubview(plate)
                }

                public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                public override func layoutSubviews() {
                    super.layoutSubviews()
                    plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
                }

                public override func didMoveToWindow() {
                    super.didMoveToWindow()
                    print(NSLocalizedString("shown", bundle: .module, comment: ""), "Medal")
                }
            }
            """,
            "Sources/Medal/Resources/en.lproj/Localizable.strings": "\"shown\" = \"shown\";\n",
            "Sources/Medal/Resources/Media.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
            "Sources/Medal/Resources/Media.xcassets/velvet.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0.400", "green": "0.000", "blue": "0.200", "alpha": "1.000"}}}]}
            """,
            "Sources/Medal/Resources/Media.xcassets/ribbon.imageset/Contents.json":
                #"{"images": [{"filename": "ribbon.svg", "idiom": "universal"}]}"#,
            "Sources/Medal/Resources/Media.xcassets/ribbon.imageset/ribbon.svg": """
            <svg width="120" height="120" viewBox="0 0 120 120">
              <rect width="120" height="120" fill="#FF9933"/>
            </svg>
            """,
            "Tests/MedalTests/MedalTests.swift": """
            import XCTest
            @testable import Medal

            final class MedalTests: XCTestCase {
                func testColor() { XCTAssertNotNil(MedalView().backgroundColor) }
            }
            """,
        ],
        plate: 0xff_9933, background: 0x66_0033)

    static let playground = SampleProject(
        name: "Tiles.playground", form: "a playground with two pages",
        files: [
            "contents.xcplayground": """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <playground version='6.0' target-platform='ios' display-mode='rendered' buildActiveScheme='true'>
                <pages>
                    <page name='Square'/>
                    <page name='Circle'/>
                </pages>
            </playground>
            """,
            "Sources/TileController.swift": controller(
                "TileController", of: "Tiles.playground", plate: "color",
                background: "UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)",
                more: """
                    private let color: UIColor

                    public init(color: UIColor) {
                        self.color = color
                        super.init(nibName: nil, bundle: nil)
                    }

                    required init?(coder: NSCoder) { nil }
                    """
            ).replacing("final class", with: "public final class").replacing(
                "override func", with: "public override func"),
            "Pages/Square.xcplaygroundpage/Contents.swift": """
            //: [Next](@next)

            import PlaygroundSupport
            import UIKit

            let color = UIColor(red: 0, green: 0.6, blue: 0.6, alpha: 1)
            PlaygroundPage.current.liveView = TileController(color: color)
            """,
            "Pages/Circle.xcplaygroundpage/Contents.swift": """
            //: [Previous](@previous)

            import PlaygroundSupport
            import UIKit

            let controller = TileController(color: .red)
            PlaygroundPage.current.needsIndefiniteExecution = true
            PlaygroundPage.current.liveView = controller
            """,
        ],
        plate: 0x00_9999, background: 0xcc_cccc)
}
