import Testing
import UIKit

@Suite("Numbers in JSON")
struct JSONNumberTests {
    @Test("Fractions have the 17 digits that Apple's systems write, and other numbers stay as they are")
    func digits() throws {
        let numbers: [Any] = [0.1, CGFloat(0.67), NSNumber(value: 18.1), 0.5, 2, true, 1e-20, "0.1"]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: ["a": numbers]), as: UTF8.self)
        #expect(
            text == "{\"a\":[0.10000000000000001,0.67000000000000004,18.100000000000001,0.5,2,true,1e-20,\"0.1\"]}")
    }
}
