import Foundation
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite("Preserved vectors and accent colours of asset catalogs")
struct VectorImageTests {
    @Test("A vector image whose data the set preserves is rendered at the size at which it is shown")
    func preservedVectors() throws {
        func widths(_ properties: String) throws -> [Int?] {
            let contents = #"{"images": [{"filename": "4.svg"}], "properties": \#(properties)}"#
            let set = try AssetFolder([
                "set.imageset/Contents.json": contents, "set.imageset/4.svg": AssetFolder.drawing("red", width: 4),
            ])
            return set.run {
                let view = UIImageView(image: UIImage(named: "set"))
                view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                view.layoutIfNeeded()
                let stretched = (view.layer.contents as? CGImage)?.width
                view.contentMode = .center
                view.setNeedsLayout()
                view.layoutIfNeeded()
                return [stretched, (view.layer.contents as? CGImage)?.width]
            }
        }
        #expect(try widths(#"{"preserves-vector-representation": true}"#) == [80, 8])
        #expect(try widths("{}") == [8, 8])
    }

    @Test("The accent colour of the app is the tint of views without one of their own")
    func accent() throws {
        let color =
            #"{"colors": [{"color": {"components": {"red": "1.000", "green": "0", "blue": "0", "alpha": "1.000"}}}]}"#
        let assets = try AssetFolder(["Accent.colorset/Contents.json": color])
        assets.run {
            #expect(UIView().tintColor == .systemBlue)
            let list = LaunchConfiguration(["NSAccentColorName": "Accent"], isPad: false)
            InterfaceSettings.current.accentColor = list.accentColorName.flatMap { UIColor(named: $0) }
            #expect(UIView().tintColor == .red && UIColor.tintColor == .red)
        }
    }
}
