import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIFoundation
import UIKit

/// Members of Apple's Foundation that Foundation on Linux lacks.
@MainActor @Suite struct FoundationShimTests {
    @Test("A log accepts objects and nothing as values") func log() {
        let text = loggedText("%@ %d %@", [NSError(domain: "Paper", code: 1), 3, nil])
        #expect(text.contains("Paper") && text.hasSuffix(" 3 (null)"))
    }

    @Test("Booleans as objects have a type of their own") func booleans() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 2)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1.5)) == CFNumberGetTypeID() && CFBooleanGetTypeID() != CFNumberGetTypeID())
    }

    @Test("Types of files have names in networks") func namesOfTypes() {
        #expect(UTType.png.preferredMIMEType == "image/png" && UTType(mimeType: "IMAGE/PNG") == .png)
        #expect(UTType(mimeType: "a/b") == nil)
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        let name = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() }
        #expect(name == "image/png")
    }

    @Test("A generic segue can be created with a closure") func segue() {
        func perform<Segue: UIStoryboardSegue>(_ type: Segue.Type) -> Int {
            var count = 0
            Segue(identifier: "a", source: UIViewController(), destination: UIViewController()) { count += 1 }.perform()
            return count
        }
        #expect(perform(UIStoryboardSegue.self) == 1)
    }
}
