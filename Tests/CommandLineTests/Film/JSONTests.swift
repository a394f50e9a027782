import Foundation
import Testing

@testable import QuartziteCommandLine

@Suite("JSON for programs") struct JSONTests {
    @Test(
        "Times have no exponent and the fewest decimals that give the same number",
        arguments: [(0.0, "0"), (0.1, "0.1"), (1e-5, "0.00001"), (1.0 / 3, "0.3333333333333333"), (1e9, "1000000000")])
    func times(seconds: Double, text: String) throws {
        #expect(try json([shortestDecimal(seconds)], isCompact: true) == "[\(text)]")
    }

    @Test("Keys are sorted, and slashes are not escaped")
    func keys() throws {
        let value = ["b": "a/b", "c": "\"", "a": "é\n"]
        #expect(try json(value, isCompact: true) == #"{"a":"é\n","b":"a/b","c":"\""}"#)
    }
}
