import QuartziteFileFormats
import Foundation
import TestSupport
import Testing

@testable import QuartziteXcodeProject

@Suite("Damaged files") struct DamagedInputTests {
    /// A file of each kind, by name.
    private static let samples = [
        "App.xcodeproj/project.pbxproj": SampleProject.app(
            settings: "A = \"$(inherited) $(B:lower)\"; INFOPLIST_FILE = Info.plist; SWIFT_VERSION = 5.0; "),
        "Info.plist":
            "<?xml version=\"1.0\"?><plist><dict><key>a</key><array><string>é</string><true/></array></dict></plist>",
        "W.xcworkspace/contents.xcworkspacedata":
            "<Workspace><Group location=\"group:a\"><FileRef location=\"group:b\"/></Group></Workspace>",
        "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme":
            "<Scheme><LaunchAction><BuildableProductRunnable><BuildableReference ReferencedContainer=\"container:App.xcodeproj\" BlueprintName=\"App\"/></BuildableProductRunnable></LaunchAction></Scheme>",
        "Package.swift":
            "let a = [\"x\"]\nlet package = Package(name: \"P\", targets: [.target(name: \"T\", dependencies: a + [.product(name: \"Y\")])])",
        "A.podspec":
            "Pod::Spec.new do |s|\n s.source_files = 'a/**/*.{swift,m}'\n s.resource_bundles = { 'B' => ['*'] }\nend",
        "Podfile": "target 'App' do\n pod 'A', :path => './'\nend",
        "a.xcconfig": "#include \"b\"\nA[sdk=*] = $(inherited)",
        "a.swift": "import UIKit\nstruct A: App {}",
    ]

    /// Returns a text with a few random bytes changed, removed, repeated or inserted.
    private static func mutate(_ text: String, _ random: inout SeededRandom) -> Data {
        var bytes = Array(text.utf8)
        for _ in 0...random.below(6) where !bytes.isEmpty {
            let place = random.below(bytes.count)
            switch random.below(5) {
            case 0: bytes[place] = UInt8(random.below(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(Array("{}()[]<>\"'\\;=,$/*\n\0".utf8).randomElement(using: &random) ?? 0, at: place)
            case 3: bytes.removeSubrange(place...)
            default:
                bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 24)], at: random.below(bytes.count))
            }
        }
        return Data(bytes)
    }

    @Test("Random changes to any file produce results or problems", arguments: 0..<40)
    func mutations(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let folder = try SampleFolder(Self.samples)
        for (name, text) in Self.samples.sorted(by: { $0.key < $1.key }) {
            try Self.mutate(text, &random).write(to: URL(filePath: folder[name]))
        }
        let checkout = try Checkout(folder.path)
        let graph = checkout.allModules()
        _ = ConfigurationFile(folder["a.xcconfig"], files: folder.files)
        #expect(graph.modules.flatMap(\.sources).allSatisfy { $0.hasPrefix(folder.path) })
        #expect(checkout.problems.allSatisfy { !$0.description.contains("\n") })
    }

    @Test("Random changes to property lists produce values or an error with a line", arguments: 0..<200)
    func lists(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        for name in ["App.xcodeproj/project.pbxproj", "Info.plist"] {
            let data = Self.mutate(Self.samples[name] ?? "", &random)
            do throws(ProjectProblem) {
                let list = try PropertyList(data, file: name)
                #expect(list.line >= 0)
            } catch {
                #expect(error.kind == .unsupported || error.line != nil)
            }
        }
    }
}
