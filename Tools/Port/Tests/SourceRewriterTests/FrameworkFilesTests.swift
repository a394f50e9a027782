import Testing

@testable import SourceRewriter

@Suite("Files for frameworks that are not there")
struct FrameworkFilesTests {
    private func left(_ texts: [String]) throws -> [String: String] {
        try BuildConditions.$settings.withValue(RewritingSettings(dropsMissingImports: true)) {
            FrameworkFiles(
                try texts.enumerated().map { try ParsedSource(path: "\($0.offset)", bytes: Array($0.element.utf8)) }
            ).frameworks
        }
    }

    private static let map = "import MapKit\nclass MapScreen: UIViewController { let map = MKMapView() }"

    @Test("A file that no other file needs is left out")
    func unused() throws {
        #expect(try left([Self.map, "import UIKit\nclass List: UIViewController {} // MapScreen"]) == ["0": "MapKit"])
        let pair = "import MapKit\nclass Pin: MKAnnotationView {}"
        #expect(try left([Self.map + "\nlet p: Pin", pair]).isEmpty, "a variable may be used anywhere")
        #expect(try left([Self.map.replacing("MKMapView()", with: "Pin()") + "; class A: MKView {}", pair]).count == 2)
    }

    @Test(
        "A file stays if another one needs it, the app starts with it, or it extends a type of another file",
        arguments: [
            [map, "let a = MapScreen()"], ["@main " + map.replacing("import MapKit\n", with: "") + "\nimport MapKit"],
            [map + "\nextension List { func show() {} }", "class List {}"],
            [map.replacing("MKMapView", with: "UIView")],
            [map.replacing("MapKit", with: "UIKit")],
        ])
    func needed(texts: [String]) throws {
        #expect(try left(texts).isEmpty)
    }
}
