import Testing
import UIKit

@testable import QuartziteUICore

/// The layers that the core of UIKit finds by their names.
@MainActor struct HigherLayerTests {
    @Test("The core finds both layers above it") func found() {
        #expect(HigherLayers.keys.count > 200)
        let types = PropertyTables.rows(of: UITableView.self).map { "\($0.type)" }
        #expect(types == ["UIView", "UIScrollView", "UITableView"])
        #expect(HigherLayers.passingTouches.contains { $0 == UITableView.self })
    }

    @Test("Names of classes have UIKit's module, whichever layer declares them") func names() {
        #expect(String(reflecting: UITableView.self) == "UIKit.UITableView")
        #expect(
            String(reflecting: UIEdgeInsets.zero) == "UIKit.UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
        #expect(NSStringFromClass(UILabel.self) == "UILabel")
        #expect(NSClassFromString("UITableViewCell") == UITableViewCell.self)
    }
}
