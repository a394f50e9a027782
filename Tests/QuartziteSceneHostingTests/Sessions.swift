import CoreGraphics
import QuartziteGallery
import QuartziteSceneHosting
import QuartziteStage
import Testing
import UIKit

/// Sessions of small scenes.
@MainActor
enum Sessions {
    /// A session of a gallery scene at half a pixel per point.
    static func gallery(_ name: String, scale: CGFloat = 0.5) throws -> SceneSession {
        let scene = try #require(Gallery.scene(named: name))
        return session(size: scene.size, scale: scale, seed: scene.seed) { scene.make() }
    }

    /// A session of a view controller of 100 × 100 points whose view `build` fills.
    static func small(_ build: @escaping @MainActor (UIView) -> Void) -> SceneSession {
        session(size: CGSize(width: 100, height: 100), scale: 1, seed: 0) { BuiltViewController(build) }
    }

    static func session(
        size: CGSize, scale: CGFloat, seed: UInt64, _ make: @escaping @MainActor () -> UIViewController
    ) -> SceneSession {
        let stage = Stage(
            configuration: StageConfiguration(size: size, scale: scale, seed: seed), opening: .controller(make))
        let facts = SceneFacts(
            name: "test", width: size.width, height: size.height, scale: scale,
            pixelWidth: Int(size.width * scale), pixelHeight: Int(size.height * scale), duration: 5, seed: seed)
        return SceneSession(stage, facts: facts, background: 0, threads: 1)
    }
}

/// A view controller whose view a closure fills.
final class BuiltViewController: UIViewController {
    private let build: @MainActor (UIView) -> Void

    init(_ build: @escaping @MainActor (UIView) -> Void) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        build(view)
    }
}

extension SceneSession {
    func layers() throws -> LayerTree {
        guard case .layers(let tree) = try perform(.inspect) else { throw SceneFailure(.refused, "no layers") }
        return tree
    }

    func properties(of layer: String) throws -> LayerPropertyList {
        guard case .properties(let list) = try perform(.properties(of: layer)) else {
            throw SceneFailure(.refused, "no properties")
        }
        return list
    }

    func hit(_ x: Double, _ y: Double) throws -> String? {
        guard case .hit(let path) = try perform(.hit(x: x, y: y)) else { throw SceneFailure(.refused, "no hit") }
        return path
    }

    @discardableResult
    func edit(_ edits: [SceneEdit]) throws -> EditReport {
        guard case .edited(let report) = try perform(.edit(edits)) else { throw SceneFailure(.refused, "no report") }
        return report
    }

    func timeline() throws -> Timeline {
        guard case .timeline(let timeline) = try perform(.timeline) else {
            throw SceneFailure(.refused, "no timeline")
        }
        return timeline
    }

    func hash(at time: Double) throws -> UInt64 { try #require(try show(time, hashing: true).hash) }

    /// The path of the first layer of a class.
    func path(of layerClass: String) throws -> String {
        try #require(try layers().layers.first { $0.layerClass == layerClass }?.id)
    }
}

extension SceneEdit {
    static func set(_ keyPath: String, of layer: String, to value: SceneValue) -> SceneEdit {
        .property(PropertyEdit(layer: layer, keyPath: keyPath, value: value))
    }
}
