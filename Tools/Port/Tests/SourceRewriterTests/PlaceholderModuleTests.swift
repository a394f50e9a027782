import QuartziteRewriting
import Testing

@testable import SourceRewriter

@Suite("Placeholders for frameworks that are not there")
struct PlaceholderModuleTests {
    private static let map = "import MapKit\nimport UIKit\nclass Screen: UIViewController { let map = MKMapView() }"

    private func rewritten(_ text: String, has placeholders: Bool = true) throws -> (text: String, report: SourceReport)
    {
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: placeholders)
        return try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a.swift", bytes: Array(text.utf8))
            let index = ModuleIndex([source])
            let bytes = Rewriter.rewrite([source], index: index, style: .local)[0].bytes
            let report = SourceReport(source, output: nil, applied: [], index: index)
            return (String(decoding: bytes, as: UTF8.self), report)
        }
    }

    @Test("A file imports the placeholders if they have all the types that it uses")
    func replaced() throws {
        let (text, report) = try rewritten(Self.map)
        #expect(text.contains("import _MapKit") && !text.contains("import MapKit"))
        #expect(report.missingModules.isEmpty && report.imports.contains("MapKit"))
        let web = "import WebKit\nclass Page: UIViewController, WKNavigationDelegate { let web = WKWebView() }"
        #expect(try rewritten(web).text.contains("import _WebKit"))
    }

    @Test("A file that uses another type of the framework, or code for packages, lacks the framework")
    func missing() throws {
        let around = Self.map + "\nlet around: MKLookAroundScene? = nil"
        #expect(try !rewritten(around).text.contains("_MapKit"))
        #expect(try rewritten(around).report.missingModules == ["MapKit"])
        #expect(try !rewritten(Self.map, has: false).text.contains("_MapKit"))
        #expect(try rewritten(Self.map, has: false).report.missingModules == ["MapKit"])
    }

    @Test("A file with placeholders is not left out")
    func files() throws {
        func left(_ text: String, _ placeholders: Bool) throws -> [String: String] {
            let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: placeholders)
            return try BuildConditions.$settings.withValue(settings) {
                FrameworkFiles([try ParsedSource(path: "0", bytes: Array(text.utf8))]).frameworks
            }
        }
        #expect(try left(Self.map, true).isEmpty)
        #expect(try left(Self.map, false) == ["0": "MapKit"])
        let sound = "import AVFoundation\nclass Sound { let session = AVAudioSession.sharedInstance() }"
        #expect(try left(sound, true).isEmpty && left(sound, false).isEmpty)
        let model = "import MapKit\nclass Finder: NSObject { let scene: MKLookAroundScene? = nil }"
        #expect(try left(model, true) == ["0": "MapKit"])
        #expect(try left(model.replacing("NSObject", with: "UIView"), true).isEmpty, "a screen is a placeholder")
    }

    @Test("A framework that answers is imported even if it lacks a type, which counts as missing")
    func answering() throws {
        let text =
            "import AVFoundation\nimport UserNotifications\nlet player = AVPlayer()\nlet reader: AVAssetReader? = nil"
        let (rewritten, report) = try rewritten(text)
        #expect(rewritten.contains("import _AVFoundation\nimport _UserNotifications\n"))
        #expect(report.missingModules.isEmpty && report.imports == ["UIKit", "UserNotifications"])
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a", bytes: Array(text.utf8))
            #expect(MissingFrameworkNames([source]).byFile == ["a": ["AVAssetReader": "AVFoundation"]])
        }
        #expect(["Photos", "SceneKit"].map(PlaceholderModules.needed) == ["all of Photos", "SceneKit"])
        let portable = try self.rewritten(text, has: false).text
        #expect(!portable.contains("_AVFoundation") && !portable.contains("_UserNotifications"))
    }

    @Test("Conditions and qualified names find a framework that answers")
    func qualified() throws {
        let text = """
            import AVFoundation
            #if canImport(Photos)
            import Photos
            #endif
            let player: AVFoundation.AVPlayer? = nil
            let time = AVFoundation.CMTime.zero
            let session = AVFoundation.AVAudioSession.sharedInstance()
            """
        let result = try rewritten(text).text
        #expect(result.contains("#if true\nimport _Photos"))
        #expect(result.contains("let player: _AVFoundation.AVPlayer?") && result.contains("= _CoreMedia.CMTime.zero"))
        #expect(result.contains("UIKit.AVAudioSession"))
    }

    @Test("Core Data can be imported where it has a replacement")
    func coreData() throws {
        let text = "#if canImport(CoreData)\nimport CoreData\n#endif\nlet context: NSManagedObjectContext? = nil"
        #expect(try rewritten(text).text.contains("#if true\nimport _CoreData"))
        #expect(try !rewritten(text, has: false).text.contains("_CoreData"))
    }

    @Test("A file without an import of UIKit gets its names from the framework")
    func alone() throws {
        let result = try rewritten("import CoreLocation\nlet color = UIColor.red").text
        #expect(result.contains("import _CoreLocation") && result.contains("import UIKit"))
    }

    @Test("Foundation exports the keychain, unless the module declares its names")
    func security() throws {
        let text = "import Foundation\nlet kind = kSecClassKey"
        #expect(try rewritten(text).text.contains("import UIKit; import _Security"))
        #expect(try !rewritten(text, has: false).text.contains("_Security"))
        #expect(try !rewritten("import Foundation\nstruct SecAccessControl {}").text.contains("_Security"))
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        try BuildConditions.$settings.withValue(settings) {
            let sources = try [text, "import Security"].map { try ParsedSource(path: $0, bytes: Array($0.utf8)) }
            #expect(MissingFrameworkNames(sources).byFile.isEmpty)
        }
    }

    @Test("A controller of a SwiftUI view has the name of the view instead")
    func hosting() throws {
        let text = """
            import SwiftUI
            class Screen: UIViewController {
                var host: UIHostingController<AnyCard>?
                func open() {
                    let card = UIHostingController(
                        rootView: CardView(title: "A").padding())
                    present(card, animated: true)
                }
            }
            """
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a.swift", bytes: Array(text.utf8))
            let changed = try #require(try source.replacingHostedViews())
            let result = String(decoding: changed.bytes, as: UTF8.self)
            #expect(result.contains("var host: UIHostingController?"))
            #expect(result.contains("UIHostingController(\n            _placeholder: \"CardView\")"))
            #expect(!SwiftUIVocabulary.describes(changed) && SwiftUIVocabulary.describes(source))
            #expect(PlaceholderModules.replacement(of: "SwiftUI", in: changed) == "_SwiftUI")
            let later = text.replacing("present(card", with: "card.rootView = CardView(); present(card")
            #expect(try ParsedSource(path: "b", bytes: Array(later.utf8)).replacingHostedViews() == nil)
            #expect(try ParsedSource(path: "c", bytes: Array("import UIKit".utf8)).replacingHostedViews() == nil)
        }
    }
}
