import Foundation
import Testing
@testable import QuartziteFileFormats

@Suite("XML property lists") struct XMLListTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyListReader.read(Data(text.utf8))
    }

    private func plist(_ value: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd">
        <plist version="1.0">\(value)</plist>
        """
    }

    @Test("All types are read")
    func types() throws {
        let list = try read(
            plist(
                """
                <dict><key>s</key><string>a &amp; b</string><key>i</key><integer>-3</integer><key>r</key><real>1.5</real>
                <key>t</key><true/><key>f</key><false/><key>d</key><data>AQI=</data><key>a</key><array><string/></array>
                <key>date</key><date>2020-01-02T03:04:05Z</date></dict>
                """))
        #expect(list["s"] == "a & b" && list["i"] == -3 && list["t"] == true && list["f"] == false)
        #expect(list["r"]?.value == .real(1.5) && list["d"]?.value == .data(Data([1, 2])) && list["a"] == [""])
        #expect(list["date"]?.value == .date(Date(timeIntervalSince1970: 1_577_934_245)))
        #expect((list.object as? [String: Any])?["i"] as? Int == -3)
    }

    @Test(
        "Errors state the file, line and cause",
        arguments: [
            ("<dict>\n<string>a</string></dict>", 4, "expected a key"),
            ("<dict><key>a</key></dict>", 3, "has no value"),
            ("<dict>\n<key>a</key>\n<integer>x</integer></dict>", 5, "not a whole number"), ("<b/>", 3, "no element b"),
            ("<dict>", 3, "plist ends where dict of line 3 should"),
            ("<string>a</string><string>b</string>", 3, "one value, not 2"),
        ])
    func errors(value: String, line: Int, message: String) {
        let error = #expect(throws: FormatError.self) { try read(plist(value)) }
        #expect(error?.line == line)
        #expect(error?.message.contains(message) == true)
    }

    @Test("Documents with entity declarations are rejected")
    func entities() {
        let error = #expect(throws: FormatError.self) {
            try read("<?xml version=\"1.0\"?>\n<!DOCTYPE p [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>")
        }
        #expect(error?.line == 2 && error?.kind == .unsupported)
    }

    @Test("Text that is not UTF-8 is an error with its line")
    func encoding() {
        let data = Data("<plist>\n<dict a".utf8) + Data([0xf8]) + Data("b=\"c\"/></plist>".utf8)
        let error = #expect(throws: FormatError.self) { try PropertyListReader.read(data) }
        #expect(error?.line == 2 && error?.message == "not UTF-8 text")
    }

    @Test("Deep nesting is an error and not a crash")
    func depth() {
        let value = String(repeating: "<array>", count: 50_000)
        let error = #expect(throws: FormatError.self) { try read(plist(value)) }
        #expect(error?.kind == .tooLarge)
    }
}
