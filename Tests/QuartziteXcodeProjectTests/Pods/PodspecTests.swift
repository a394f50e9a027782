import Testing
import QuartziteXcodeProject

@Suite("Podspecs and Podfiles") struct PodspecTests {
    private static let spec = """
        Pod::Spec.new do |s|
          s.name             = "Heart"   # the name
          s.module_name      = 'HeartKit'
          s.swift_versions   = ['4.2', '5.0']
          s.source_files     = 'Sources/**/*.{swift,h}'
          s.exclude_files    = 'Sources/Old/**'
          s.tvos.source_files = 'TV/*.swift'
          s.resources        = ['Images/*.png',
                                'Assets.xcassets']
          s.resource_bundles = {
            'Heart' => ['Bundle/*.xib', 'Bundle/*.lproj/*'],
            "More" => "More/*"
          }
          s.description      = <<-DESC
            It's (not a statement
            s.dependency 'none'
          DESC
          s.dependency 'pop', '~> 1.0'
          if true
            s.framework = 'UIKit'
          end
        end
        """
    private static let files = [
        "Heart.podspec": spec, "Sources/a.swift": "", "Sources/Sub/Deep/b.swift": "", "Sources/Old/c.swift": "",
        "Sources/h.h": "", "TV/t.swift": "", "Images/i.png": "", "Assets.xcassets/Contents.json": "{}",
        "Bundle/V.xib": "", "Bundle/de.lproj/L.strings": "", "More/m.txt": "",
    ]

    @Test("The literals of a podspec are read", .rule("I120"))
    func literals() throws {
        let folder = try SampleFolder(Self.files)
        let spec = try Podspec(folder["Heart.podspec"], files: folder.files)
        #expect(spec.name == "Heart" && spec.moduleName == "HeartKit" && spec.languageVersion == "5.0")
        #expect(folder.relative(spec.sources) == ["Sources/Sub/Deep/b.swift", "Sources/a.swift"])
        #expect(spec.resources.map { folder.relative($0.path) } == ["Assets.xcassets", "Images/i.png"])
        #expect(spec.resourceBundles.mapValues(\.count) == ["Heart": 2, "More": 1])
        #expect(spec.dependencies == ["pop"])
    }

    @Test("The podspec or Podfile selects subspecs, including those that they require")
    func subspecs() throws {
        let text = """
            Pod::Spec.new do |s|
              s.name = 'A'
              s.default_subspec = 'Core'
              s.subspec 'Core' do |ss|
                ss.source_files = 'Core/*.swift'
              end
              s.subspec 'Extended' do |ss|
                ss.source_files = 'Extended/*.swift'
                ss.dependency 'A/Core'
              end
            end
            """
        let folder = try SampleFolder(["A.podspec": text, "Core/a.swift": "", "Extended/b.swift": ""])
        let core = try Podspec(folder["A.podspec"], files: folder.files)
        #expect(folder.relative(core.sources) == ["Core/a.swift"] && core.dependencies.isEmpty)
        let extended = try Podspec(folder["A.podspec"], subspecs: ["Extended"], files: folder.files)
        #expect(folder.relative(extended.sources) == ["Core/a.swift", "Extended/b.swift"])
    }

    @Test(
        "Patterns match paths like a shell's",
        arguments: [
            ("a/*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false), ("a/**/*.swift", "a/b.swift", true),
            ("a/**/*.swift", "a/b/c/d.swift", true), ("**/x", "x", true), ("a/{b,c}.{h,m}", "a/c.m", true),
            ("a/{b,c}.h", "a/d.h", false),
            ("a?c", "abc", true), ("a?c", "a/c", false), ("[ab]c", "bc", true), ("[ab]c", "cc", false),
            ("a/**", "a/b/c", true), ("", "", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) throws {
        let folder = try SampleFolder([
            "A.podspec": "Pod::Spec.new do |s|\n s.resources = '\(pattern)'\nend", path.isEmpty ? "x" : path: "",
        ])
        let found = try Podspec(folder["A.podspec"], files: folder.files).resources.map { folder.relative($0.path) }
        #expect(found.contains(path) == (matches && !path.isEmpty))
    }

    @Test("A Podfile lists the pods of each target, including those of outer targets and functions")
    func podfile() throws {
        let text = """
            platform :ios, '9.0'
            pod 'All'
            def shared
              pod 'Shared', '~> 1'
            end
            target 'App' do
              use_frameworks!
              pod 'Heart', :path => '../'
              pod "Kit/Sub", path: 'Kit' # local
              shared
              target 'AppTests' do
                inherit! :search_paths
                pod 'Quick'
              end
            end
            target 'Bare'
            """
        let folder = try SampleFolder(["Example/Podfile": text, "Example/Kit/a": ""])
        let podfile = try Podfile(folder["Example/Podfile"], files: folder.files)
        let pods = podfile.targets["App"] ?? []
        #expect(pods.map(\.name) == ["All", "Heart", "Kit", "Shared"])
        #expect(pods.map(\.subspec) == [nil, nil, "Sub", nil])
        #expect(pods.map { $0.folder.map(folder.relative) } == [nil, folder.path, "Example/Kit", nil])
        #expect(podfile.targets["AppTests"]?.map(\.name).contains("Quick") == true)
        #expect(podfile.targets["Bare"]?.map(\.name) == ["All"])
    }

    @Test("Local pods that are missing or outside the checkout are reported with their lines")
    func problems() throws {
        let text = "target 'A' do\n pod 'B', path: 'none'\n pod 'C', path: '../../..'\nend"
        let folder = try SampleFolder(["Podfile": text])
        let podfile = try Podfile(folder["Podfile"], files: folder.files)
        #expect(podfile.problems.map(\.kind) == [.missing, .outside] && podfile.problems.map(\.line) == [2, 3])
    }
}
