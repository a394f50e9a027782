import Testing

@testable import SourceRewriter

@Suite("Portable code is the original on Apple's systems")
struct PortableTests {
    /// The code that compilers with an Objective-C runtime see, without white space.
    static func original(_ text: String) -> String {
        var open: [(isOurs: Bool, isShown: Bool)] = []
        var lines: [Substring] = []
        for line in text.split(separator: "\n") {
            let word = line.drop { $0 == " " || $0 == "\t" }
            if word.hasPrefix("#if") {
                let isOurs = [
                    "#if canImport(ObjectiveC)", "#if !canImport(ObjectiveC)", "#if canImport(FoundationNetworking)",
                ]
                .contains(String(word))
                open.append((isOurs, !isOurs || word == "#if canImport(ObjectiveC)"))
                if isOurs { continue }
            } else if word == "#else", open.last?.isOurs == true {
                open[open.count - 1].isShown.toggle()
                continue
            } else if word == "#endif", open.popLast()?.isOurs == true {
                continue
            }
            if open.allSatisfy(\.isShown) { lines.append(line) }
        }
        return lines.joined(separator: "\n").replacing("(os(iOS) || os(Linux))", with: "os(iOS)").filter {
            !$0.isWhitespace
        }
    }

    static let sample = """
        import Foundation
        import UIKit.UIGestureRecognizerSubclass
        @objc public protocol Menu { @objc optional func opened(_ menu: Int) ; func must() }
        @objcMembers public class A: UIView, Menu { // why
            weak var delegate: Menu?; @IBOutlet private weak var label: UILabel!
            @objc dynamic var x = 1
            func must() { if let d = delegate { d.opened?(1) } }
            func many() { let all = [1].map { one in delegate?.opened?(one) }; print(all) }
            public func opened(_ menu: Int) {}
        }
        extension A { open override func layoutSubviews() { super.layoutSubviews() } }
        extension UIView { @objc func setUp() {} }
        extension UILabel { override func setUp() { super.setUp() } }
        class L: CALayer { @NSManaged var progress: CGFloat }
        class O: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
        class B: UIViewController, UIScrollViewDelegate {}
        class C: B { func scrollViewDidScroll(_ s: UIScrollView) {} }
        #if os(iOS) && !targetEnvironment(macCatalyst)
        let session = URLSession.shared
        #endif
        let d = (value as AnyObject).doubleValue
        """

    @Test("All differences are guarded by conditions")
    func guards() throws {
        let portable = try rewrite(Self.sample, style: .portable)
        #expect(Self.original(portable) == Self.original(Self.sample))
        #expect(
            portable.contains("_A_layoutSubviews") && portable.contains("_Menu_opened")
                && portable.contains("_UILabel_setUp"))
        let parsed = try ParsedSource(path: "A.swift", bytes: Array(portable.utf8))
        #expect(parsed.errors.isEmpty)
    }

    @Test(
        "The original is preserved in files without selectors and Xcode's literals", arguments: RobustnessTests.samples)
    func samples(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let changed = ["Selector", "selector", "#keyPath", "Literal", "UIApplicationMain"]
        guard !changed.contains(where: text.contains) else { return }
        #expect(try Self.original(rewrite(text, style: .portable)) == Self.original(text))
    }

    @Test("Rewriting twice changes nothing")
    func twice() throws {
        let once = try rewrite(Self.sample, style: .portable)
        #expect(try rewrite(once, style: .portable).split(separator: "\n") == once.split(separator: "\n"))
    }
}
