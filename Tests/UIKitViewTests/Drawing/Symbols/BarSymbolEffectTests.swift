import QuartziteCompositor
import TestSupport
import Testing

@testable import QuartzCore
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Drawing effects of symbols, and effects of bar buttons")
struct BarSymbolEffectTests {
    private let screen = TestScreen()

    /// The sum of the opacities of the pixels in a half of the screen, at a time.
    private func ink(right: Bool, at time: Double) -> Int {
        screen.advance(to: time)
        let tree = screen.scene.run {
            screen.window.context.renderTree(at: time, width: 200, height: 200, scale: 1)
        }
        let bitmap = Bitmap(width: 200, height: 200)
        Compositor.draw(tree, into: bitmap)
        var sum = 0
        for y in 0..<200 { for x in (right ? 100..<200 : 0..<100) { sum += Int(bitmap[x, y] >> 24) } }
        return sum
    }

    @Test("A symbol is drawn and erased clockwise, and stays erased")
    func drawing() {
        let view = screen.run {
            let configuration = UIImage.SymbolConfiguration(pointSize: 60)
            let view = UIImageView(image: UIImage(systemName: "circle.fill", withConfiguration: configuration))
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            view.contentMode = .center
            screen.window.addSubview(view)
            return view
        }
        let (left, right) = (ink(right: false, at: 0), ink(right: true, at: 0))
        screen.run { view.addSymbolEffect(.drawOn) }
        #expect(ink(right: false, at: 0.01) + ink(right: true, at: 0.01) < left / 10)
        #expect(ink(right: true, at: 0.35) > right * 9 / 10 && ink(right: false, at: 0.35) < left / 10)
        #expect(ink(right: false, at: 1) == left && view.symbolEffects == nil)
        screen.run { view.addSymbolEffect(.drawOff) }
        #expect(ink(right: true, at: 1.35) < right / 10 && ink(right: false, at: 1.35) > left * 9 / 10)
        #expect(ink(right: false, at: 3) + ink(right: true, at: 3) == 0)
        screen.run { view.addSymbolEffect(.drawOn) }
        #expect(ink(right: false, at: 4) == left && ink(right: true, at: 4) == right)
    }

    @Test("A bar button keeps an endless effect when its bar shows it again")
    func barButtons() throws {
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let bar = screen.run {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            let content = UINavigationItem(title: "Title")
            content.rightBarButtonItem = item
            bar.items = [content]
            screen.window.addSubview(bar)
            return bar
        }
        #expect(item.title == nil && item.image?.isSymbolImage == true)
        screen.run {
            item.addSymbolEffect(.pulse)
            item.addSymbolEffect(.bounce)
        }
        let first = try #require(item.symbolView)
        #expect(first.symbolEffects != nil)
        screen.run { bar.titleTextAttributes = [.foregroundColor: UIColor.red] }
        let second = try #require(item.symbolView)
        #expect(second !== first && second.symbolEffects != nil)
        screen.run { item.removeAllSymbolEffects() }
        screen.advance(to: 5)
        #expect(second.symbolEffects == nil)
        let other = try #require(UIImage(systemName: "minus"))
        screen.run { item.setSymbolImage(other, contentTransition: .replace) }
        #expect(item.image == other)
    }
}
