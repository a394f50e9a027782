import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct AnchorTests {
    @Test("The anchors of a constraint equal those that it was created from") func anchors() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        #expect(width.firstAnchor == view.widthAnchor && width.secondAnchor == nil)
        #expect(width.firstAnchor != view.heightAnchor && width.firstAnchor != other.widthAnchor)
        let top = other.topAnchor.constraint(equalTo: view.bottomAnchor)
        #expect(top.secondAnchor == view.bottomAnchor && view.topAnchor.hash == view.topAnchor.hash)
    }

    @Test("A layout is ambiguous while constraints leave a position or size open") func ambiguity() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(child.hasAmbiguousLayout && !view.hasAmbiguousLayout)
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!child.hasAmbiguousLayout)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("The margins of a root view are at least the system's, unless its controller allows others") func margins() {
        let controller = UIViewController()
        controller.view.frame.size.width = 320
        controller.view.directionalLayoutMargins = .zero
        #expect(controller.systemMinimumLayoutMargins.leading == 16 && controller.view.layoutMargins.left == 16)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 0)
    }

    @Test("Distances between anchors are dimensions, which may be negative") func distances() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let below = view.topAnchor.anchorWithOffset(to: child.topAnchor)
        let before = child.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        NSLayoutConstraint.activate([
            below.constraint(equalTo: view.heightAnchor, multiplier: 0.25), before.constraint(equalToConstant: -30),
            child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalTo: below, multiplier: 2),
        ])
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 30, y: 50, width: 10, height: 100))
        #expect(below == view.topAnchor.anchorWithOffset(to: child.topAnchor) && below != view.heightAnchor)
    }

    @Test("Constraints of a tracking guide are active near the bottom only, where the keyboard is") func tracking() {
        let (view, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        let constraints = (0..<3).map {
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: CGFloat($0))
        }
        guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
        guide.setConstraints([constraints[1]], activeWhenNearEdge: .leading)
        guide.setConstraints([constraints[2]], activeAwayFrom: [.leading, .trailing])
        #expect(constraints.map(\.isActive) == [true, false, true])
        #expect(guide.constraintsActive(whenNearEdge: .leading) == [constraints[1]])
        guide.setConstraints([], activeAwayFrom: [.leading, .trailing])
        #expect(!constraints[2].isActive && guide.constraintsActive(awayFrom: [.leading, .trailing]) == [])
        guide.removeAllTrackedConstraints()
        #expect(!constraints[0].isActive)
    }
}
