import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of sheets") struct SheetDetailTests {
    private let stage = MenuScreen()
    private let content = UIViewController()

    private var sheet: UISheetPresentationController? { content.sheetPresentationController }
    private var top: CGFloat { sheet?.presentedView?.frame.minY ?? -1 }

    private func present() {
        stage.screen.run { stage.root.present(content, animated: false) }
        stage.wait()
    }

    @Test("Custom detents read the traits and the largest value, and are computed again when they are invalidated")
    func customDetents() {
        var (value, classes) = (CGFloat(200), [UIUserInterfaceSizeClass]())
        sheet?.detents = [
            .custom(identifier: .init("own")) { context in
                classes.append(context.containerTraitCollection.verticalSizeClass)
                return min(value, context.maximumDetentValue)
            }
        ]
        present()
        #expect(top == 500 && classes.allSatisfy { $0 == stage.root.traitCollection.verticalSizeClass })
        value = 300
        stage.screen.run { stage.screen.window.layoutIfNeeded() }
        #expect(top == 500)
        stage.screen.run {
            sheet?.invalidateDetents()
            stage.screen.window.layoutIfNeeded()
        }
        stage.wait()
        #expect(top == 400)
    }

    @Test("The grabber and the corners are as preferred") func looks() throws {
        sheet?.detents = [.medium()]
        sheet?.preferredCornerRadius = 24
        present()
        let view = try #require(sheet?.presentedView)
        func grabber() -> UIView? {
            var found: UIView?
            view.forEach { if $0.bounds.size == CGSize(width: 36, height: 5), !$0.isHidden { found = $0 } }
            return found
        }
        #expect(grabber() == nil)
        stage.screen.run {
            sheet?.prefersGrabberVisible = true
            stage.screen.window.layoutIfNeeded()
        }
        let place = try #require(grabber()).convert(CGPoint(x: 18, y: 0), to: view)
        #expect(place.x == 200 && place.y == 5)
        var radii: [CGFloat] = []
        view.forEach { radii.append($0.layer.cornerRadius) }
        #expect(radii.contains(24))
    }

    @Test("In a compact height a sheet covers the screen unless it may stay at the edge, with its own width")
    func compactHeight() {
        stage.screen.run {
            stage.screen.window.frame = CGRect(x: 0, y: 0, width: 700, height: 400)
            stage.root.traitOverrides.verticalSizeClass = .compact
            stage.screen.window.traitOverrides.verticalSizeClass = .compact
            sheet?.detents = [.large()]
            content.preferredContentSize = CGSize(width: 300, height: 100)
        }
        present()
        #expect(sheet?.presentedView?.frame.width == 700 && top == 0)
        stage.screen.run {
            sheet?.prefersEdgeAttachedInCompactHeight = true
            stage.screen.window.layoutIfNeeded()
        }
        stage.wait()
        #expect(top > 0)
        stage.screen.run {
            sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            stage.screen.window.layoutIfNeeded()
        }
        stage.wait()
        #expect(sheet?.presentedView?.frame.width == 300 && sheet?.presentedView?.frame.midX == 350)
    }
}
