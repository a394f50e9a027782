import TestSupport
import Testing
import UIKit
import _Networking

@testable @_spi(Internals) import _SnapshotTesting

@MainActor @Suite("Values are described as text")
struct TextTests {
    private struct User: Codable {
        let id: Int
        let name: String
        let tags: [String]
    }

    private enum Suit: CaseIterable { case hearts, spades }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
        var result: String?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private let user = User(id: 1, name: "Ann", tags: ["x"])

    @Test("A dump has the members in an order that does not change")
    func dump() {
        #expect(text(user, .dump) == "▿ User\n  - id: 1\n  - name: \"Ann\"\n  ▿ tags: 1 element\n    - \"x\"\n")
        #expect(
            text(["b": 1, "a": 2], .dump)?.hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"") == true)
        #expect(text(Set([2, 1]), .dump) == "▿ 2 members\n  - 1\n  - 2\n")
        #expect(text(Optional<Int>.none, .dump) == "- Optional<Int>.none\n")
        #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
        #expect(text(Suit.hearts, .dump) == "- Suit.hearts\n")
        #expect(text(NSObject(), .dump) == "- <NSObject>\n")
    }

    @Test("Objects that contain one another are described once")
    func circles() {
        final class Node { var next: Node? }
        let node = Node()
        node.next = node
        #expect(text(node, .dump)?.contains("(circular reference detected)") == true)
        node.next = nil
    }

    @Test("JSON and property lists have sorted keys")
    func encoded() {
        #expect(text(user, .json)?.hasPrefix("{\n  \"id\" : 1,\n  \"name\" : \"Ann\"") == true)
        #expect(text(user, .plist)?.contains("<key>name</key>") == true)
        #expect(Snapshotting<User, String>.json.pathExtension == "json")
        #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
        #expect(text(["b": 1, "a": 2] as Any, .json)?.hasPrefix("{\n  \"a\" : 2,\n") == true)
    }

    @Test("A function is described by its results for all cases")
    func functions() {
        let strategy = Snapshotting<Suit, String>.func(into: Snapshotting<Int, String>.description)
        #expect(text({ $0 == .hearts ? 1 : 2 }, strategy) == "\"hearts\",\"1\"\n\"spades\",\"2\"")
        #expect(strategy.pathExtension == "csv")
    }

    @Test("A request is described as it is sent, and as a command")
    func requests() throws {
        var request = URLRequest(url: try #require(URL(string: "https://www.example.com/a?z=1&b=2")))
        request.httpMethod = "POST"
        request.setValue("text/\"html\"", forHTTPHeaderField: "Accept")
        request.setValue("id=1", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
        #expect(
            text(request, .raw)
                == "POST https://www.example.com/a?b=2&z=1\nAccept: text/\"html\"\nCookie: id=1\n\n{\"b\":1,\"a\":2}")
        #expect(text(request, .raw(pretty: true))?.hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}") == true)
        #expect(
            text(request, .curl)
                == "curl \\\n\t--request POST \\\n\t--header \"Accept: text/\\\"html\\\"\" \\\n"
                + "\t--data \"{\\\"b\\\":1,\\\"a\\\":2}\" \\\n\t--cookie \"id=1\" \\\n"
                + "\t\"https://www.example.com/a?b=2&z=1\"")
    }

    @Test("A path is described by its elements, a subpath after an empty line")
    func paths() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -0.0001))
        path.addQuadCurve(to: CGPoint(x: 1.25, y: 2), controlPoint: CGPoint(x: 0.0005, y: 1.9999))
        path.close()
        path.move(to: .zero)
        #expect(
            text(path, .elementsDescription)
                == "MoveTo (0.0, -0.0)\nQuadCurveTo (0.001, 2.0) (1.25, 2.0)\nClose \n\nMoveTo (0.0, 0.0)\n")
    }

    @Test("Lines that differ are shown with four others around them")
    func lines() {
        let old = (1...20).map { "\($0)" }
        var new = old
        new[9] = "ten "
        let text = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).text
        #expect(
            text.split(separator: "\n") == [
                "@@ \u{2212}6,9 +6,9 @@", "\u{2007}6", "\u{2007}7", "\u{2007}8", "\u{2007}9", "\u{2212}10", "+ten ¬",
                "\u{2007}11", "\u{2007}12", "\u{2007}13", "\u{2007}14",
            ])
    }

    @Test("Views and controllers are described as to a debugger")
    func hierarchies() throws {
        try inScene {
            let view = square(.white)
            let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3.3333333, height: 4))
            label.text = "Hi"
            label.tag = 3
            view.addSubview(label)
            #expect(
                text(view, .recursiveDescription)
                    == "<UIView; frame = (0 0; 10 10); layer = <CALayer>>\n"
                    + "   | <UILabel; frame = (1 2; 3.33333 4); text = 'Hi'; userInteractionEnabled = NO; "
                    + "tag = 3; layer = <_UILabelLayer>>")
            let parent = UITabBarController()
            parent.viewControllers = [
                UINavigationController(rootViewController: UIViewController()), UIViewController(),
            ]
            let lines = text(parent, .hierarchy)?.split(separator: "\n") ?? []
            #expect(lines.first == "<UITabBarController>, state: appeared, view: <UILayoutContainerView>")
            #expect(lines.count == 4)
            #expect(lines.last == "   | <UIViewController>, state: disappeared, view: (view not loaded)")
        }
    }

    @Test("Waiting moves the scene's clock before a strategy is used")
    func waiting() throws {
        try inScene {
            var hasPassed = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { hasPassed = true }
            let strategy = Snapshotting<Int, String>.wait(for: 2, on: .description)
            #expect(text(1, strategy) == "1" && hasPassed)
        }
    }
}
