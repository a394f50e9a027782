import Testing

@Suite("Playgrounds run", .enabled(if: RunTool.built))
struct PlaygroundRunTests {
    private static let options = "--frames 0 --size 94x167 -j 1 --progress none --hashes -"
    private static let page = """
        import UIKit
        import PlaygroundSupport

        let count = 2
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("loaded", count, Shared.name, Bundle.main.path(forResource: "note", ofType: "txt") != nil)
            }
        }
        let screen = Screen()
        screen.title = "Hi"
        print("made", screen.title ?? "")
        PlaygroundPage.current.needsIndefiniteExecution = true
        PlaygroundPage.current.liveView = screen
        """

    @Test("The statements of a page run in order, and its live view is shown with the playground's files")
    func page() throws {
        try withRunTool { tool in
            try tool.write(Self.page, to: "A.playground/Contents.swift")
            try tool.write(
                "public enum Shared { public static let name = \"shared\" }", to: "A.playground/Sources/S.swift")
            try tool.write("a note", to: "A.playground/Resources/note.txt")
            let result = try tool.run("A.playground \(Self.options)")
            #expect(result.status == 0, "\(result.errors)")
            let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("made") || $0.hasPrefix("loaded") }
            #expect(lines == ["made Hi", "loaded 2 shared true"], "\(result.errors)")
        }
    }

    @Test("--scene chooses a page, --list lists all, and a single file with PlaygroundSupport is a page")
    func pages() throws {
        try withRunTool { tool in
            func write(_ name: String, to path: String) throws {
                let code = """
                    import PlaygroundSupport
                    import UIKit
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                    print("page", "\(name)")
                    PlaygroundPage.current.liveView = view
                    """
                try tool.write(code, to: path)
            }
            try write("One", to: "B.playground/Pages/One.xcplaygroundpage/Contents.swift")
            try write("Two", to: "B.playground/Pages/Two.xcplaygroundpage/Contents.swift")
            try write("File", to: "Plain.swift")
            for (path, page) in [("B.playground", "One"), ("B.playground --scene Two", "Two"), ("Plain.swift", "File")]
            {
                let result = try tool.run("\(path) \(Self.options)")
                #expect(result.status == 0 && result.errors.contains("page \(page)\n"), "\(result.errors)")
            }
            let list = String(decoding: try tool.run("B.playground --list").output, as: UTF8.self)
            #expect(list.split(separator: "\n").map { $0.prefix(3) } == ["One", "Two"], "\(list)")
        }
    }
}
