import Testing

@Suite("What an app's code does without is reported", .enabled(if: RunTool.built))
struct OmissionTests {
    private static let app = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func applicationDidFinishLaunching(_ application: UIApplication) {
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
        }
        """

    private func run(_ code: String) throws -> (status: Int32, errors: String) {
        try withRunTool { tool in
            try tool.write(Self.app, to: "App/AppDelegate.swift")
            try tool.write(code, to: "App/Extra.swift")
            let target = ProjectText.Target(name: "App", sources: ["AppDelegate.swift", "Extra.swift"])
            try tool.write(ProjectText.text([target]), to: "App/App.xcodeproj/project.pbxproj")
            let result = try tool.run("App --frames 0 --size 94x167 -j 1 --progress none --background #00f --hashes -")
            return (result.status, result.errors)
        }
    }

    @Test("A file that uses a framework which Quartzite does not have is left out with a warning")
    func framework() throws {
        let result = try run("import SceneKit\nclass Model: NSObject { let scene = SCNNode() }")
        #expect(
            result.status == 0
                && result.errors.contains(
                    "quartzite: warning: Extra.swift is left out because Quartzite does not have SceneKit\n"),
            "\(result.errors)")
    }

    @Test("A screen of a missing framework that other files need is a placeholder, and the app runs")
    func screen() throws {
        try withRunTool { tool in
            let app = Self.app.replacing("= UIViewController()", with: "= Game(level: 2)")
            try tool.write(app, to: "App/AppDelegate.swift")
            let code = """
                import MetalKit
                final class Game: UIViewController, MTKViewDelegate {
                    let canvas = Canvas(level: 1)
                    let level: Int
                    var queue: MTLCommandQueue?
                    init(level: Int) { self.level = level; super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        queue = MTLCreateSystemDefaultDevice()?.makeCommandQueue()
                        canvas.delegate = self
                        canvas.frame = view.bounds
                        view.addSubview(canvas)
                        print("level", level)
                    }
                    func draw(in view: MTKView) {}
                    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
                }
                final class Canvas: MTKView {
                    init(level: Int) { super.init(frame: .zero, device: nil) }
                    required init(coder: NSCoder) { fatalError() }
                }
                """
            try tool.write(code, to: "App/Game.swift")
            let target = ProjectText.Target(name: "App", sources: ["AppDelegate.swift", "Game.swift"])
            try tool.write(ProjectText.text([target]), to: "App/App.xcodeproj/project.pbxproj")
            let result = try tool.run("App --frames 0 --size 94x167 -j 1 --progress none --hashes -")
            #expect(result.status == 0 && result.errors.contains("level 2"), "\(result.errors)")
            #expect(
                result.errors.contains("parts of Game.swift are left out because Quartzite does not have MetalKit\n"),
                "\(result.errors)")
        }
    }

    @Test("Files for SwiftUI in a folder are left out, and compiled if they are named")
    func swiftUI() throws {
        try withRunTool { tool in
            try tool.write("import UIKit\nclass Page: UIViewController {}", to: "Code/Page.swift")
            try tool.write(
                "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }", to: "Code/Card.swift")
            let options = "--frames 0 --size 94x167 -j 1 --progress none --background #00f --hashes -"
            let whole = try tool.run("Code \(options)")
            #expect(whole.status == 0, "\(whole.errors)")
            let named = try tool.run("Code/Page.swift Code/Card.swift --scene Page \(options)")
            #expect(named.status == 1 && named.errors.contains("Card.swift:2"), "\(named.errors)")
        }
    }
}
