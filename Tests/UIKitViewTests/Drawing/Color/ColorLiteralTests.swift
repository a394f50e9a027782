import Testing

@testable import QuartziteUIDrawing
import UIKit

/// Colour literals are colours of UIKit and of Core Graphics.
@Suite struct ColorLiteralTests {
    @Test("A literal is a UIColor unless a CGColor is expected") func types() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let plain: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(plain == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }
}
