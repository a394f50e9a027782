import Foundation
@testable import QuartziteInterfaceBuilder
import TestSupport
import Testing

@Suite("Document types")
struct DocumentTypeTests {
    @Test("The type distinguishes storyboards from xibs", .rule("I1")) func kinds() throws {
        #expect(try Sample.read(Sample.xib("")).kind == .xib)
        #expect(try Sample.read(Sample.storyboard("")).kind == .storyboard)
    }

    @Test(
        "Documents for other systems are rejected with the system's name", .rule("I1"),
        arguments: [
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "for macOS"),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "for macOS"),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "for watchOS"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "for tvOS"),
            ("com.example.Document", "not that of a storyboard or xib"),
        ])
    func otherTypes(type: String, words: String) {
        let error = Sample.error("\(Sample.declaration)\n<document type=\"\(type)\" version=\"3.0\"></document>")
        #expect(error?.reason == .otherType(type))
        #expect(error?.description.hasPrefix("Test.xib:2: the type \"\(type)\" is") == true)
        #expect(error?.description.contains(words) == true)
    }

    @Test("Documents of Xcode 3 and other XML files are rejected", .rule("I1")) func otherRoots() {
        let archive = Sample.error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
        #expect(archive?.reason == .otherRoot("archive"))
        #expect(archive?.description.contains("Xcode 3") == true)
        let list = Sample.error("\n<plist version=\"1.0\"></plist>")
        #expect(
            list?.description
                == "Test.xib:2: the root element is \"plist\", but that of a storyboard or xib is document")
        #expect(Sample.error("<document/>")?.reason == .otherType(""))
    }

    @Test("Version, system and tools have no effect", .rule("I2")) func versions() throws {
        let text = Sample.xib(#"<view contentMode="center" id="v"/>"#)
        let old = text.replacing("version=\"3.0\" toolsVersion=\"15400\"", with: "version=\"2.0\"")
        let document = try Sample.read(old)
        #expect(document.element("v") != nil && document.toolsVersion == 0)
        #expect(try Sample.read(text).toolsVersion == 15400)
        let long = try Sample.read(text.replacing("15400", with: "32700.99.1234"))
        #expect(long.toolsVersion == 32700.99)
    }

    @Test("The root element contains the settings of a document", .rule("I39")) func settings() throws {
        let plain = try Sample.read(Sample.xib("", attributes: ""))
        #expect(!plain.usesAutoLayout && !plain.matchesColors && !plain.isLaunchScreen && plain.globalTint == nil)
        let tint = #"<color key="tintColor" systemColor="systemRedColor"/>"#
        let other = try Sample.read(
            Sample.xib("", attributes: #"useAutolayout="YES" colorMatched="YES" launchScreen="YES""#, more: tint))
        #expect(other.usesAutoLayout && other.matchesColors && other.isLaunchScreen)
        #expect(other.globalTint == .system("systemRedColor", fallback: nil))
    }
}
