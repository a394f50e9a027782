import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Popovers") struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var allows = true
        var calls: [String] = []

        var style = UIModalPresentationStyle.none

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { calls.append("prepare") }
        func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
            calls.append("should")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
            calls.append("did")
        }
    }

    private let screen = TestScreen()
    private let root = UIViewController()
    private let content = UIViewController()
    private let delegate = Delegate()

    /// Presents a popover of 60 x 40 points at a rectangle of the root view.
    private func present(at rect: CGRect, adapts: Bool = false) throws -> UIPopoverPresentationController {
        screen.run { screen.window.rootViewController = root }
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 60, height: 40)
        let popover = try #require(content.popoverPresentationController)
        (popover.sourceView, popover.sourceRect) = (root.view, rect)
        popover.delegate = adapts ? nil : delegate
        screen.run { root.present(content, animated: false) }
        return popover
    }

    @Test("A popover is below its anchor with an arrow, and leaves the presenter on screen")
    func place() throws {
        let popover = try present(at: CGRect(x: 90, y: 50, width: 20, height: 20))
        #expect(popover.arrowDirection == .up)
        #expect(popover.presentedView?.frame == CGRect(x: 70, y: 70, width: 60, height: 53))
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 70, y: 70, width: 60, height: 53))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(root.view.window != nil && delegate.calls == ["prepare"])
    }

    @Test("A popover is above an anchor that has no room below it, and stays within the margins")
    func other() throws {
        let popover = try present(at: CGRect(x: 0, y: 180, width: 20, height: 20))
        #expect(popover.arrowDirection == .down)
        #expect(popover.presentedView?.frame == CGRect(x: 10, y: 127, width: 60, height: 53))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0))
    }

    @Test("A popover that fits above and below is on the side with more room")
    func room() throws {
        let popover = try present(at: CGRect(x: 90, y: 110, width: 20, height: 20))
        #expect(popover.arrowDirection == .down)
        #expect(popover.presentedView?.frame == CGRect(x: 70, y: 57, width: 60, height: 53))
    }

    @Test("A popover points to its source item, a view or the view of a bar button item")
    func sourceItem() throws {
        let button = UIView(frame: CGRect(x: 90, y: 50, width: 20, height: 20))
        screen.run { root.view.addSubview(button) }
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceItem = button
        let popover = try present(at: CGRect(x: 0, y: 180, width: 20, height: 20))
        #expect(popover.arrowDirection == .up)
        #expect(popover.presentedView?.frame == CGRect(x: 70, y: 70, width: 60, height: 53))
        #expect(button.frame(in: UIView()) == nil && UIBarButtonItem().frame(in: button) == nil)
    }

    @Test("A popover points to a bar button item, in its own colour") func barButtonItem() throws {
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: nil)
        let top = UIViewController()
        top.navigationItem.rightBarButtonItem = item
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 60, height: 40)
        let popover = try #require(content.popoverPresentationController)
        popover.barButtonItem = item
        popover.permittedArrowDirections = [.up, .down]
        popover.backgroundColor = .red
        popover.delegate = delegate
        screen.run {
            screen.window.rootViewController = UINavigationController(rootViewController: top)
            screen.window.layoutIfNeeded()
            top.present(content, animated: false)
        }
        let button = try #require(item.shownView)
        let anchor = button.convert(button.bounds, to: nil)
        let frame = try #require(popover.presentedView?.frame)
        #expect(popover.arrowDirection == .up && abs(frame.minY - anchor.maxY) < 1 && frame.maxX <= 200)
        #expect(frame.minX < anchor.midX && frame.maxX > anchor.midX)
        #expect(screen.pixel(Int(frame.midX), Int(frame.maxY) - 6) == [255, 0, 0, 255], "the content is clear")
    }

    @Test("An arrow has only permitted directions", arguments: [UIPopoverArrowDirection.left, .right, .down, .up])
    func directions(direction: UIPopoverArrowDirection) throws {
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.permittedArrowDirections = direction
        let popover = try present(at: CGRect(x: 90, y: 90, width: 20, height: 20))
        let frame = try #require(popover.presentedView?.frame)
        #expect(popover.arrowDirection == direction)
        switch direction {
        case .left: #expect(frame.minX == 110)
        case .right: #expect(frame.maxX == 90)
        case .up: #expect(frame.minY == 110)
        default: #expect(frame.maxY == 90)
        }
    }

    @Test("Without a delegate, a popover is a sheet on a compact screen")
    func adaptation() throws {
        let popover = try present(at: CGRect(x: 0, y: 0, width: 20, height: 20), adapts: true)
        let sheet = popover.adaptiveSheetPresentationController
        #expect(content.presentationController === sheet && content.popoverPresentationController === popover)
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 10, width: 200, height: 190))
        #expect(root.view.window != nil)
    }

    @Test("A popover covers a compact screen if the delegate says so")
    func covering() throws {
        delegate.style = .fullScreen
        let popover = try present(at: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(popover.presentedView === content.view && content.view.frame == screen.window.bounds)
        #expect(root.view.window == nil)
    }

    @Test("A touch outside dismisses a popover if the delegate agrees")
    func dismissal() throws {
        _ = try present(at: CGRect(x: 90, y: 50, width: 20, height: 20))
        delegate.allows = false
        screen.drag([(20, 190), (20, 190)])
        screen.advance(to: 1)
        #expect(root.presentedViewController === content && delegate.calls == ["prepare", "should"])
        delegate.allows = true
        screen.drag([(100, 100), (100, 100)])
        #expect(delegate.calls.count == 2, "a touch inside has no effect")
        screen.drag([(20, 190), (20, 190)])
        screen.advance(to: 3)
        #expect(root.presentedViewController == nil && delegate.calls.suffix(2) == ["should", "did"])
    }

    @Test("A popover shrinks on the side with the most room if it fits nowhere")
    func shrinking() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        let place = PopoverPlace(
            size: CGSize(width: 90, height: 90), anchor: CGRect(x: 40, y: 60, width: 10, height: 10), permitted: .any,
            area: area)
        #expect(place.direction == .down && place.frame == CGRect(x: 0, y: 0, width: 90, height: 60))
        #expect(place.arrowPosition == 45)
        let left = PopoverPlace(
            size: CGSize(width: 30, height: 90), anchor: CGRect(x: 40, y: 60, width: 10, height: 10), permitted: .right,
            area: area)
        #expect(left.frame == CGRect(x: 0, y: 10, width: 40, height: 90) && left.direction == .right)
    }
}
