import CoreGraphics
import Foundation
import QuartziteGallery
import QuartzCore
import QuartziteStage
import TestSupport
import Testing
import UIKit

@testable import QuartziteTesting

/// The documentation's images equal the project's drawing; `SNAPSHOT_RECORD=all` records them again.
@MainActor struct DocumentationPictureTests {
    nonisolated static let shapes = ["point", "line", "rectangle", "cuboid", "circle", "sphere"]
    nonisolated static let modes = ["points", "outline", "surface", "volume"]

    private func check(_ bitmap: Bitmap, _ path: String) {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let file = root.appendingPathComponent(path)
        let store = SnapshotStore(reference: file, name: file.deletingPathExtension().lastPathComponent)
        #expect(throws: Never.self) {
            try store.check(bitmap, tolerance: .exact, environment: ProcessInfo.processInfo.environment)
        }
    }

    @Test(
        "The documentation shows the births of every emitter shape and mode", .rule("emitters §5"), arguments: shapes,
        modes)
    func shape(_ shape: String, _ mode: String) {
        let stage = Stage(size: CGSize(width: 96, height: 96), scale: 1) {
            ShapeViewController(shape: .init(rawValue: shape), mode: .init(rawValue: mode))
        }
        stage.seek(to: 2)
        check(stage.frame().bitmap, "Sources/Apple/QuartzCore/QuartzCore.docc/Resources/emitter-\(shape)-\(mode).png")
    }

    @Test(
        "The documentation shows the scene in light and dark style, three text sizes, right to left and on devices",
        arguments: ["light", "dark", "small", "large", "right-to-left", "phone", "tablet"])
    func appearance(_ name: String) throws {
        let scene = try #require(Gallery.scene(named: "appearance"))
        var configuration = StageConfiguration(size: scene.size, scale: 0.5)
        switch name {
        case "dark": configuration.appearance = .dark
        case "small": configuration.textSize = .extraSmall
        case "large": configuration.textSize = .accessibilityLarge
        case "right-to-left": configuration.layoutDirection = .rightToLeft
        case "phone": configuration = try device("iPhone 17", scale: 0.42)
        case "tablet": configuration = try device("iPad Pro 11", scale: 0.3)
        default: break
        }
        let stage = Stage(configuration: configuration) { scene.make() }
        stage.seek(to: 0.5)
        check(stage.frame().bitmap, "docs/images/appearance-\(name).png")
    }

    private func device(_ name: String, scale: CGFloat) throws -> StageConfiguration {
        var configuration = StageConfiguration(device: try #require(StageDevice(named: name)))
        (configuration.scale, configuration.showsSystemBars) = (scale, true)
        configuration.appearance = .dark
        return configuration
    }

    @Test(
        "The documentation shows film strips of the scenes",
        arguments: [
            ("snow", 0.5, 1.5), ("fireworks", 1.2, 0.6), ("maple-leaves", 0.5, 1.2), ("fire", 0.2, 0.4),
            ("neon", 0.4, 0.8), ("bank-coins", 0.8, 0.9), ("image-move", 0.6, 0.9), ("image-sequences", 0.25, 0.2),
            ("animate-options", 0.4, 0.4), ("view-transitions", 0.7, 0.2), ("auto-layout", 0.55, 0.3),
            ("interactive-transition", 0.9, 0.6), ("dynamics", 0.6, 0.9), ("ball-game", 1, 1.6),
        ])
    func strip(_ name: String, first: Double, step: Double) throws {
        let scene = try #require(Gallery.scene(named: name))
        let stage = Stage(size: scene.size, scale: 96 / scene.size.height, seed: scene.seed) { scene.make() }
        stage.play(try TouchScript(json: scene.touchScript))
        let frames = (0..<5).map { index in
            stage.seek(to: first + Double(index) * step)
            return stage.frame().bitmap
        }
        let width = frames[0].width
        let strip = Bitmap(width: frames.count * (width + 2) - 2, height: frames[0].height)
        strip.clear(0xffff_ffff)
        for (index, frame) in frames.enumerated() {
            for y in 0..<frame.height {
                // Transparent pixels show the stage's black.
                for x in 0..<width { strip[index * (width + 2) + x, y] = frame[x, y] | 0xff00_0000 }
            }
        }
        check(strip, "docs/images/strip-\(name).png")
    }
}

/// Emits dots that are white at birth, turn blue and fade; solids are seen from above and from the side.
private final class ShapeViewController: UIViewController {
    private let emitter = CAEmitterLayer()

    init(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
        super.init(nibName: nil, bundle: nil)
        emitter.emitterShape = shape
        emitter.emitterMode = mode
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.12, alpha: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 3, height: 3)).fill()
        }
        let cell = CAEmitterCell()
        cell.contents = dot.cgImage
        cell.birthRate = 500
        cell.lifetime = 1
        cell.velocity = 14
        cell.redSpeed = -1.2
        cell.greenSpeed = -0.7
        cell.alphaSpeed = -0.8

        let isRound = [.circle, .sphere].contains(emitter.emitterShape)
        let isSolid = [.cuboid, .sphere].contains(emitter.emitterShape)
        emitter.emitterPosition = CGPoint(x: 48, y: 48)
        emitter.emitterSize = isRound ? CGSize(width: 26, height: 0) : CGSize(width: 52, height: 36)
        emitter.emitterDepth = emitter.emitterShape == .cuboid ? 40 : 0
        emitter.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
        emitter.renderMode = .oldestFirst
        if isSolid {
            emitter.preservesDepth = true
            emitter.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.45, 1, 0, 0), 0.5, 0, 1, 0)
            view.layer.sublayerTransform.m34 = -1 / 300
        }
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
    }
}
