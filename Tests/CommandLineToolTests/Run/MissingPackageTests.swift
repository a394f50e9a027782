import Testing

@Suite("Apps whose packages cannot be fetched", .enabled(if: RunTool.built))
struct MissingPackageTests {
    private static let app = """
        import Metrics
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let counter = OldCounter()
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Metrics.configure(key: "a")
                counter.count()
                window = UIWindow()
                if Metrics.user != nil { print("user") } else { window?.rootViewController = ListController() }
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    private static let list = """
        import Database
        import UIKit

        class Task: Object {
            @Stored var title: String
            @Stored(key: true) var day: Date
            @Stored var parts: List<Task>
            override class func key() -> String? { "title" }
            convenience init(title: String) {
                self.init()
                self.title = title
            }
        }

        class ListController: UIViewController {
            private let database = try! Database()
            var stored: Results<Task>?
            let tasks = [Task(title: "first")]
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
                stored = database.all(Task.self)
                view.hud.show()
                title = R.string.title()
                print("tasks", tasks.map(\\.title), count())
            }
            func count() -> Int { stored?.count ?? tasks.count }
        }
        """

    @Test("What needs them is left out, with a line for each, and the app shows its first screen")
    func run() throws {
        try withFreshCache { tool in
            try tool.write(Self.app, to: "App/App.swift")
            try tool.write(Self.list, to: "App/List.swift")
            try tool.write("@interface OldCounter : NSObject\n@end\n", to: "App/OldCounter.h")
            try tool.write("@implementation OldCounter\n@end\n", to: "App/OldCounter.m")
            let text = ProjectText.text([.init(name: "App", sources: ["App.swift", "List.swift", "OldCounter.m"])])
            try tool.write(text, to: "App/App.xcodeproj/project.pbxproj")
            for _ in 0..<2 {
                let result = try tool.run("App --frames 0 --size 94x167 -j 1 --offline --hashes -")
                #expect(result.status == 0 && result.errors.contains("tasks [\"first\"] 1"), "\(result.errors)")
                let lines = result.errors.split(separator: "\n").filter { $0.contains("left out because") }
                for module in ["Metrics", "Database", "the code that R.swift writes"] {
                    #expect(lines.count { $0.hasSuffix("the checkout does not contain \(module)") } == 1, "\(lines)")
                }
                #expect(lines.count { $0.hasSuffix("Quartzite does not run Objective-C") } == 1, "\(lines)")
            }
        }
    }
}
