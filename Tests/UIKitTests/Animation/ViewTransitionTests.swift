import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §1.8: transitions between views.
@MainActor @Suite struct ViewTransitionTests {
    private let screen = TestScreen()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A view of 100 points that plays a linear transition from red to blue for one second.
    private func turn(_ options: UIView.AnimationOptions) -> UIView {
        let view = screen.addView(CGRect(x: 50, y: 50, width: 100, height: 100), color: red)
        screen.run {
            UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) {
                view.backgroundColor = blue
            }
        }
        return view
    }

    private func pixel(_ x: Int, _ y: Int, at time: Double) -> [Int] {
        screen.advance(to: time)
        return screen.pixel(x, y)
    }

    @Test("A cross dissolve shows half of each view in the middle", .rule("U8")) func dissolve() {
        let view = turn(.transitionCrossDissolve)
        #expect(view.backgroundColor == blue)
        #expect(pixel(100, 100, at: 0) == [255, 0, 0, 255])
        let half = pixel(100, 100, at: 0.5)
        #expect(abs(half[0] - 128) <= 1 && abs(half[2] - 128) <= 1 && half[3] == 255)
        #expect(pixel(100, 100, at: 1) == [0, 0, 255, 255])
    }

    @Test("A block of the old form plays a transition, which hides a view that is turned halfway") func oldForm() {
        let view = screen.addView(CGRect(x: 50, y: 50, width: 100, height: 100), color: red)
        screen.run {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationTransition(UIView.AnimationTransition.flipFromLeft, for: view, cache: true)
            view.backgroundColor = blue
            UIView.commitAnimations()
        }
        #expect(pixel(60, 100, at: 0.01) == [255, 0, 0, 255])
        #expect(pixel(60, 100, at: 0.5) != [255, 0, 0, 255] && screen.pixel(60, 100) != [0, 0, 255, 255])
        #expect(pixel(60, 100, at: 1) == [0, 0, 255, 255])
    }

    @Test(
        "The old view is replaced at its position in the hierarchy, or hidden", .rule("U9"), arguments: [false, true])
    func replacing(hides: Bool) {
        let container = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let from = screen.addView(color: red, in: container)
        let above = screen.addView(CGRect(x: 60, y: 60, width: 10, height: 10), in: container)
        let to = hides ? screen.addView(color: blue, in: container) : UIView(frame: from.frame)
        screen.run {
            to.isHidden = hides
            to.backgroundColor = blue
        }
        var ended: [Bool] = []
        screen.run {
            let hiding: UIView.AnimationOptions = hides ? .showHideTransitionViews : []
            UIView.transition(
                from: from, to: to, duration: 1, options: [.transitionCrossDissolve, .curveLinear, hiding]
            ) { ended.append($0) }
        }
        if hides {
            #expect(from.isHidden && !to.isHidden && from.superview === container)
        } else {
            #expect(container.subviews == [to, above] && from.superview == nil)
        }
        let half = pixel(10, 10, at: 0.5)
        #expect(abs(half[0] - 128) <= 1 && abs(half[2] - 128) <= 1 && ended.isEmpty)
        screen.advance(to: 1)
        #expect(ended == [true])
    }

    @Test("A flip turns the old content away and then the new content in, inside the bounds") func flip() {
        _ = turn(.transitionFlipFromLeft)
        #expect(pixel(100, 100, at: 0) == [255, 0, 0, 255])
        #expect(pixel(100, 100, at: 0.4) == [255, 0, 0, 255])
        #expect(pixel(55, 100, at: 0.4) == [0, 0, 0, 0])
        #expect(pixel(100, 100, at: 0.6) == [0, 0, 255, 255])
        #expect(pixel(100, 100, at: 1) == [0, 0, 255, 255])
    }

    /// The number of pixels that a column or row of the view's image covers.
    private func extent(column: Int) -> Int { (0..<200).count { screen.pixel(column, $0)[3] > 127 } }
    private func extent(row: Int) -> Int { (0..<200).count { screen.pixel($0, row)[3] > 127 } }

    @Test("A flip moves the edge in its name towards the viewer, and no edge grows") func edges() {
        _ = turn(.transitionFlipFromLeft)
        screen.advance(to: 0.2)
        let (left, right) = (extent(column: 70), extent(column: 130))
        #expect(left > right && left <= 100 && right > 60)
    }

    @Test("A flip from the top moves the top edge towards the viewer") func top() {
        _ = turn(.transitionFlipFromTop)
        screen.advance(to: 0.2)
        let (top, bottom) = (extent(row: 70), extent(row: 130))
        #expect(top > bottom && top <= 100 && bottom > 60)
    }

    @Test("A curl peels the page upwards, shows its pale back, casts a shadow and stays inside the bounds")
    func pages() {
        func check(page: [Int], under: [Int]) {
            #expect(screen.pixel(100, 55) == page && screen.pixel(100, 145) == under)
            let back = screen.pixel(100, 82)
            #expect(zip(back, page).allSatisfy { $0 >= $1 || $0 > 150 } && back.prefix(3).min() ?? 0 > 120)
            // The page below is darker under the curl than away from it.
            let (near, far) = (screen.pixel(100, 108), screen.pixel(100, 118))
            for channel in 0..<3 where under[channel] > 0 {
                #expect(near[channel] < far[channel] && far[channel] < under[channel])
            }
            #expect(screen.pixel(100, 40) == [0, 0, 0, 0] && screen.pixel(100, 155) == [0, 0, 0, 0])
        }
        _ = turn(.transitionCurlUp)
        screen.advance(to: 0.5)
        check(page: [255, 0, 0, 255], under: [0, 0, 255, 255])
        screen.advance(to: 2)
        _ = turn(.transitionCurlDown)
        screen.advance(to: 2.5)
        check(page: [0, 0, 255, 255], under: [255, 0, 0, 255])
    }

    @Test("Changes in a transition's block animate only with allowAnimatedContent", arguments: [false, true])
    func content(
        moves: Bool
    ) {
        let view = screen.addView(CGRect(x: 50, y: 50, width: 100, height: 100), color: red)
        let inner = screen.addView(in: view)
        var end = 0.0
        screen.run {
            let options: UIView.AnimationOptions = moves ? .allowAnimatedContent : []
            UIView.transition(with: view, duration: 1, options: options.union(.transitionCrossDissolve)) {
                inner.alpha = 0
            } completion: { _ in
                end = CACurrentMediaTime()
            }
        }
        #expect(view.layer.animationKeys() == ["transition"])
        #expect(inner.layer.animationKeys() == (moves ? ["opacity"] : nil))
        screen.advance(to: 2)
        #expect(end == 1)
    }

    @Test("A transition with a duration of zero ends at once") func still() {
        let view = screen.addView(color: red)
        var ended = false
        screen.run {
            UIView.transition(with: view, duration: 0, options: .transitionFlipFromTop) {
                view.backgroundColor = blue
            } completion: {
                ended = $0
            }
        }
        #expect(view.layer.animationKeys() == nil && !ended)
        screen.advance(to: 0)
        #expect(ended && screen.pixel(10, 10) == [0, 0, 255, 255])
    }
}
