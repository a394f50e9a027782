import Testing

@testable import quartzite

@Suite("Symbols that compiler errors report as missing")
struct CompilerErrorTests {
    @Test(
        "The missing name is read from a compiler error",
        arguments: [
            ("cannot find 'UITable' in scope", "UITable"), ("cannot find type 'UITable' in scope", "UITable"),
            ("value of type 'UIView' has no member 'foo'", "UIView.foo"),
            ("value of type 'UIView?' has no member 'foo'", "UIView.foo"),
            ("value of type 'any Menu' has no member 'foo'", "Menu.foo"),
            ("type 'UIColor' has no member 'foo'", "UIColor.foo"),
            ("type 'UIColor.Type' has no member 'foo'", "UIColor.foo"),
            ("type 'AnyClass' (aka 'any AnyObject.Type') has no member 'foo'", "AnyClass.foo"),
            ("no such module 'MapKit'", "import MapKit"),
            ("'Formatter' is unavailable: Not supported in swift-corelibs-foundation", "Formatter"),
            ("cannot convert value of type 'Int' to expected argument type 'String'", nil),
        ] as [(String, String?)])
    func symbols(message: String, name: String?) throws {
        let error = try #require(CompilerError("/a/b c.swift:12:3: error: \(message)"))
        #expect(error.file == "/a/b c.swift" && error.line == 12 && error.missingSymbol == name)
    }

    @Test(
        "Other lines are not errors",
        arguments: ["", "error: fatalError", "a.swift:1:2: warning: x", "a.swift: error: x"])
    func others(line: String) {
        #expect(CompilerError(line) == nil)
    }
}
