import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Resources of asset catalogs")
struct AssetResourceTests {
    @Test("A resource is the set with its name, also in a folder that provides a namespace")
    func resources() throws {
        let assets = try AssetFolder([
            "tint.colorset/Contents.json":
                #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#,
            "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Icons/star.imageset/Contents.json": #"{"images": [{"filename": "star.svg"}]}"#,
            "Icons/star.imageset/star.svg": AssetFolder.drawing("red", width: 6),
        ])
        assets.run {
            #expect(UIColor(resource: ColorResource(name: "tint", bundle: .main)) == UIColor(named: "tint"))
            #expect(UIImage(resource: ImageResource(name: "Icons/star", bundle: .main)).size.width == 6)
        }
        let names = AssetNames(in: [assets.folder.path])
        #expect(names.colors == ["tint"] && names.images == ["Icons/star"])
    }
}
