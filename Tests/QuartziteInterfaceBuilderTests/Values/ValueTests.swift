import Foundation
@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Values of attributes and children")
struct ValueTests {
    @Test("Booleans are YES and NO", .rule("I4")) func bools() throws {
        let view = try Sample.view("", attributes: #"a="YES" b="NO" c="true""#)
        #expect(view.bool("a") && !view.bool("b", default: true))
        #expect(!view.bool("c") && view.bool("c", default: true) && view.bool("d", default: true))
    }

    @Test(
        "Numbers use a decimal point in every locale", .rule("I4"),
        arguments: [
            ("1", 1), ("-0.5", -0.5), ("0.66000000000000003", 0.66), ("1e3", 1000), ("+2", 2), ("", nil), ("1,5", nil),
            ("nan", nil), ("inf", nil), ("1e999", nil), ("0x10", nil), ("1 ", nil), ("١", nil), ("-", nil), (".", nil),
        ])
    func numbers(text: String, value: Double?) throws {
        let view = try Sample.view("", attributes: #"a="\#(text)""#)
        #expect(view.number("a") == value)
    }

    @Test(
        "Integers are numbers without a fraction",
        arguments: [("3", 3), ("3.0", 3), ("-1", -1), ("3.5", nil), ("1e30", nil), ("9223372036854775808", nil)])
    func integers(text: String, value: Int?) throws {
        #expect(try Sample.view("", attributes: #"a="\#(text)""#).integer("a") == value)
    }

    @Test("A string is an attribute or a child", .rule("I6")) func strings() throws {
        let view = try Sample.view(
            """
            <string key="b">two
            lines &amp; more</string><mutableString key="c">three</mutableString>
            <string key="d" base64-UTF8="YES">R3LDvMOfZSDwn5G7</string>
            <string key="e" base64-UTF8="YES">
            YQ
            </string><string key="f"/><string key="g" base64-UTF8="YES">%%</string><string key="h"><![CDATA[<a>]]></string>
            """, attributes: #"a="one&#10;line""#)
        #expect(view.string("a") == "one\nline")
        #expect(view.string("b") == "two\nlines & more")
        #expect(view.string("c") == "three")
        #expect(view.string("d") == "Grüße 👻")
        #expect(view.string("e") == "a")
        #expect(
            view.string("f") == "" && view.string("g") == "" && view.string("h") == "<a>" && view.string("i") == nil)
    }

    @Test("Points, sizes and rectangles have coordinates in points", .rule("I33")) func geometry() throws {
        let view = try Sample.view(
            """
            <rect key="frame" x="-4.5" y="0.0" width="320" height="1e2"/><point key="p" x="1" y="nan"/>
            <size key="s" width="2"/>
            """)
        #expect(view.frame == CGRect(x: -4.5, y: 0, width: 320, height: 100))
        #expect(view.point("p") == CGPoint(x: 1, y: 0) && view.size("s") == CGSize(width: 2, height: 0))
        #expect(view.rect("s") == nil && view.size("p") == nil)
    }

    @Test("Insets have three notations", .rule("I54", "I78")) func insets() throws {
        let view = try Sample.view(
            """
            <inset key="a" minX="1" minY="2" maxX="3" maxY="4"/><edgeInsets key="b" top="1" left="2" bottom="3" right="4"/>
            <directionalEdgeInsets key="c" top="1" leading="2" bottom="3" trailing="4"/>
            """)
        #expect(view.insets("a") == InterfaceEdgeInsets(top: 2, left: 1, bottom: 4, right: 3, isDirectional: false))
        #expect(view.insets("b") == InterfaceEdgeInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: false))
        #expect(view.insets("c") == InterfaceEdgeInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true))
        #expect(view.insets("d") == nil)
    }

    @Test("The autoresizing mask has the bits of UIView", .rule("I35")) func masks() throws {
        func mask(_ attributes: String) throws -> UInt? {
            try Sample.view("<autoresizingMask key=\"autoresizingMask\" \(attributes)/>").autoresizingMask?.rawValue
        }
        #expect(try mask("") == 0)
        #expect(try mask(#"widthSizable="YES" heightSizable="YES""#) == 18)
        #expect(try mask(#"flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES""#) == 45)
        #expect(try mask(#"widthSizable="NO""#) == 0)
        #expect(try Sample.view("").autoresizingMask == nil)
        #expect(InterfaceAutoresizingMask.absent.rawValue == 36)
    }

    @Test("Images have names in the asset catalog or of the system", .rule("I73")) func images() throws {
        let resources = """
            <resources><image name="star" catalog="system" width="64" height="60"/>
            <image name="own" width="20" height="10.5"/></resources>
            """
        let document = try Sample.read(
            Sample.xib(
                """
                <imageView image="own" highlightedImage="star" catalog="system" id="a"/>
                <imageView id="b"><imageReference key="image" image="star" catalog="system" symbolScale="large"
                renderingMode="template"/></imageView><imageView image="gone" catalog="system" id="c"/>
                """, more: resources))
        let (a, b, c) = (document.element("a"), document.element("b"), document.element("c"))
        #expect(a?.image("image") == InterfaceImage(name: "own"))
        #expect(a?.image("highlightedImage") == InterfaceImage(name: "star", isSystem: true))
        let expected = InterfaceImage(name: "star", isSystem: true, symbolScale: .large, renderingMode: .template)
        #expect(b?.image("image") == expected && b?.image("highlightedImage") == nil)
        #expect(c?.image("image") == InterfaceImage(name: "gone", isSystem: true))
        let own = document.imageResource(named: "own")
        #expect(own?.size == CGSize(width: 20, height: 10.5) && own?.isSystem == false)
        #expect(document.imageResource(named: "star")?.isSystem == true)
        #expect(document.imageResource(named: "gone") == nil)
    }
}
