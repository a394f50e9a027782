import Testing

@testable import QuartziteXcodeProject

@Suite("Imports of Swift files") struct SourceScanTests {
    private func scan(_ text: String) throws -> SourceScan {
        let folder = try SampleFolder(["a.swift": text])
        return SourceScan([folder["a.swift"]], files: folder.files)
    }

    @Test("Imports are found with attributes, access levels and kinds of declarations")
    func imports() throws {
        let scan = try scan(
            """
            import UIKit;
              @testable import Kit
            public import struct Deep.Inner
            @_exported @preconcurrency import Other // import Comment
            // import Nothing
            let important = 1
            import class Foundation.NSString
            """)
        #expect(scan.imports == ["Deep", "Foundation", "Kit", "Other", "UIKit"])
    }

    @Test(
        "SwiftUI apps are recognized by their conformance",
        arguments: [
            ("@main struct A: App {", true), ("struct A : SwiftUI.App", true), ("struct A: View, App {", true),
            ("struct A: Application {", false), ("// struct A: App", false), ("class A: App {", false),
            ("struct App: View", false),
        ])
    func apps(line: String, isApp: Bool) throws {
        #expect(try scan("import SwiftUI\n" + line).declaresSwiftUIApp == isApp)
    }
}
