import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Warnings")
struct WarningTests {
    private func warnings(_ objects: String, more: String = "") throws -> [String] {
        try Sample.read(Sample.xib(objects, more: more)).warnings.map { "\($0.line): \($0.text)" }
    }

    @Test("Unknown elements, attributes and properties each produce one warning", .rule("I5")) func unknown() throws {
        let warnings = try warnings(
            """
            <label id="a" sparkle="YES" text="a"/>
            <label id="b" sparkle="NO"><size key="glow" width="1" height="1"/><size key="glow" width="2" height="1"/></label>
            <view id="c" sparkle="YES"><hologram depth="3"><inner/></hologram></view>
            <hologram/>
            """)
        #expect(
            warnings == [
                #"6: the attribute "sparkle" of label is not known and has no effect"#,
                #"7: the property "glow" of label is not known and has no effect"#,
                #"8: the attribute "sparkle" of view is not known and has no effect"#,
                #"8: the element "hologram" is not known and has no effect"#,
            ])
    }

    @Test(
        "Unreadable values produce a warning", .rule("I4", "I5"),
        arguments: [
            (#"<view id="v" hidden="true"/>"#, #"hidden of view is neither YES nor NO: "true""#),
            (#"<view id="v" alpha="1,5"/>"#, #"alpha of view is not a finite number: "1,5""#),
            (#"<view id="v" tag="2.5"/>"#, #"tag of view is not an integer: "2.5""#),
            (#"<view id="v" contentMode="fill"/>"#, #"contentMode of view is not a known word: "fill""#),
            (#"<view id="v"><rect key="frame" x="nan"/></view>"#, #"x of rect is not a finite number: "nan""#),
            (
                #"<constraint firstItem="-1" firstAttribute="top" multiplier="1:0"/>"#,
                #"multiplier of constraint is neither a number nor a ratio: "1:0""#
            ),
            (#"<view id="v"><color key="tintColor"/></view>"#, "the color has no components that can be read"),
            (
                #"<label id="v"><fontDescription key="fontDescription"/></label>"#,
                "the font has no name, type or style that can be read"
            ),
            (#"<constraint firstItem="-1" id="c"/>"#, "a constraint without two items and attributes has no effect"),
            (
                #"<view id="v"><connections><outlet property="a"/></connections></view>"#,
                "a connection without a name and destination has no effect: outlet"
            ),
            (
                #"<view id="v"><variation key="idiom=pad" tag="1"/></view>"#,
                #"the variation "idiom=pad" names no size class and never applies"#
            ),
            (
                #"<view id="v"><variation key="default" spark="1"/></view>"#,
                #"the attribute "spark" of view is not known and has no effect"#
            ),
            (#"<wkWebView id="v" engine="x"/>"#, "wkWebView is not available; a plain UIView replaces it"),
        ])
    func values(object: String, text: String) throws {
        #expect(try warnings(object) == ["6: " + text])
    }

    @Test("Elements and attributes for the canvas produce no warning", .rule("I5")) func canvas() throws {
        let warnings = try warnings(
            """
            <view id="v" userLabel="Box" misplaced="YES" ambiguous="YES" restorationIdentifier="r" verifyAmbiguity="off">
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><nil key="simulatedStatusBarMetrics"/>
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
            <point key="canvasLocation" x="1" y="2"/><animations/><size key="freeformSize" width="1" height="2"/>
            <attributedString key="userComments"><fragment content="note"/></attributedString></view>
            """,
            more:
                "<designables><designable name=\"a\"/></designables><customFonts key=\"customFonts\"><x/></customFonts>"
        )
        #expect(warnings.isEmpty)
    }

    @Test("Every element description is found by its name") func descriptions() {
        for (name, description) in Vocabulary.descriptions { #expect(description.name == name) }
        #expect(Vocabulary.descriptions.count > 100)
    }
}
