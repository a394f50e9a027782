import Foundation
import TestSupport
import Testing
import UIKit

@testable import QuartziteInterfaceBuilder
@testable import QuartziteUICore

@MainActor @Suite("Rows of properties in documents", .rule("I5")) struct DocumentRowTests {
    /// Elements that can be the value of a property, with the key `KEY`.
    private static let children = [
        #"<color key="KEY" white="0.3" alpha="1" colorSpace="calibratedWhite"/>"#,
        #"<size key="KEY" width="3" height="4"/>"#, #"<point key="KEY" x="3" y="4"/>"#,
        #"<edgeInsets key="KEY" top="1" left="2" bottom="3" right="4"/>"#,
        #"<fontDescription key="KEY" type="system" pointSize="33"/>"#,
        #"<attributedString key="KEY"><fragment content="Text"/></attributedString>"#,
        #"<rectEdge key="KEY" top="YES"/>"#, #"<offsetWrapper key="KEY" horizontal="3" vertical="4"/>"#,
        #"<preferredSymbolConfiguration key="KEY" scale="large"/>"#, #"<view key="KEY" contentMode="center" id="2"/>"#,
        #"<textAttributes key="KEY"><color key="textColor" white="0" alpha="1"/></textAttributes>"#,
        #"<navigationBarAppearance key="KEY"/>"#, #"<items><navigationItem id="2"/></items>"#,
        #"<items><tabBarItem id="2"/></items>"#, #"<items><barButtonItem id="2"/></items>"#,
    ]

    /// What has to be there for a property to take a value.
    private static let preconditions = ["currentPage": #"numberOfPages="9""#]

    private static func element(_ rows: any AnyPropertyRows) -> String {
        let name = "\(rows.type)".dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The forms in which a document can state a property, as attributes and children.
    private static func forms(_ name: String, _ description: ElementDescription) -> [(
        attributes: String, child: String
    )] {
        let values: [String] =
            switch description.attributes[name] {
            case .bool?: ["YES", "NO"]
            case .number?: ["0.25", "7"]
            case .integer?, .multiplier?, .length?: ["3"]
            case .word(let words)?: words.sorted()
            case .text?: ["star"]
            case nil: []
            }
        let attributes = values.map { (attributes: "\(name)=\"\($0)\" catalog=\"system\"", child: "") }
        return attributes + children.map { (attributes: "", child: $0.replacing("KEY", with: name)) }
    }

    private func object(_ element: String, _ attributes: String = "", _ child: String = "") throws -> NSObject {
        try NibView("<\(element) \(attributes) id=\"1\">\(child)</\(element)>").object()
    }

    @Test("A property of a row has the value that a document states, unless that is its default")
    func effects() throws {
        try NibView.run {
            var count = 0
            for rows in HigherLayers.rows {
                let element = Self.element(rows)
                guard let description = Vocabulary.descriptions[element] else {
                    #expect(rows.comparisons.isEmpty, "documents have no \(element)")
                    continue
                }
                for (name, isEqual) in rows.comparisons {
                    let before = Self.preconditions[name] ?? ""
                    let plain = try object(element, before)
                    let hasEffect = try Self.forms(name, description).contains { form in
                        let stated = try object(element, "\(before) \(form.attributes)", form.child)
                        return !isEqual(plain, stated)
                    }
                    #expect(hasEffect, "\(name) of \(element)")
                    count += 1
                }
            }
            #expect(count > 200)
        }
    }

    @Test("Each name of public documents is read, has no effect on iOS either, or gives a warning")
    func names() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "names.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(2)
        #expect(lines.count > 400)
        var unknown: [String] = []
        for line in lines {
            let parts = line.split(separator: "\t").map(String.init)
            let description = Vocabulary.descriptions[parts[0]]
            let isKnown = description.map { $0.knows(attribute: parts[1]) } ?? false
            // The key of a value names a property of the element around it.
            let value = parts[1] == "id" ? "2" : "1"
            let text = "<view id=\"1\"><\(parts[0]) \(parts[1])=\"\(value)\"/></view>"
            let warnings = try NibText.document(NibText.xib(text)).warnings.map(\.text)
            let hasWarning = warnings.contains { $0.contains("is not known and has no effect") }
            if !isKnown {
                unknown.append("\(parts[0]).\(parts[1])")
                #expect(hasWarning, "\(line)")
            } else if parts[1] != "key" {
                #expect(!hasWarning, "\(line): \(warnings)")
            }
        }
        #expect(unknown == [])
    }

    @Test("A name that code reads in one class gives a warning in another")
    func strangers() throws {
        let document = try NibText.document(
            NibText.xib(
                """
                <view id="1" numberOfLines="2"/><label id="2" rowHeight="3"/>
                <button id="3"><size key="itemSize" width="1" height="1"/></button>
                """))
        #expect(
            document.warnings.map(\.text) == [
                #"the attribute "numberOfLines" of view is not known and has no effect"#,
                #"the attribute "rowHeight" of label is not known and has no effect"#,
                #"the property "itemSize" of button is not known and has no effect"#,
            ])
    }

    @Test("Names that worked only in code work in documents")
    func formerlyIgnored() throws {
        try NibView.run {
            let text: UITextView = try NibView(
                #"<textView id="1"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>"#
            ).object()
            #expect(text.dataDetectorTypes == [.phoneNumber, .link])
            let bar: UISearchBar = try NibView(
                """
                <searchBar id="1" showsScopeBar="YES"><scopeButtonTitles><string>All</string><string>New</string>
                </scopeButtonTitles></searchBar>
                """
            ).object()
            #expect(bar.scopeButtonTitles == ["All", "New"] && bar.showsScopeBar)
            let picker: UIDatePicker = try NibView(
                """
                <datePicker id="1" datePickerMode="countDownTimer" countDownDuration="3600" useCurrentDate="NO">
                <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"/>
                <calendar key="calendar" calendarIdentifier="buddhist"/></datePicker>
                """
            ).object()
            #expect(picker.countDownDuration == 3600 && picker.locale == Locale(identifier: "de_DE"))
            #expect(picker.timeZone?.identifier == "Europe/Berlin" && picker.calendar.identifier == .buddhist)
            let button: UIButton = try NibView(
                """
                <button id="1"><preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="30"/>
                <buttonConfiguration key="configuration" style="plain" title="A" indicator="popup"
                    titleLineBreakMode="wordWrap"><fontDescription key="titleFontDescription" type="system" pointSize="31"/>
                </buttonConfiguration></button>
                """
            ).object()
            #expect(button.preferredSymbolConfigurationForImage(in: .normal) == .init(pointSize: 30))
            #expect(button.configuration?.indicator == .popup)
            #expect(button.configuration?.titleLineBreakMode == .byWordWrapping)
            #expect(button.configuration?.titleTextAttributesTransformer?(AttributeContainer()).font?.pointSize == 31)
        }
    }
}
