import Testing

@testable import SourceRewriter

@Suite("Declarations that need frameworks which are not there")
struct MissingDeclarationsTests {
    /// Returns the remaining text of each file, with single spaces, and what is known about the files.
    private func cut(_ texts: [String]) throws -> (texts: [String], missing: MissingDeclarations) {
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        return try BuildConditions.$settings.withValue(settings) {
            let sources = try texts.enumerated().map {
                try ParsedSource(path: "\($0.offset)", bytes: Array($0.element.utf8))
            }
            let missing = MissingDeclarations(sources)
            let rest = sources.map { source in
                let bytes = source.bytes.applying(missing.edits[source.path] ?? []).bytes
                return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
                    separator: " ")
            }
            return (rest, missing)
        }
    }

    private func cut(_ text: String) throws -> String { try cut([text]).texts[0] }

    @Test("A function without a result loses only the statements that use missing declarations")
    func statements() throws {
        let text = """
            import HomeKit
            class Feedback {
                var engine: HMHome?
                func play(_ level: Int) {
                    print(level)
                    let pattern = HMAction()
                    if level > 1 { engine?.start(pattern); print("strong") }
                    guard let engine else { return }
                    engine.stop()
                }
            }
            """
        #expect(
            try cut(text)
                == "import HomeKit class Feedback { func play(_ level: Int) { print(level) "
                + "if level > 1 { print(\"strong\") } } }")
    }

    @Test("A function with a result returns an empty value, or ends the program with a message")
    func results() throws {
        let text = """
            import HomeKit
            class Feedback {
                var isOn: Bool { HMHome.isOn }
                func count() -> Int { HMHome.count }
                func name() -> String? { return HMHome.name }
                func place() -> URL { HMHome.place }
                func level() -> Int { let engine = HMHome(); engine.start(); return 3 }
                lazy var label: UILabel = { let label = UILabel(); HMHome.start(); return label }()
                func engine() -> HMHome { HMHome() }
                func start() { engine().start() }
            }
            """
        #expect(
            try cut(text)
                == "import HomeKit class Feedback { var isOn: Bool { get { false } set {} } "
                + "func count() -> Int { return 0 } func name() -> String? { return nil } "
                + "func place() -> URL { fatalError(\"place() needs HomeKit, which Quartzite does not have\") } "
                + "func level() -> Int { return 3 } "
                + "lazy var label: UILabel = { let label = UILabel(); return label }() func start() { } }")
    }

    @Test("A view of the framework is a placeholder with the members that other code names")
    func views() throws {
        let view = """
            import MetalKit
            class Canvas: MTKView, MTKViewDelegate {
                let level: Int
                init(level: Int) { self.level = level; super.init(frame: .zero, device: nil) }
                required init(coder: NSCoder) { fatalError() }
                override func draw(_ rect: CGRect) { isPaused = true }
                func reload() { setNeedsDisplay(); isPaused = false }
            }
            """
        let user = "import UIKit\nclass Menu: UIViewController { let canvas = Canvas(level: 2) }"
        let (texts, missing) = try cut([view, user])
        #expect(
            texts[0]
                == "import MetalKit class Canvas: _ExternalView { override func didMoveToWindow() { super.didMoveToWindow(); "
                + "_showPlaceholder(for: \"MetalKit\") }; var level: Int { get { 0 } set {} } "
                + "init(level: Int) { super.init(frame: .zero) } required init(coder: NSCoder) { super.init(frame: .zero) } "
                + "func reload() {} }")
        #expect(missing.edits["1"] == nil && missing.needs["0"] == ["MetalKit"])
    }

    @Test("A controller keeps its other views, with a placeholder behind them")
    func controllers() throws {
        let text = """
            import SceneKit
            class Screen: UIViewController {
                let label = UILabel()
                @IBOutlet var scene: SCNView!
                @IBOutlet weak var title: UILabel! { didSet { title.text = "a"; scene.stop(nil) } }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    scene.allowsCameraControl = true
                    view.addSubview(label)
                }
            }
            """
        #expect(
            try cut(text)
                == "import SceneKit class Screen: UIViewController { let label = UILabel() "
                + "@IBOutlet weak var title: UILabel! { didSet { title.text = \"a\"; } } override func viewDidLoad() { "
                + "_showPlaceholder(for: \"SceneKit\"); super.viewDidLoad() view.addSubview(label) } }")
    }

    @Test("What uses a type that is cut is cut as well, in other files and without an import")
    func dependents() throws {
        let (texts, missing) = try cut([
            "import Metal\nclass Renderer { init(device: MTLDevice) {}; let device: MTLDevice }\nstruct Rest {}",
            "import Metal\nclass Mesh: MTLResourceBase {}",
            "class Scene { var mesh: Mesh?; let size = 2; func load() { mesh = Mesh(); print(size) } }",
            "import Metal\nstruct Pair { var size = 1; var buffer: MTLBuffer? }\n"
                + "func pair() { let pair = Pair(size: 1, buffer: nil); print(pair); print(Pair(size: 2)) }",
            "class Old { var texture: GLuint = 0; var name = \"\" }",
        ])
        #expect(texts[0] == "import Metal class Renderer { } struct Rest {}")
        #expect(missing.leftOut == ["1": "Metal"])
        #expect(texts[2] == "class Scene { let size = 2; func load() { print(size) } }")
        #expect(texts[3] == "import Metal struct Pair { var size = 1; } func pair() { print(Pair(size: 2)) }")
        #expect(texts[4] == "class Old { var name = \"\" }")
        #expect(missing.needs["4"] == ["OpenGLES"])
    }

    @Test("A variable without a value is lost with the statements that assign one")
    func assignments() throws {
        let texts = try cut([
            """
            import UIKit
            import Metal
            class Screen: UIViewController {
                func made(_ on: Bool) -> UIView { let view: UIView; if on { view = UIView() } else { view = show(MTLCreateSystemDefaultDevice()) }; return view }
                func log() { let text: String; if on { text = "a" } else { text = name(MTLCreateSystemDefaultDevice()) }; print(text); print(1) }
            }
            """
        ]).texts
        #expect(texts[0].contains("func made(_ on: Bool) -> UIView { return UIView() }"), "\(texts[0])")
        #expect(!texts[0].contains("print(text)") && texts[0].contains("print(1)"), "\(texts[0])")
    }

    @Test("Names that the module declares, and frameworks that it has, are not missing")
    func own() throws {
        for text in [
            "import SpriteKit\nclass SKNode {}; class Card { let node = SKNode() }",
            "import UIKit\nclass Card { let mesh: MKMesh? = nil }",
            "import XCTest\nimport Metal\nlet a: MTLDevice? = nil",
            "import UIKit\nclass Ring: CALayer { @NSManaged var progress: CGFloat }",
        ] {
            #expect(try cut([text]).missing.edits.isEmpty && cut([text]).missing.leftOut.isEmpty)
        }
    }

    @Test("Code of UIKit's that stands beside SwiftUI's is kept, and what shows SwiftUI's is a placeholder")
    func swiftUI() throws {
        let badge = """
            import SwiftUI
            final class BadgeView: UIView {}
            struct Badge: UIViewRepresentable { func makeUIView(context: Context) -> BadgeView { BadgeView() } }
            """
        let host = """
            import SwiftUI
            class Host: UIHostingController<Page> { init() { super.init(rootView: Page()) } }
            """
        let (texts, missing) = try cut([
            badge, host, "import SwiftUI\nstruct Page: View { let model: Model }\nclass Model: ObservableObject {}",
            "import UIKit\nclass Menu: UIViewController { func open() { present(Host(), animated: true) } }",
        ])
        #expect(texts[0] == "import SwiftUI final class BadgeView: UIView {}")
        #expect(
            texts[1].contains("class Host: _ExternalViewController")
                && texts[1].contains("_showPlaceholder(for: \"SwiftUI\")")
        )
        #expect(missing.leftOut == ["2": "SwiftUI"] && missing.edits["3"] == nil)
    }

    @Test("What conforms to a protocol of SwiftUI's is left out, whatever type parameters other files have")
    func protocols() throws {
        let (_, missing) = try cut([
            "protocol Provider { associatedtype View: UIView; var view: View { get } }",
            "import SwiftUI\nprotocol Measuring: UIViewRepresentable { associatedtype Content: UIView }",
            "import SwiftUI\nstruct Badge<Content: UIView>: Measuring { var count = 1 }",
            "import SwiftUI\nextension View { func bordered() -> some View { self } }",
            "struct Box<View> { var view: View }\nclass Screen: UIViewController, Provider { let view = UIView() }",
        ])
        #expect(missing.leftOut == ["1": "SwiftUI", "2": "SwiftUI", "3": "SwiftUI"])
        #expect(missing.edits.isEmpty)
    }
}
