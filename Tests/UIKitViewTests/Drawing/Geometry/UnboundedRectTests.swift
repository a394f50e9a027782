import Testing
import UIKit

@Suite("Rectangles without bounds") struct UnboundedRectTests {
    @Test("A row of infinite width intersects what stands in it") func rows() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        func row(_ y: CGFloat) -> CGRect { CGRect(x: -.infinity, y: y, width: .infinity, height: 3) }
        #expect(rect.intersects(row(5)) && row(5).intersects(rect))
        #expect(!rect.intersects(row(15)) && !row(-5).intersects(rect))
        #expect(!rect.intersects(.null) && !rect.intersects(CGRect(x: 11, y: 0, width: 5, height: 5)))
        #expect(rect.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)) && rect.intersects(.infinite))
    }
}
