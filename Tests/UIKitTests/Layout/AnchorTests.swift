import Testing

@testable import UIKit

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
}
