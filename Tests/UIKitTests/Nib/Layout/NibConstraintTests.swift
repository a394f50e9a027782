import QuartziteInterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Constraints of a nib") struct NibConstraintTests {
    /// Returns a xib's root view of 200 by 100 points with the subviews 2 and 3, and constraints.
    private func root(
        _ constraints: String, inside: String = "", sizeClasses: InterfaceSizeClasses = .phonePortrait
    ) throws -> NibView {
        let item = #"translatesAutoresizingMaskIntoConstraints="NO" contentMode="scaleToFill""#
        return try NibView(
            """
            <view id="1"><rect key="frame" width="200" height="100"/><subviews><view \(item) id="2"/>
            <view \(item) id="3"/></subviews><constraints>\(constraints)</constraints>\(inside)</view>
            """, sizeClasses: sizeClasses)
    }

    private func frame(_ id: String, in nib: NibView) throws -> CGRect {
        try nib.object("1", as: UIView.self).layoutIfNeeded()
        return try nib.object(id, as: UIView.self).frame
    }

    private static let height = #"<constraint firstItem="2" firstAttribute="height" constant="10" id="h"/>"#

    @Test("An absent first item is the view that holds the constraint", .rule("I40"))
    func holder() throws {
        try NibView.run {
            let nib = try root(
                """
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading"
                    constant="10" id="a"/>
                <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="20" id="b"/>
                <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="c"/>
                <constraint firstItem="2" firstAttribute="height" secondItem="1" secondAttribute="height"
                    multiplier="1:4" identifier="quarter" id="d"/>
                """)
            #expect(try frame("2", in: nib) == CGRect(x: 10, y: 0, width: 170, height: 25))
            let constraint: NSLayoutConstraint = try nib.object("d")
            #expect(constraint.isActive && constraint.identifier == "quarter" && constraint.multiplier == 0.25)
        }
    }

    @Test("Constraints exist when the view's initialiser returns", .rule("I13"))
    func duringInitialization() throws {
        _ = try SceneContext.messages {
            let nib = try NibView(
                """
                <view id="1" customClass="CountingView"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="2"/></subviews><constraints>
                <constraint firstItem="2" firstAttribute="width" secondItem="1" secondAttribute="width" id="a"/>
                </constraints></view>
                """)
            #expect(try nib.object("1", as: CountingView.self).countAtInitialization == 1)
        }
    }

    @Test("A constraint has its relation and priority", .rule("I40"))
    func priority() throws {
        try NibView.run {
            let nib = try root(
                """
                <constraint firstItem="2" firstAttribute="width" relation="greaterThanOrEqual" constant="30"
                    priority="700" id="a"/>
                """)
            let constraint: NSLayoutConstraint = try nib.object("a")
            #expect(constraint.relation == .greaterThanOrEqual && constraint.priority.rawValue == 700)
        }
    }

    @Test("The standard spacing replaces the constant of a symbolic constraint", .rule("I45"))
    func symbolic() throws {
        try NibView.run {
            let nib = try root(
                """
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading"
                    symbolic="YES" constant="99" id="a"/>
                <constraint firstItem="2" firstAttribute="top" secondItem="s" secondAttribute="top"
                    symbolic="YES" constant="99" id="b"/>
                <constraint firstItem="2" firstAttribute="width" constant="40" id="c"/>\(Self.height)
                """, inside: #"<viewLayoutGuide key="safeArea" id="s"/>"#)
            #expect(try frame("2", in: nib) == CGRect(x: 20, y: 0, width: 40, height: 10))
        }
    }

    @Test("Constraints for other size classes are created but not active", .rule("I49"))
    func variations() throws {
        let constraints = """
            <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="a"/>
            <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="b"/>\(Self.height)
            <constraint firstItem="2" firstAttribute="width" constant="40" id="c"/>
            <constraint firstItem="2" firstAttribute="width" constant="60" id="d"/>
            """
        let variations = """
            <variation key="default"><mask key="constraints"><exclude reference="d"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="d"/>
            <exclude reference="c"/></mask></variation>
            """
        try NibView.run {
            let phone = try root(constraints, inside: variations)
            #expect(try frame("2", in: phone).width == 40)
            #expect(try phone.object("d", as: NSLayoutConstraint.self).isActive == false)
            #expect(try frame("2", in: root(constraints, inside: variations, sizeClasses: .tablet)).width == 60)
        }
    }

    @Test("Constraints to the edges of a scroll view determine its content size", .rule("I48"))
    func scrollView() throws {
        try NibView.run {
            let nib = try NibView(
                """
                <scrollView clipsSubviews="YES" id="1"><rect key="frame" width="200" height="100"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="2"/></subviews><constraints>
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="a"/>
                <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="b"/>
                <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="10" id="c"/>
                <constraint firstAttribute="bottom" secondItem="2" secondAttribute="bottom" id="d"/>
                <constraint firstItem="2" firstAttribute="width" secondItem="1" secondAttribute="width" id="e"/>
                <constraint firstItem="2" firstAttribute="height" constant="300" id="f"/></constraints></scrollView>
                """)
            #expect(try frame("2", in: nib) == CGRect(x: 0, y: 0, width: 200, height: 300))
            #expect(try nib.object("1", as: UIScrollView.self).contentSize == CGSize(width: 210, height: 300))
        }
    }

    @Test("A constraint that cannot be created is reported with its line")
    func invalid() throws {
        let messages = try SceneContext.messages {
            _ = try root(#"<constraint firstItem="2" firstAttribute="top" constant="3" id="a"/>"#)
        }
        #expect(messages.count == 1 && messages[0].contains("The constraint has no effect:"))
    }
}

final class CountingView: UIView {
    let countAtInitialization: Int

    required init?(coder: NSCoder) {
        let counter = UIView(coder: coder)
        countAtInitialization = counter?.constraints.count ?? 0
        super.init(coder: coder)
    }
}
