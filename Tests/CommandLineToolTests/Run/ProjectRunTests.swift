import Foundation
import Testing

@Suite("The app of an Xcode project runs as in Xcode", .enabled(if: RunTool.built))
struct ProjectRunTests {
    private static let arguments = "App --frames 0 --size 94x167 -j 1 -q --hashes -"

    /// An app that prints what it finds, with a framework and with files that belong to neither.
    private static let files = [
        "Info.plist": """
        <?xml version="1.0"?><plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.$(PRODUCT_NAME)</string>
        <key>CFBundleShortVersionString</key><string>2.5</string></dict></plist>
        """,
        "App/AppDelegate.swift": """
        import Kit
        import UIKit

        class Card: UIView {}

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                print("cards", Card.self, Kit.Card.side, String(reflecting: Card.self))
                print("main", Bundle.main.bundleIdentifier ?? "", NSLocalizedString("hello", comment: ""))
                print("version", Bundle.main.infoDictionary?["CFBundleShortVersionString"] ?? "")
                print("kit", Kit.Card.note)
                #if EXTRA
                print("extra")
                #endif
                return true
            }
        }
        """,
        "App/Preview.swift": "import SwiftUI\nstruct Shown: View { var body: some View { Text(\"a\") } }",
        "App/Screen.swift": "import UIKit\nfunc show(_ shown: Shown) {}",
        "App/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
        "Kit/Card.swift": """
        import UIKit
        public class Card: UIView {
            public static let side = 12
            public static var note: String {
                Bundle(for: Card.self).path(forResource: "note", ofType: "txt")
                    .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none"
            }
        }
        """,
        "Kit/note.txt": "a note",
        "Mac/Main.swift": "import AppKit\n!", "Play.playground/Contents.swift": "!", "Scripts/run.swift": "!",
        "Dangerfile.swift": "!", "Package@swift-5.9.swift": "!",
    ]

    private static let project = ProjectText.text([
        .init(
            name: "App",
            sources: ["App/AppDelegate.swift", "App/Preview.swift", "App/Screen.swift"],
            resources: ["App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings"],
            settings: """
                SDKROOT = iphoneos; SWIFT_VERSION = 5.0; INFOPLIST_FILE = Info.plist;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG EXTRA";
                """),
        .init(name: "Kit", type: "framework", sources: ["Kit/Card.swift"], resources: ["Kit/note.txt"]),
        .init(name: "Mac", sources: ["Mac/Main.swift"], settings: "SDKROOT = macosx;"),
    ])

    private func write(_ tool: RunTool) throws {
        for (name, text) in Self.files { try tool.write(text, to: "App/" + name) }
        try tool.write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
    }

    @Test("Modules do not clash, resources are in their bundles, and nothing else is compiled")
    func app() throws {
        try withRunTool { tool in
            try write(tool)
            let result = try tool.run(Self.arguments + " --language de-AT")
            #expect(result.status == 0, "\(result.errors)")
            #expect(
                result.errors.split(separator: "\n") == [
                    "cards Card 12 App.Card", "main org.example.App Hallo", "version 2.5", "kit a note", "extra",
                ])
            #expect(try tool.run(Self.arguments).errors.contains("main org.example.App Hello"))
        }
    }

    @Test("Only the changed module of an app is compiled again")
    func changes() throws {
        try withFreshCache { tool in
            try write(tool)
            #expect(try tool.run(Self.arguments).status == 0)
            let folder = try #require(try tool.compiledFolders().first)
            func date() throws -> Date? {
                let object = folder + "/libraries/Kit/objects/Card.swift.o"
                return try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date
            }
            let before = try date()
            let delegate = try #require(Self.files["App/AppDelegate.swift"])
            try tool.write(delegate.replacing("\"version\"", with: "\"number\""), to: "App/App/AppDelegate.swift")
            #expect(try tool.run(Self.arguments).errors.contains("number 2.5"))
            #expect(try date() == before)
            let card = try #require(Self.files["Kit/Card.swift"])
            try tool.write(card.replacing("side = 12", with: "side = 13"), to: "App/Kit/Card.swift")
            #expect(try tool.run(Self.arguments).errors.contains("cards Card 13"))
        }
    }

    @Test("`port` finds the modules and files that `run` finds")
    func port() throws {
        try withRunTool { tool in
            try write(tool)
            let result = try Tool.built.run(["port", "App", "--check"], in: tool.folder)
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(result.status == 0 && text.hasPrefix("2 of 2 files compile\n"), "\(text)")
            #expect(text.contains("  Kit  1 of 1 files compile\n  App  1 of 1 files compile\n"), "\(text)")
            #expect(text.contains("SwiftUI") && text.contains("targets for macOS"), "\(text)")
        }
    }
}

@Suite("Packages of Xcode projects", .enabled(if: RunTool.built))
struct ProjectPackageTests {
    @Test("A package contains the resources of its targets, in the places of the bundle")
    func resources() throws {
        try withRunTool { tool in
            try tool.write("import UIKit\nclass A: UIView {}", to: "App/a.swift")
            for name in ["de.lproj/Localizable.strings", "Base.lproj/Main.storyboard", "Card.xib", "Pictures/note.txt"]
            {
                try tool.write("", to: "App/" + name)
            }
            let target = ProjectText.Target(
                name: "Kit", type: "framework", sources: ["a.swift"],
                resources: [
                    "de.lproj/Localizable.strings", "Base.lproj/Main.storyboard", "Card.xib", "Pictures/note.txt",
                ])
            try tool.write(ProjectText.text([target]), to: "App/App.xcodeproj/project.pbxproj")
            let result = try Tool.built.run(["port", "App", "-o", "Out"], in: tool.folder)
            #expect(result.status == 0, "\(result.errors)")
            let folder = tool.folder + "/Out/Sources/Kit"
            #expect(try files(in: folder) == ["Resources", "a.swift"])
            #expect(try files(in: folder + "/Resources") == ["Base.lproj", "Card.xib", "de.lproj", "note.txt"])
            #expect(try files(in: folder + "/Resources/Base.lproj") == ["Main.storyboard"])
            let manifest = try String(contentsOfFile: tool.folder + "/Out/Package.swift", encoding: .utf8)
            #expect(
                manifest.contains("resources: resources([\"Base.lproj\", \"Card.xib\", \"de.lproj\", \"note.txt\"])"),
                "\(manifest)")
        }
    }
}

@Suite("The choice among several apps", .enabled(if: RunTool.built))
struct TargetTests {
    private func write(_ tool: RunTool) throws {
        for name in ["First", "Second"] {
            try tool.write("import UIKit\nclass \(name): UIViewController {}", to: "App/\(name)/a.swift")
        }
        let targets = ["First", "Second"].map { ProjectText.Target(name: $0, sources: ["\($0)/a.swift"]) }
        try tool.write(ProjectText.text(targets), to: "App/App.xcodeproj/project.pbxproj")
    }

    @Test("The first app is shown, with a remark that lists the others")
    func first() throws {
        try withRunTool { tool in
            try write(tool)
            let result = try tool.run("App --list")
            #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("First "), "\(result.errors)")
            #expect(result.errors == "quartzite: showing First; --target shows another app: Second\n")
        }
    }

    @Test("--target names an app of the project, and an unknown name lists all of them")
    func target() throws {
        try withRunTool { tool in
            try write(tool)
            let second = try tool.run("App --list --target Second")
            #expect(String(decoding: second.output, as: UTF8.self).hasPrefix("Second ") && second.errors.isEmpty)
            let third = try tool.run("App --list --target Third")
            #expect(third.status == 66 && third.errors.contains("First, Second"), "\(third.errors)")
            #expect(try tool.run("App/First/a.swift --list --target First").status == 64)
        }
    }
}
