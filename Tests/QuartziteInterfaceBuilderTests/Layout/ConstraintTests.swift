import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Constraints")
struct ConstraintTests {
    /// Returns the constraint of a view v with subviews a and b; c is a subview of b, and s is v's safe area.
    private func constraint(_ attributes: String) throws -> InterfaceConstraint? {
        try Sample.view(
            """
            <subviews><view id="a"/><view id="b"><subviews><view id="c"/></subviews></view></subviews>
            <viewLayoutGuide key="safeArea" id="s"/>
            <constraints><constraint \(attributes) id="k"/></constraints>
            """
        ).constraints.first
    }

    @Test("Absent attributes of a constraint have defaults", .rule("I40")) func defaults() throws {
        let constraint = try #require(try constraint(#"firstAttribute="width""#))
        #expect(constraint.first.item.id == "v" && constraint.first.attribute == .width && constraint.second == nil)
        #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0)
        #expect(constraint.priority == 1000 && !constraint.isPlaceholder && !constraint.isSymbolic)
        #expect(constraint.id == "k" && constraint.identifier == nil && constraint.line == 8)
    }

    @Test("Attributes in the document take precedence over defaults", .rule("I40", "I41")) func written() throws {
        let constraint = try #require(
            try constraint(
                #"""
                firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b"
                secondAttribute="trailing" multiplier="2" constant="-4.5" priority="750" identifier="gap"
                """#))
        #expect(constraint.first.item.id == "a" && constraint.second?.item.id == "b")
        #expect(constraint.second?.attribute == .trailing && constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 2 && constraint.constant == -4.5 && constraint.priority == 750)
        #expect(constraint.identifier == "gap")
        let below = try self.constraint(#"firstAttribute="width" relation="lessThanOrEqual" priority="-3""#)
        #expect(below?.relation == .lessThanOrEqual && below?.priority == 1)
    }

    @Test(
        "A multiplier is a number or a ratio", .rule("I42"),
        arguments: [
            ("71:80", 0.8875), ("1/4", 0.25), ("0.6:1", 0.6), ("1.45", 1.45), ("1:0", 1), ("1:2:3", 1), ("a", 1),
            ("", 1),
            (":", 1), ("1e300:1e-300", 1),
        ])
    func multipliers(text: String, value: Double) throws {
        let constraint = try constraint(#"firstAttribute="width" multiplier="\#(text)""#)
        #expect(constraint?.multiplier == value)
    }

    @Test("Every layout attribute has a name", .rule("I43")) func attributes() throws {
        let words = [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
            "baseline",
            "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
            "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
        ]
        #expect(InterfaceLayoutAttribute.allCases.map(\.rawValue) == words)
        for word in words {
            #expect(try constraint("firstAttribute=\"\(word)\"")?.first.attribute.rawValue == word)
        }
        #expect(try constraint(#"firstAttribute="middle""#) == nil)
        #expect(try constraint(#"firstItem="a""#) == nil)
        #expect(try constraint(#"firstAttribute="top" secondItem="a""#) == nil)
    }

    @Test(
        "A symbolic constraint has the standard spacing", .rule("I45"),
        arguments: [
            ("a leading v leading", 20.0), ("v trailing a trailing", 20), ("a trailing v trailing", -20),
            ("v top a top", -20), ("c leading v leading", 20), ("a leading b trailing", 8), ("a bottom b top", -8),
            ("a top s top", 0), ("s bottom a bottom", 0), ("a width b width", 99), ("a centerX v centerX", 99),
        ])
    func symbolic(sides: String, constant: Double) throws {
        let words = sides.split(separator: " ")
        let constraint = try constraint(
            """
            firstItem="\(words[0])" firstAttribute="\(words[1])" secondItem="\(words[2])"
            secondAttribute="\(words[3])" constant="99" symbolic="YES"
            """)
        #expect(constraint?.constant == constant && constraint?.isSymbolic == true)
    }

    @Test("The standard spacing to a controller's layout guide is 8", .rule("I45", "I52")) func guides() throws {
        let document = try Sample.read(
            Sample.storyboard(
                """
                <viewController id="c" sceneMemberID="viewController"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
                </layoutGuides><view key="view" contentMode="center" id="v"><subviews><view id="a"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" symbolic="YES"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" symbolic="YES"/>
                <constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" symbolic="YES"/>
                </constraints></view></viewController>
                """))
        #expect(document.element("v")?.constraints.map(\.constant) == [8, 8, -8])
        let guides = try #require(document.element("c")).layoutGuides
        #expect(guides.map(\.kind) == [.topLayoutGuide, .bottomLayoutGuide] && guides.map(\.id) == ["t", "b"])
    }

    @Test("The layout guides of a view are identified by their keys", .rule("I48", "I52")) func viewGuides() throws {
        let guides = try SampleFile.scrolling.element("scr-sc-r00").layoutGuides
        #expect(guides.map(\.kind) == [.contentLayoutGuide, .frameLayoutGuide])
        let constraint = try SampleFile.scrolling.element("scr-sc-r00").constraints[1]
        #expect(constraint.second?.item.layoutGuideKind == .frameLayoutGuide)
        let view = try Sample.view(
            #"<viewLayoutGuide key="keyboard" id="k"/><viewLayoutGuide key="safeArea" id="s"/><viewLayoutGuide key="x"/>"#
        )
        #expect(view.layoutGuides.map(\.kind) == [.keyboard, .safeArea])
    }

    @Test("A constraint for the canvas is marked as a placeholder", .rule("I46")) func placeholders() throws {
        let constraints = try SampleFile.scrolling.element("scr-sc-r00").constraints
        #expect(constraints.map(\.isPlaceholder) == [false, false, true])
    }

    @Test("A document without Auto Layout has no constraints", .rule("I39")) func withoutAutoLayout() throws {
        let view = """
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width"/></constraints></view>
            """
        for (value, count) in [("useAutolayout=\"YES\"", 1), ("useAutolayout=\"NO\"", 0), ("", 0)] {
            let element = try Sample.read(Sample.xib(view, attributes: value)).element("v")
            #expect(element?.constraints.count == count)
            #expect(element?.placement == (count == 1 ? .constraints : .frame))
        }
    }
}
