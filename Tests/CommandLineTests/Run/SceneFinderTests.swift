import Foundation
import QuartziteRewriting
import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("Classes that can be shown, and how they are constructed")
struct SceneFinderTests {
    private typealias Initializer = TypeReport.Initializer

    private func type(
        _ name: String, _ inherits: String..., initializers: [TypeReport.Initializer] = [],
        access: String = "internal",
        nestedIn: String? = nil
    ) -> TypeReport {
        TypeReport(
            name: name, kind: .class, inherits: inherits, line: 1, nestedIn: nestedIn, access: access, generic: false,
            attributes: [], initializers: initializers)
    }

    private func initializer(
        _ labels: String..., needed: [String]? = nil, convenience: Bool = false, failable: Bool = false
    ) -> TypeReport.Initializer {
        TypeReport.Initializer(
            labels: labels, needed: needed ?? labels, failable: failable, convenience: convenience,
            required: labels == ["coder"], access: "internal")
    }

    private func find(_ types: [TypeReport]) -> [String: String] {
        let report = SourceReport(
            source: "a.swift", types: types)
        return Dictionary(
            uniqueKeysWithValues: SceneFinder([report]).scenes.map { ($0.name, "\($0.kind) \($0.construction)") })
    }

    @Test("Construction follows the language's rules for inherited initializers")
    func making() {
        let coder = initializer("coder", failable: true)
        let found = find([
            type("Plain", "UIViewController"), type("Far", "Plain", "UITextFieldDelegate"),
            type("Own", "UIViewController", initializers: [initializer(), coder]),
            type("Nib", "UIViewController", initializers: [initializer("nibName", "bundle"), coder]),
            type("Model", "UIViewController", initializers: [initializer("model"), coder]),
            type("Eased", "UIViewController", initializers: [initializer("model", needed: []), coder]),
            type("Stored", "UIViewController", initializers: [coder]), type("Heir", "Model"),
            type("Box", "UIView"), type("Framed", "UIView", initializers: [initializer("frame"), coder]),
            type("Sized", "UIView", initializers: [initializer("size"), initializer(convenience: true), coder]),
        ])
        #expect(
            found == [
                "Plain": "controller Plain()", "Far": "controller Far()", "Own": "controller Own()",
                "Nib": "controller Nib()", "Eased": "controller Eased()",
                "Stored": "controller Stored(coder: NSCoder())!", "Box": "view Box(frame: frame)",
                "Framed": "view Framed(frame: frame)", "Sized": "view Sized()",
            ])
    }

    @Test("Controllers with initialisers of their own are constructed with them")
    func containers() {
        let coder = initializer("coder", failable: true)
        let found = find([
            type("Pages", "UIPageViewController"), type("Grid", "UICollectionViewController"),
            type("Tour", "UIPageViewController", initializers: [initializer(), coder]),
            type("Wall", "UICollectionViewController", initializers: [initializer("collectionViewLayout"), coder]),
            type("Menu", "UITableViewController", initializers: [initializer("style"), coder]),
            type("Halves", "UISplitViewController", initializers: [initializer("style"), coder]),
            type("Plain", "UIViewController", initializers: [initializer("style"), coder]),
        ])
        #expect(
            found == [
                "Pages": "controller Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)",
                "Grid": "controller Grid()", "Tour": "controller Tour()",
                "Wall": "controller Wall(collectionViewLayout: UICollectionViewFlowLayout())",
                "Menu": "controller Menu(style: .plain)", "Halves": "controller Halves(style: .doubleColumn)",
            ])
    }

    @Test("If nothing can be shown, the reason is that of the first class, or the libraries that are not there")
    func absence() {
        func reason(_ types: [TypeReport], _ change: (inout SourceReport) -> Void = { _ in }) -> String {
            var report = SourceReport(
                source: "a.swift", types: types)
            change(&report)
            return SceneFinder([report]).absence
        }
        #expect(
            reason([type("Badge", "UIView", access: "private")])
                == "Badge is private, or inside a private or generic type; show a class that creates one")
        #expect(
            reason([type("Badge", "UIView")]) { $0.isForSwiftUI = true }
                == "Badge is in a file that uses SwiftUI, which Quartzite does not have")
        #expect(
            reason([type("Badge", "BaseView")]) { $0.missingModules = ["Kit", "MapKit"] }
                == "no class inherits from UIViewController or UIView, or is an app delegate; the code needs Kit, "
                + "which the folder does not contain")
    }

    @Test("Types that other files cannot name are not scenes")
    func visibility() {
        let found = find([
            type("Hidden", "UIView", access: "private"), type("Outer", "NSObject", access: "fileprivate"),
            type("Inner", "UIView", nestedIn: "Outer"), type("Group", "NSObject"),
            type("Member", "UIView", nestedIn: "Group"), type("Model", "NSObject"),
        ])
        #expect(found == ["Group.Member": "view Group.Member(frame: frame)"])
    }

    @Test("Classes that share a name are kept apart")
    func sharedNames() {
        let found = find([
            type("A", "UIViewController"), type("B", "UIViewController"), type("D", "NSObject", nestedIn: "A"),
            type("D", "UIView", nestedIn: "B"), type("E", "A.D", nestedIn: "A"), type("F", "B.D", nestedIn: "B"),
        ])
        #expect(
            found == [
                "A": "controller A()", "B": "controller B()", "B.D": "view B.D(frame: frame)",
                "B.F": "view B.F(frame: frame)",
            ])
    }

    @Test("Previews are scenes with their own names")
    func previews() throws {
        var report = SourceReport(
            source: "a.swift", types: [type("Wheel", "UIView")])
        report.previews = [
            .init(name: "wheel", line: 3, function: "_preview_a_3"),
            .init(name: "wheel", line: 4, function: "_preview_a_4"),
            .init(name: "wide", line: 5, function: "f", traits: .init(isLandscape: true)),
            .init(name: "small", line: 6, function: "g", traits: .init(size: [30, 2.5], isLandscape: false)),
        ]
        let scenes = SceneFinder([report]).scenes
        #expect(scenes.map(\.name) == ["Wheel", "wheel", "wheel 2", "wide", "small"])
        #expect(scenes[2].registration(sceneDelegate: nil) == "program.addPreview(\"wheel 2\") { _preview_a_4() }")
        #expect(scenes[3].registration(sceneDelegate: nil) == "program.addPreview(\"wide\", isLandscape: true) { f() }")
        #expect(
            scenes[4].registration(sceneDelegate: nil)
                == "program.addPreview(\"small\", size: CGSize(width: 30.0, height: 2.5)) { g() }")
        let list = SceneList(scenes: scenes)
        #expect(
            try list.scene(named: "wheel").construction == "_preview_a_3()" && list.scene(named: nil).name == "Wheel")
        #expect(list.text.contains("preview          a.swift:3"))
    }

    @Test("Code in Swift 2 is reported by its first sign")
    func oldSwift() throws {
        var report = SourceReport(
            source: "a.swift")
        #expect(Failure(oldSwift: [report]) == nil)
        report.oldSwift = .init(line: 7, sign: "i++")
        let message = try #require(Failure(oldSwift: [report, report])).message
        #expect(message.hasPrefix("a.swift:7: i++ is Swift 2 or earlier (2 files)"))
    }

    private func scene(_ name: String, _ kind: RunnableScene.Kind, file: String = "a.swift", isBase: Bool = false)
        -> RunnableScene
    {
        RunnableScene(name: name, kind: kind, file: file, line: 1, construction: "\(name)()", isBase: isBase)
    }

    @Test("An app takes precedence over the only controller, and that over the only view")
    func choice() throws {
        let (app, base, leaf) = (
            scene("App", .app), scene("Base", .controller, isBase: true), scene("Leaf", .controller)
        )
        let view = scene("Box", .view)
        #expect(try SceneList(scenes: [view, leaf, app]).scene(named: nil) == app)
        #expect(try SceneList(scenes: [view, base, leaf]).scene(named: nil) == leaf)
        #expect(try SceneList(scenes: [view]).scene(named: nil) == view)
        let two = SceneList(scenes: [leaf, scene("Other", .controller, file: "Dir/Named.swift"), view])
        #expect(throws: Failure.self) { try two.scene(named: nil) }
        #expect(try two.scene(named: "Box") == view)
        #expect(try two.scene(named: "Named").name == "Other")
        #expect(try two.scene(named: "Named.swift").name == "Other")
        #expect(throws: Failure(.missingInput, "there is no scene called Laef; did you mean Leaf?")) {
            try two.scene(named: "Laef")
        }
        #expect(throws: Failure.self) { try SceneList(scenes: []).scene(named: nil) }
    }

    @Test("A navigation controller that does not override all initializers has no init()")
    func stacks() {
        let own = [initializer("nibName", "bundle"), initializer("coder", failable: true)]
        let found = find([type("Stack", "UINavigationController", initializers: own)])
        #expect(found["Stack"] == "controller Stack(nibName: nil, bundle: nil)")
    }
}
