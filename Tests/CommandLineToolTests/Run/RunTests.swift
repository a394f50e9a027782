import Foundation
import Testing

@Suite("iOS code runs unchanged", .enabled(if: RunTool.built))
struct RunTests {
    private static let small = "--size 94x167 -j 1"

    private static let button = """
        import Foundation
        import UIKit

        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = PressViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class PressViewController: UIViewController {
            @IBOutlet var button: UIButton!
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                button = UIButton(type: .system)
                button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
                button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
                view.addSubview(button)
            }
            @objc private func pressed(_ sender: UIButton) { view.backgroundColor = .red }
        }
        """

    @Test("An app's delegate is launched, selectors are sent and touches are delivered")
    func app() throws {
        try withRunTool { tool in
            try tool.write(Self.button, to: "App/AppDelegate.swift")
            try tool.write(#"{"version": 1, "touches": [{"at": 0.1, "tap": [150, 150]}]}"#, to: "tap.json")
            let alone = try tool.hashes("App --frames 0-9 --fps 10 \(Self.small)")
            let pressed = try tool.hashes("App --frames 0-9 --fps 10 --touches tap.json \(Self.small)")
            #expect(Set(alone).count == 1)
            #expect(pressed[0] == alone[0] && pressed[9] != alone[9])
            #expect(try tool.hashes("App --scene PressViewController --frames 9-9 \(Self.small)") == [alone[9]])
        }
    }

    @Test("Images come from the folder and its asset catalogs, and one warning names the missing ones")
    func pictures() throws {
        try withRunTool { tool in
            let body = #"""
                for (index, name) in ["dot", "set", "lost", "gone"].enumerated() {
                    let picture = UIImageView(image: UIImage(named: name)!)
                    picture.frame = CGRect(x: 80 * index, y: 0, width: 80, height: 80)
                    view.addSubview(picture)
                }
                """#
            try tool.write(controller(doing: body), to: "App/Sample.swift")
            // An image of one red dot: 1 x 1, GIF.
            let dot = try #require(Data(base64Encoded: "R0lGODlhAQABAIABAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="))
            let set = tool.folder + "/App/Assets.xcassets/set.imageset"
            try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
            try dot.write(to: URL(filePath: tool.folder + "/App/dot.gif"))
            try dot.write(to: URL(filePath: set + "/other.gif"))
            try tool.write(
                #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "other.gif"}]}"#,
                to: "App/Assets.xcassets/set.imageset/Contents.json")
            let result = try tool.run("App --time 0s -o a.png --progress none")
            #expect(result.status == 0)
            let warnings = result.errorLines.filter { $0.contains("warning") }
            #expect(
                warnings.count == 1 && warnings.first?.contains("no picture called gone, lost;") == true,
                "\(result.errors)")
            try tool.write(controller(doing: #"_ = UIImage.animatedImageNamed("walk", duration: 1)"#), to: "walk.swift")
            let row = try tool.run("walk.swift --time 0s -o walk.png --progress none")
            #expect(row.errors.contains("no picture called walk0, walk1, walk2, walk3;"), "\(row.errors)")
            let elsewhere = try tool.run("App --assets App/Assets.xcassets --time 0s -o b.png --progress none")
            #expect(elsewhere.errors.contains("no picture called dot, gone, lost;"), "\(elsewhere.errors)")
        }
    }

    @Test("Code names the colours and images of asset catalogs as with Xcode's symbols, unless its own names hide them")
    func assetSymbols() throws {
        try withRunTool { tool in
            let body = #"""
                view.backgroundColor = .brand
                let colors = [UIColor(resource: .brand), .brand, UIColor.Marks.tint, .red, .own]
                let names = [colors[0] == UIColor(named: "brand"), colors[1] == colors[0], colors[2] == UIColor(named: "Marks/tint")]
                print(names, colors[3] == UIColor(red: 1, green: 0, blue: 0, alpha: 1), colors[4] == UIColor.blue)
                """#
            try tool.write(
                controller(doing: body) + "\nextension UIColor { static let own = UIColor.blue }\n",
                to: "App/Sample.swift")
            let color = #"{"colors": [{"color": {"components": {"red": "0.5", "green": "0.5", "blue": "0.0"}}}]}"#
            for name in ["brand", "red", "own", "Marks/tint"] {
                try tool.write(color, to: "App/Assets.xcassets/\(name).colorset/Contents.json")
            }
            try tool.write(
                #"{"properties": {"provides-namespace": true}}"#, to: "App/Assets.xcassets/Marks/Contents.json")
            let result = try tool.run("App --time 0s -o a.png --progress none")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.contains("[true, true, true] true true"), "\(result.errors)")
        }
    }

    @Test("A library runs together with the app that imports it")
    func library() throws {
        try withRunTool { tool in
            let badge = """
                import UIKit
                public class Badge: UIView {
                    public var tint: UIColor {
                        let path = Bundle(for: Badge.self).path(forResource: "Badges", ofType: "bundle")!
                        let colour = Bundle(path: path)!.path(forResource: "colour", ofType: "txt")!
                        return try! String(contentsOfFile: colour, encoding: .utf8) == "red" ? .red : .blue
                    }
                }
                """
            try tool.write(
                """
                Pod::Spec.new do |s|
                  s.name = 'RoundBadges'
                  s.resource_bundles = {
                    'Badges' => ['Badges/Assets/*.txt']
                  }
                end
                """, to: "Project/RoundBadges.podspec")
            try tool.write(badge, to: "Project/Badges/Badge.swift")
            try tool.write("red", to: "Project/Badges/Assets/colour.txt")
            let shown = controller(doing: "view.backgroundColor = Badge(frame: view.bounds).tint")
            try tool.write("import RoundBadges\nimport Badges\n" + shown, to: "Project/Demo/Sample.swift")
            let result = try tool.run("Project --time 0s -o a.png --progress none \(Self.small)")
            #expect(result.status == 0, "\(result.errors)")
            try tool.write("import Elsewhere\n" + controller(doing: "Distant.go()"), to: "Other/Sample.swift")
            let missing = try tool.run("Other --time 0s -o b.png --progress none \(Self.small)")
            #expect(missing.status == 1)
            #expect(missing.errors.contains("Distant is part of Elsewhere"), "\(missing.errors)")
        }
    }

    @Test("An app that needs a storyboard shows its only view controller instead")
    func storyboard() throws {
        try withRunTool { tool in
            try tool.write(
                """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration { UISceneConfiguration(name: "Default", sessionRole: session.role) }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) { guard let _ = (scene as? UIWindowScene) else { return } }
                }
                """, to: "App/App.swift")
            try tool.write(controller("ViewController", doing: "view.backgroundColor = .green"), to: "App/View.swift")
            let result = try tool.run("App --time 0s -o a.png --progress none \(Self.small)")
            #expect(result.status == 0 && result.errors.contains("showing ViewController"), "\(result.errors)")
        }
    }

    @Test("A controller without a background is shown over white, or over the given colour")
    func background() throws {
        try withRunTool { tool in
            try tool.write(controller("Plain", doing: ""), to: "a.swift")
            try tool.write(controller("White", doing: "view.backgroundColor = .white"), to: "b.swift")
            try tool.write(controller("Red", doing: "view.backgroundColor = .red"), to: "c.swift")
            func picture(_ scene: String, _ option: String = "") throws -> [String] {
                try tool.hashes("a.swift b.swift c.swift --scene \(scene) --frames 0 \(Self.small) \(option)")
            }
            #expect(try picture("Plain") == picture("White"))
            #expect(try picture("Plain", "--background #f00") == picture("Red"))
        }
    }

    @Test("--list lists the scenes")
    func list() throws {
        try withRunTool { tool in
            try tool.write(controller("First", doing: "") + "\nclass Second: UIView {}", to: "a.swift")
            let result = try tool.run("a.swift --list")
            #expect(result.status == 0 && result.errors.isEmpty)
            let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            #expect(lines == ["First   view controller  a.swift:3", "Second  view             a.swift:9"])
            struct Entry: Decodable { let name, kind, file: String, line: Int }
            let json = try tool.run("a.swift --list --json")
            #expect(try JSONDecoder().decode([Entry].self, from: json.output).map(\.name) == ["First", "Second"])
        }
    }
}
