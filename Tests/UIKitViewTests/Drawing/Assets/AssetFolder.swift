import Foundation
import TestSupport

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// A folder with an asset catalog, and a scene that searches it.
@MainActor struct AssetFolder {
    let folder = TemporaryFolder()
    let images = ImageCatalog()
    private let context: SceneContext

    /// Creates the files of a catalog by their paths in it.
    init(_ files: [String: String], scale: Double = 2) throws {
        var settings = SceneSettings()
        settings.screenScale = scale
        context = SceneContext(settings: settings)
        for (name, contents) in files {
            let url = folder.url("A.xcassets/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: url)
        }
        images.addTree(folder.path)
    }

    /// Calls `body` in the scene.
    func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        let images = images
        return try context.run {
            _ = context.object(of: ImageCatalog.self) { images }
            return try body()
        }
    }

    /// Returns an SVG file of one colour, `width` by 2 points large.
    static func drawing(_ color: String, width: Int = 2) -> String {
        "<svg xmlns='x' width='\(width)' height='2'><rect width='\(width)' height='2' fill='\(color)'/></svg>"
    }
}
