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

    @Test("Numbers have a point, whatever the separator of the environment's locale") func separator() async {
        await #expect(processExitsWith: .success) {
            setenv("LC_ALL", "de_DE.UTF-8", 1)
            #expect(shortestDecimal(0.5).description == "0.5" && shortestDecimal(1.0 / 60) != 0)
            let text = try json([shortestDecimal(2.25)], isCompact: true)
            #expect(text == "[2.25]")
        }
    }

    @Test("Keys are sorted, and slashes are not escaped")
    func keys() throws {
        let value = ["b": "a/b", "c": "\"", "a": "é\n"]
        #expect(try json(value, isCompact: true) == #"{"a":"é\n","b":"a/b","c":"\""}"#)
    }
}
