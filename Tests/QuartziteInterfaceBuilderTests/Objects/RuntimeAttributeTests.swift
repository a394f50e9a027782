import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("User-defined runtime attributes")
struct RuntimeAttributeTests {
    @Test("Each type of attribute has a matching value", .rule("I17", "I18", "I19")) func types() throws {
        let attributes = try SampleFile.card.element("crd-vi-ew0").runtimeAttributes
        let gray = InterfaceColorComponents(space: .gray, red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
        let expected: [(String, InterfaceRuntimeAttribute.Value)] = [
            ("layer.masksToBounds", .bool(true)), ("layer.cornerRadius", .integer(8)), ("shade", .real(0.5)),
            ("name", .string("Card")), ("note", .string("two\nlines")), ("origin", .point(CGPoint(x: 1, y: 2))),
            ("shift", .size(CGSize(width: 3, height: 4))), ("area", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
            ("span", .range(NSRange(location: 2, length: 5))), ("border", .color(.components(gray))),
            ("picture", .image("plate")), ("nothing", .nil),
        ]
        #expect(attributes.map(\.keyPath) == expected.map(\.0))
        #expect(attributes.map(\.value) == expected.map(\.1))
        #expect(attributes.first?.line == 47)
    }

    @Test(
        "Unreadable attributes are omitted with a warning", .rule("I18"),
        arguments: [
            #"type="boolean" value="maybe""#, #"type="number" value="x""#, #"type="rect""#, #"type="color""#,
            #"type="spell" value="a""#, #"value="a""#,
        ])
    func unreadable(attributes: String) throws {
        let list =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"k\" \(attributes)/></userDefinedRuntimeAttributes>"
        let document = try Sample.read(Sample.xib("<view id=\"v\">\(list)</view>"))
        #expect(document.element("v")?.runtimeAttributes.isEmpty == true)
        #expect(document.warnings.contains { $0.text == "the runtime attribute \"k\" has no value that can be read" })
    }

    @Test("A range stays within the range of integers") func ranges() throws {
        for (location, length, isRead) in [("1", "2", true), ("9223372036854775807", "1", false), ("-1", "2", false)] {
            let view = try Sample.view(
                """
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="r">
                <range key="value" location="\(location)" length="\(length)"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """)
            #expect(view.runtimeAttributes.count == (isRead ? 1 : 0))
        }
    }
}
