import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Frames")
struct FrameTests {
    /// Returns the frame of a view in a superview of 375 × 667; `mask` lists the flexible parts.
    private func frame(_ frame: String, _ mask: String) throws -> CGRect? {
        let parts = mask.split(separator: " ").map { "\($0)=\"YES\"" }.joined(separator: " ")
        let view =
            "<label id=\"l\"><frame key=\"frameInset\" \(frame)/><autoresizingMask key=\"autoresizingMask\" \(parts)/></label>"
        return try Sample.view(
            "<rect key=\"frame\" x=\"9\" y=\"9\" width=\"375\" height=\"667\"/><subviews>\(view)</subviews>"
        ).element("l")?.frame
    }

    @Test("A rectangle is the frame in the superview", .rule("I33")) func rectangles() throws {
        let view = try Sample.view(#"<rect key="frame" x="-4.5" y="0.0" width="320" height="1e2"/>"#)
        #expect(view.frame == CGRect(x: -4.5, y: 0, width: 320, height: 100))
        #expect(try Sample.view("").frame == nil)
    }

    // The expected rectangles are those that other documents save for the same views.
    @Test(
        "Insets are points, percentages or the remaining space", .rule("I34"),
        arguments: [
            ("", "widthSizable heightSizable", CGRect(x: 0, y: 0, width: 375, height: 667)),
            (#"height="50""#, "widthSizable flexibleMaxY", CGRect(x: 0, y: 0, width: 375, height: 50)),
            (
                #"minX="23" minY="21.24%" width="30.97%" height="22""#,
                "widthSizable flexibleMaxX flexibleMinY flexibleMaxY",
                CGRect(x: 23, y: 137, width: 109, height: 22)
            ),
            (
                #"minY="21.24%" width="30.62%" height="22" maxX="19""#,
                "flexibleMinX widthSizable flexibleMinY flexibleMaxY",
                CGRect(x: 247, y: 137, width: 109, height: 22)
            ),
            (
                #"minX="65.20%" minY="54.17%" width="24.40%" height="44""#,
                "flexibleMinX widthSizable flexibleMaxX flexibleMinY flexibleMaxY",
                CGRect(x: 244.5, y: 337.5, width: 91.5, height: 44)
            ),
            (
                #"minX="50.27%" width="191" height="47" maxY="94""#, "flexibleMinX flexibleMaxX flexibleMinY",
                CGRect(x: 92.5, y: 526, width: 191, height: 47)
            ),
        ])
    func insets(attributes: String, mask: String, expected: CGRect) throws {
        let frame = try #require(try frame(attributes, mask))
        let differences = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
            frame.height - expected.height,
        ]
        // The percentages have only two decimals.
        #expect(differences.allSatisfy { abs($0) < 0.05 }, "\(frame)")
    }

    @Test("A frame is finite", .rule("I34")) func finite() throws {
        #expect(try frame(#"minX="1e308" maxX="1e308" width="50%""#, "") == .zero)
    }

    @Test("Absent insets are 0 if they are not flexible", .rule("I34", "I35")) func fixed() throws {
        #expect(try frame(#"minX="16" width="568" height="20""#, "") == CGRect(x: 16, y: 0, width: 568, height: 20))
        let view = try Sample.view("<frame key=\"frameInset\" minX=\"16\" width=\"568\" height=\"20\"/>")
        #expect(view.frame == CGRect(x: 16, y: 0, width: 568, height: 20))
    }
}
