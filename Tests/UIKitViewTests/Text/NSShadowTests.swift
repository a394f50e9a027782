import Testing
import UIKit

@MainActor @Suite("Shadows of text") struct NSShadowTests {
    private func pixels(_ attributes: [NSAttributedString.Key: Any]) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format)
        let image = renderer.image { _ in
            NSAttributedString(string: "I", attributes: attributes).draw(at: CGPoint(x: 5, y: 5))
        }
        return Array(try #require(image.cgImage?.dataProvider?.data))
    }

    @Test("A shadow lies below the characters, with its offset and colour") func drawing() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = try pixels([.font: font, .foregroundColor: UIColor.black])
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 20, height: 4)
        shadow.shadowColor = UIColor.red
        let thrown = try pixels([.font: font, .foregroundColor: UIColor.black, .shadow: shadow])
        let width = 60
        var (matching, lit) = (0, 0)
        for y in 0..<36 {
            for x in 0..<40 {
                let alpha = plain[(y * width + x) * 4 + 3]
                if alpha == 0 { continue }
                lit += 1
                if thrown[((y + 4) * width + x + 20) * 4 + 3] == alpha { matching += 1 }
            }
        }
        #expect(lit > 10 && matching == lit)
        shadow.shadowColor = nil
        #expect(try pixels([.font: font, .foregroundColor: UIColor.black, .shadow: shadow]) == plain)
    }

    @Test("Shadows compare by value, with an offset of one point up and one third opacity as defaults")
    func equality() {
        let (a, b) = (NSShadow(), NSShadow())
        #expect(a == b && a.shadowOffset == CGSize(width: 0, height: -1) && a.shadowBlurRadius == 0)
        #expect((a.shadowColor as? UIColor) == UIColor(white: 0, alpha: 1 / 3))
        b.shadowBlurRadius = 2
        #expect(a != b && (b.copy() as? NSShadow) == b)
    }
}
