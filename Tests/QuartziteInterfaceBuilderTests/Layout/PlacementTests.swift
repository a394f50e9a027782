import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Placement of views")
struct PlacementTests {
    private static let says = #"translatesAutoresizingMaskIntoConstraints="NO""#

    private func placement(of view: String, constraint: String = "", list: String = "view") throws
        -> InterfacePlacement?
    {
        try Sample.read(
            Sample.xib(
                """
                <\(list) id="o"><subviews>\(view)</subviews><constraints>\(constraint)</constraints></\(list)>
                """)
        ).element("v")?.placement
    }

    private static let constraint =
        #"<constraint firstItem="v" firstAttribute="top" secondItem="o" secondAttribute="top"/>"#

    @Test("A view keeps its frame unless translatesAutoresizingMaskIntoConstraints is NO", .rule("I36")) func frames()
        throws
    {
        #expect(try placement(of: #"<view id="v"/>"#, constraint: Self.constraint) == .frame)
        #expect(try Sample.view("").placement == .frame)
    }

    @Test("A fixed frame takes precedence over a value of NO", .rule("I36")) func fixedFrames() throws {
        #expect(try placement(of: "<view id=\"v\" fixedFrame=\"YES\" \(Self.says)/>") == .frame)
        #expect(try SampleFile.shop.element("ite-im-g00").placement == .frame)
    }

    @Test("Constraints place a view to which they refer", .rule("I37")) func constrained() throws {
        #expect(try placement(of: "<view id=\"v\" \(Self.says)/>", constraint: Self.constraint) == .constraints)
        let own = "<view id=\"v\" \(Self.says)><constraints><constraint firstAttribute=\"width\"/></constraints></view>"
        #expect(try placement(of: own) == .constraints)
    }

    @Test("A view without constraints keeps its frame", .rule("I38")) func unconstrained() throws {
        #expect(try placement(of: "<view id=\"v\" \(Self.says)/>") == .frame)
    }

    @Test("A stack view places its arranged subviews", .rule("I37")) func stacks() throws {
        #expect(try placement(of: "<view id=\"v\" \(Self.says)/>", list: "stackView") == .stackView)
    }
}
