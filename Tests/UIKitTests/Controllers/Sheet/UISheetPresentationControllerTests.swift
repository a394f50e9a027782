import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UISheetPresentationControllerTests {
    let stage = MenuScreen()
    let second = UIViewController()
    let judge = Judge()

    final class Judge: NSObject, UISheetPresentationControllerDelegate {
        var lines: [String] = []
        var allows = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            lines.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            lines.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            lines.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { lines.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
    }

    private var sheet: UISheetPresentationController? { second.sheetPresentationController }
    private var top: CGFloat { sheet?.presentedView?.frame.minY ?? -1 }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        stage.screen.run {
            sheet?.detents = detents
            sheet?.delegate = judge
            stage.root.present(second, animated: true)
        }
        stage.wait()
    }

    private func drag(from start: CGFloat, to end: CGFloat, x: CGFloat = 200) {
        let steps = 12
        let points = (0...steps).map { (x, start + (end - start) * CGFloat($0) / CGFloat(steps)) }
        stage.screen.drag(points)
        stage.wait()
    }

    @Test("By default a presentation is a sheet below a gap, and the screen behind moves back like a card")
    func standard() {
        present()
        #expect(sheet?.presentedView?.frame == CGRect(x: 0, y: 10, width: 400, height: 690))
        #expect(second.view.bounds.size == CGSize(width: 400, height: 690))
        #expect(abs(stage.root.view.frame.width - 368) < 0.01 && abs(stage.root.view.frame.minY) < 0.01)
        #expect(stage.root.view.layer.cornerRadius == 10)
        stage.screen.run { second.dismiss(animated: true) }
        stage.wait()
        #expect(stage.root.view.transform.isIdentity && stage.root.view.layer.cornerRadius == 0)
        #expect(stage.screen.window.subviews == [stage.root.view] && judge.lines.isEmpty)
    }

    @Test("A transitioning delegate makes the default presentation cover the screen, with both views")
    func automatic() {
        let delegate = SlideDelegate()
        second.transitioningDelegate = delegate
        #expect(second.sheetPresentationController == nil)
        second.modalPresentationStyle = .formSheet
        #expect(second.sheetPresentationController != nil)
    }

    @Test("A drag moves a sheet between its heights and out of the screen, and tells the delegate")
    func dragging() {
        present([.medium(), .large()])
        #expect(top == 350 && stage.root.view.transform.isIdentity)
        drag(from: 360, to: 60)
        #expect(top == 10 && judge.lines == ["com.apple.UIKit.large"])
        drag(from: 20, to: 320)
        #expect(top == 350 && judge.lines.last == "com.apple.UIKit.medium")
        drag(from: 360, to: 650)
        #expect(judge.lines.suffix(2) == ["will", "did"])
        #expect(stage.root.presentedViewController == nil && stage.screen.window.subviews == [stage.root.view])
    }

    @Test("A sheet that is dragged down and let go disappears and appears again") func dragCalls() {
        let log = Log()
        let shown = LoggingController("s", log)
        stage.screen.run {
            shown.sheetPresentationController?.delegate = judge
            stage.root.present(shown, animated: true)
        }
        stage.wait()
        _ = log.take()
        stage.screen.drag((0...12).map { (200, 20 + CGFloat($0) * 8) }, lifts: false)
        #expect(log.take() == ["s will go"] && judge.lines == ["will"] && shown.isBeingDismissed)
        stage.wait()
        stage.screen.touch(.ended, 200, 116)
        stage.wait()
        #expect(log.take() == ["s will appear", "s appearing", "s appeared"])
        #expect(stage.root.presentedViewController === shown && !shown.isBeingDismissed)
        drag(from: 20, to: 650)
        #expect(log.take() == ["s will go", "s gone"] && judge.lines == ["will", "will", "did"])
    }

    @Test("A controller or a delegate that prevents the dismissal is notified of the attempt")
    func prevented() {
        present()
        second.isModalInPresentation = true
        drag(from: 20, to: 650)
        #expect(judge.lines == ["attempt"] && top == 10)
        second.isModalInPresentation = false
        judge.allows = false
        drag(from: 20, to: 650)
        #expect(judge.lines == ["attempt", "attempt"] && stage.root.presentedViewController === second)
    }

    @Test("Custom heights exclude the safe area, and changes in animateChanges are animated")
    func custom() {
        let small = UISheetPresentationController.Detent.Identifier("small")
        present([.custom(identifier: small) { $0.maximumDetentValue * 0.25 }, .custom { _ in 300 }, .large()])
        #expect(abs(top - (700 - 690 * 0.25)) < 0.01)
        stage.screen.run {
            sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        }
        stage.wait(0.1)
        let shown = stage.screen.run { sheet?.presentedView?.layer.presentation()?.frame.minY ?? 0 }
        #expect(shown > 20 && shown < 520)
        stage.wait()
        #expect(top == 10 && judge.lines.isEmpty)
        stage.screen.run { sheet?.selectedDetentIdentifier = small }
        #expect(abs(top - (700 - 690 * 0.25)) < 0.01)
    }

    @Test("The screen behind an undimmed sheet receives touches, and a touch on the shade dismisses the sheet")
    func undimmed() throws {
        present([.medium(), .large()])
        let point = CGPoint(x: 200, y: 100)
        stage.screen.run {
            sheet?.largestUndimmedDetentIdentifier = .medium
            #expect(stage.screen.window.hitTest(point, with: nil) === stage.root.view)
            sheet?.largestUndimmedDetentIdentifier = nil
            #expect(stage.screen.window.hitTest(point, with: nil) !== stage.root.view)
        }
        stage.tap(point)
        stage.wait()
        #expect(judge.lines == ["will", "did"])
    }

    @Test("Scrolling at the top makes the sheet higher first, and content scrolls once it is large")
    func scrolling() {
        let scroll = UIScrollView()
        stage.screen.run {
            scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 690)
            scroll.contentSize = CGSize(width: 400, height: 3000)
            second.view.addSubview(scroll)
        }
        present([.medium(), .large()])
        drag(from: 600, to: 300)
        #expect(top == 10 && scroll.contentOffset.y == 0)
        drag(from: 600, to: 300)
        #expect(top == 10 && scroll.contentOffset.y > 200)
        stage.screen.run { scroll.contentOffset = .zero }
        drag(from: 100, to: 300)
        #expect(top == 350 && scroll.contentOffset.y == 0)
        stage.screen.run { sheet?.prefersScrollingExpandsWhenScrolledToEdge = false }
        drag(from: 600, to: 400)
        #expect(top == 350 && scroll.contentOffset.y > 100)
    }

    @Test("A sheet over a sheet moves the lower one back")
    func nested() {
        present()
        let third = UIViewController()
        stage.screen.run { second.present(third, animated: false) }
        stage.wait()
        let lower = second.sheetPresentationController?.presentedView
        #expect(lower?.transform.isIdentity == false)
        stage.screen.run { third.dismiss(animated: false) }
        #expect(lower?.transform.isIdentity == true && stage.root.presentedViewController === second)
    }

    @Test("In a compact width a popover is a sheet, which the delegate may prevent")
    func popover() {
        second.modalPresentationStyle = .popover
        let popover = second.popoverPresentationController
        popover?.sourceView = stage.root.view
        stage.screen.run { stage.root.present(second, animated: false) }
        #expect(sheet != nil && second.popoverPresentationController === popover)
        #expect(sheet === popover?.adaptiveSheetPresentationController)
        stage.screen.run { second.dismiss(animated: false) }
        #expect(stage.root.presentedViewController == nil)
    }
}
