/// Apps with a screen of another framework, and with the symbols that Xcode generates for asset catalogs.
extension SampleProject {
    static let swiftUIScreen = SampleProject(
        name: "Garden", form: "an app in UIKit with one screen in SwiftUI",
        files: [
            "Garden.xcodeproj/project.pbxproj": project("Garden", settings: generated()),
            "Garden/AppDelegate.swift": delegate("UINavigationController(rootViewController: GardenController())"),
            "Garden/GardenController.swift": controller(
                "GardenController", of: "Garden", plate: "UIColor(red: 0.2, green: 0.6, blue: 0.2, alpha: 1)",
                background: "UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1)",
                more: """
                    @objc private func showPlant() {
                        let screen = UIHostingController(rootView: PlantView(name: "Fern"))
                        navigationController?.pushViewController(screen, animated: true)
                    }
                    """
            ).replacing("import UIKit", with: "import SwiftUI\nimport UIKit"),
            "Garden/PlantView.swift": """
            import SwiftUI

            struct PlantView: View {
                let name: String
                @State private var isWatered = false

                var body: some View {
                    VStack(spacing: 12) {
                        Text(name).font(.title)
                        Toggle("Watered", isOn: $isWatered)
                    }
                    .padding()
                    .navigationTitle(name)
                }
            }

            #Preview { PlantView(name: "Fern") }
            """,
        ],
        plate: 0x33_9933, background: 0xcc_ffcc)

    static let metalScreen = SampleProject(
        name: "Prism", form: "an app in UIKit with one screen drawn by Metal",
        files: [
            "Prism.xcodeproj/project.pbxproj": project("Prism", settings: generated()),
            "Prism/AppDelegate.swift": delegate("PrismController()"),
            "Prism/PrismController.swift": controller(
                "PrismController", of: "Prism", plate: "UIColor(red: 0.6, green: 0, blue: 0.8, alpha: 1)",
                background: "UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)",
                more: """
                    @objc private func showSpectrum() { present(SpectrumController(), animated: true) }
                    """),
            "Prism/SpectrumController.swift": """
            import MetalKit
            import UIKit

            final class SpectrumController: UIViewController, MTKViewDelegate {
                private let device = MTLCreateSystemDefaultDevice()
                private var queue: MTLCommandQueue?

                override func loadView() {
                    let view = MTKView(frame: .zero, device: device)
                    view.clearColor = MTLClearColor(red: 0, green: 0.5, blue: 1, alpha: 1)
                    view.delegate = self
                    queue = device?.makeCommandQueue()
                    self.view = view
                }

                func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}

                func draw(in view: MTKView) {
                    guard let descriptor = view.currentRenderPassDescriptor, let drawable = view.currentDrawable,
                        let buffer = queue?.makeCommandBuffer(),
                        let encoder = buffer.makeRenderCommandEncoder(descriptor: descriptor)
                    else { return }
                    encoder.endEncoding()
                    buffer.present(drawable)
                    buffer.commit()
                }
            }
            """,
            "Prism/Shaders.metal": """
            #include <metal_stdlib>
            using namespace metal;

            vertex float4 spectrum(uint index [[vertex_id]]) { return float4(float(index), 0, 0, 1); }
            """,
        ],
        plate: 0x99_00cc, background: 0x33_3333)

    static let assetSymbols = SampleProject(
        name: "Signet", form: "the symbols that Xcode generates for asset catalogs",
        files: [
            "Signet.xcodeproj/project.pbxproj": project("Signet", settings: generated()),
            "Signet/AppDelegate.swift": delegate("SignetController()"),
            "Signet/SignetController.swift": """
            import UIKit

            final class SignetController: UIViewController {
                private let seal = UIImageView(image: UIImage(resource: .seal))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .brand
                    seal.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                    seal.autoresizingMask = [
                        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
                    ]
                    view.addSubview(seal)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if UIColor.brand == UIColor(resource: .brand) { print("shown Signet") }
                }
            }
            """,
            "Signet/Assets.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
            "Signet/Assets.xcassets/brand.colorset/Contents.json": """
            {
              "colors" : [
                {
                  "color" : {
                    "color-space" : "srgb",
                    "components" : { "alpha" : "1.000", "blue" : "0x66", "green" : "0x33", "red" : "0x00" }
                  },
                  "idiom" : "universal"
                }
              ],
              "info" : { "author" : "xcode", "version" : 1 }
            }
            """,
            "Signet/Assets.xcassets/seal.imageset/Contents.json": """
            {
              "images" : [ { "filename" : "seal.svg", "idiom" : "universal" } ],
              "info" : { "author" : "xcode", "version" : 1 },
              "properties" : { "preserves-vector-representation" : true }
            }
            """,
            "Signet/Assets.xcassets/seal.imageset/seal.svg": """
            <svg width="120" height="120" viewBox="0 0 120 120">
              <rect width="120" height="120" fill="#CC9900"/>
            </svg>
            """,
        ],
        plate: 0xcc_9900, background: 0x00_3366)
}
