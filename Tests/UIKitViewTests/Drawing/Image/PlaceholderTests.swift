import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// Placeholders for missing images.
@MainActor @Suite struct PlaceholderTests {
    @Test("A placeholder has the same pixels at every screen scale, because emitters draw pixels") func scales() {
        for scale in [1.0, 2, 3] {
            var settings = SceneSettings()
            settings.screenScale = scale
            let image = SceneContext(settings: settings).run { UIImage.placeholder(named: "star") }
            #expect(image.cgImage?.width == 88 && image.size == CGSize(width: 44, height: 44))
        }
    }
}
