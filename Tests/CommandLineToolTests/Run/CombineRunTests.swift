import Testing

@Suite("Combine in iOS code", .enabled(if: RunTool.built))
struct CombineRunTests {
    private static let scene = """
        import Combine
        import UIKit

        final class Light: ObservableObject {
            @Published var isGreen = false
        }

        class LightViewController: UIViewController {
            private let light = Light()
            private var subscriptions: Set<AnyCancellable> = []

            override func viewDidLoad() {
                super.viewDidLoad()
                light.$isGreen.sink { [unowned self] in view.backgroundColor = $0 ? .green : .red }
                    .store(in: &subscriptions)
                Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().first()
                    .sink { [light] _ in light.isGreen = true }.store(in: &subscriptions)
                light.objectWillChange.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                    .receive(on: DispatchQueue.main)
                    .sink { [unowned self] in view.backgroundColor = .blue }.store(in: &subscriptions)
            }
        }
        """

    @Test("Publishers of unchanged code follow the stage's clock")
    func colours() throws {
        try withRunTool { tool in
            try tool.write(Self.scene, to: "Light.swift")
            let frames = try tool.hashes("Light.swift --frames 0-9 --fps 10 --size 94x167 -j 1")
            let expected = [0, 0, 0, 3, 3, 3, 6, 6, 6, 6].map { frames[$0] }
            #expect(frames == expected && Set(frames).count == 3)
        }
    }

    @Test("A package depends on Combine only if its code imports it")
    func packages() throws {
        try withPortTool { tool in
            try tool.write(Self.scene, to: "Light.swift")
            #expect(try tool.run("App -o Package").status == 0)
            let manifest = try tool.text("Package/Package.swift")
            #expect(manifest.contains("let combine: [Target.Dependency] = [.product(name: \"Combine\""))
            #expect(manifest.contains("dependencies: [] + uikit + combine"))
            let source = try tool.text("Package/Sources/App/Light.swift")
            #expect(source.hasPrefix("#if canImport(Combine)\nimport Combine\n#else\nimport _Combine\n#endif\n"))
            try tool.write("import UIKit\nclass A: UIView {}\n", to: "Light.swift")
            #expect(try tool.run("App -o Package --force").status == 0)
            #expect(try !tool.text("Package/Package.swift").contains("combine"))
        }
    }
}
