import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Previews")
struct PreviewTests {
    @Test(
        "A preview becomes a function",
        arguments: [
            Case("#Preview { V() }", "@MainActor func _preview_A_1() -> UIResponder { V() }"),
            Case("#Preview(\"a b\") { V() }", "@MainActor func _preview_A_1() -> UIResponder { V() }"),
            Case(
                "\n#Preview(\"x\",\n    traits: .portrait\n) {\n    V()\n}",
                "\n@MainActor func _preview_A_2() -> UIResponder \n\n{\n    V()\n}"),
            Case(
                "@available(iOS 17, *)\n#Preview { () -> UIView in V() }",
                "@available(iOS 17, *)\n@MainActor func _preview_A_2() -> UIResponder {  V() }"),
            Case("#Preview(body: f)", "#Preview(body: f)"),
        ])
    func function(_ example: Case) throws {
        #expect(try rewrite(example.before) == example.after)
    }

    @Test("Reports list the previews that are compiled")
    func report() throws {
        let text = """
            #Preview { V() }
            #if os(iOS)
            #Preview("wheel") { W() }
            #else
            #Preview("never") { W() }
            #endif
            """
        let source = try ParsedSource(path: "folder/My Wheel.swift", bytes: Array(text.utf8))
        let report = SourceReport(source, output: nil, applied: [], index: ModuleIndex([source]))
        #expect(
            report.previews == [
                PreviewReport(name: "My Wheel preview", line: 1, function: "_preview_My_Wheel_1"),
                PreviewReport(name: "wheel", line: 3, function: "_preview_My_Wheel_3"),
            ])
        #expect(!report.topLevelCode)
    }

    @Test(
        "Reports contain the size and the orientation that traits name",
        arguments: [
            Case("#Preview(traits: .landscapeLeft, .defaultLayout) { V() }", "nil true"),
            Case("#Preview(\"a\", traits: .fixedLayout(width: 300, height: 2.5)) { V() }", "[300.0, 2.5] false"),
            Case("#Preview(\"a\", traits: .fixedLayout(width: w, height: 2.5)) { V() }", "nil false"),
            Case("#Preview(\"landscape\") { V() }", "nil false"),
        ])
    func traits(_ example: Case) throws {
        let source = try ParsedSource(path: "A.swift", bytes: Array(example.before.utf8))
        let report = SourceReport(source, output: nil, applied: [], index: ModuleIndex([source]))
        let traits = try #require(report.previews.first?.traits)
        #expect("\(traits.size.map { "\($0)" } ?? "nil") \(traits.isLandscape)" == example.after)
    }

    @Test("Apple's compilers see the preview, and others do not")
    func portable() throws {
        #expect(
            try rewrite("#Preview { V() }", style: .portable)
                == "#if canImport(ObjectiveC)\n#Preview { V() }\n#endif")
    }
}
