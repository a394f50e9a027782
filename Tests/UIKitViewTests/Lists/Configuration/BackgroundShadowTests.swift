import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Shadows of backgrounds") struct BackgroundShadowTests {
    @Test("A background's shadow has the outline of the background inside its insets")
    func outline() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.offset = CGSize(width: 0, height: 2)
        background.shadowProperties.radius = 6
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        var layers: [CALayer] = []
        cell.forEach { layers.append($0.layer) }
        let shadowed = layers.filter { $0.shadowOpacity == 0.5 }
        #expect(shadowed.map(\.shadowRadius) == [6])
        #expect(shadowed.first?.shadowPath?.boundingBox == CGRect(x: 10, y: 5, width: 80, height: 40))
        background.shadowProperties = UIShadowProperties()
        cell.backgroundConfiguration = background
        #expect(!layers.contains { $0.shadowOpacity > 0 })
    }
}
