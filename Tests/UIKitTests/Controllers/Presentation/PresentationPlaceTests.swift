import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Places of sheets and popovers on large screens") struct PresentationPlaceTests {
    private func frame(
        _ style: UIModalPresentationStyle, size: CGSize = .zero,
        _ prepare: (UISheetPresentationController, UIView) -> Void = { _, _ in }
    ) throws -> CGRect {
        let screen = TestScreen()
        let (root, controller) = (UIViewController(), UIViewController())
        screen.run {
            screen.window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
            screen.window.rootViewController = root
            controller.modalPresentationStyle = style
            controller.preferredContentSize = size
            if let sheet = controller.sheetPresentationController { prepare(sheet, root.view) }
            root.present(controller, animated: false)
        }
        screen.advance(to: 2)
        let view = try #require(controller.presentationController?.presentedView)
        return view.convert(view.bounds, to: nil)
    }

    @Test(
        "A page has the readable width and nearly the height of the screen; other sheets have the size of their content"
    )
    func pages() throws {
        let page = CGRect(x: 160, y: 22, width: 704, height: 724)
        #expect(try frame(.pageSheet) == page)
        #expect(try frame(.pageSheet, size: CGSize(width: 300, height: 200)) == page)
        #expect(try frame(.formSheet) == CGRect(x: 242, y: 74, width: 540, height: 620))
        let small = CGRect(x: 362, y: 284, width: 300, height: 200)
        #expect(try frame(.formSheet, size: small.size) == small)
        #expect(try frame(.pageSheet, size: small.size) { sheet, _ in sheet.prefersPageSizing = false } == small)
    }

    @Test("A sheet is centred over its source view, within the margins of the screen") func sourceView() throws {
        func place(_ center: CGPoint) throws -> CGPoint {
            let frame = try frame(.formSheet, size: CGSize(width: 300, height: 200)) { sheet, root in
                let view = UIView(frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
                root.addSubview(view)
                sheet.sourceView = view
            }
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        #expect(try place(CGPoint(x: 300, y: 400)) == CGPoint(x: 300, y: 400))
        #expect(try place(CGPoint(x: 20, y: 760)) == CGPoint(x: 172, y: 646))
    }

    @Test("A popover that fits nowhere shrinks, or covers its anchor if it may") func overlap() {
        let area = CGRect(x: 10, y: 10, width: 380, height: 380)
        func frame(_ mayOverlap: Bool) -> CGRect {
            PopoverPlace(
                size: CGSize(width: 200, height: 300), anchor: CGRect(x: 180, y: 180, width: 40, height: 40),
                permitted: .up, area: area, mayOverlap: mayOverlap
            ).frame
        }
        #expect(frame(false) == CGRect(x: 100, y: 220, width: 200, height: 170))
        #expect(frame(true) == CGRect(x: 100, y: 77, width: 200, height: 313) && area.contains(frame(true)))
    }

    @Test("A presented popover covers its anchor only if it may") func overlappingPopover() throws {
        func frame(_ mayOverlap: Bool) throws -> CGRect {
            let screen = TestScreen()
            let (root, controller) = (UIViewController(), UIViewController())
            screen.run {
                screen.window.frame = CGRect(x: 0, y: 0, width: 800, height: 500)
                root.traitOverrides.horizontalSizeClass = .regular
                screen.window.rootViewController = root
                controller.modalPresentationStyle = .popover
                controller.preferredContentSize = CGSize(width: 200, height: 400)
                let popover = controller.popoverPresentationController
                popover?.sourceView = root.view
                popover?.sourceRect = CGRect(x: 380, y: 230, width: 40, height: 40)
                popover?.permittedArrowDirections = .up
                popover?.canOverlapSourceViewRect = mayOverlap
                root.present(controller, animated: false)
            }
            screen.advance(to: 2)
            return try #require(controller.presentationController?.presentedView).frame
        }
        #expect(try frame(false).minY == 270 && frame(true).height == 413)
        #expect(try frame(true).minY == 77)
    }

    @Test("A popover without a colour blurs what is behind it") func blur() {
        func colors(_ color: UIColor?) -> [Int] {
            let screen = TestScreen()
            screen.run {
                screen.window.backgroundColor = .red
                let view = PopoverView()
                view.color = color
                view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
                screen.window.addSubview(view)
                view.layoutIfNeeded()
            }
            return screen.pixel(100, 100)
        }
        let blurred = colors(nil)
        #expect(blurred[0] > 200 && blurred[1] > 150 && blurred[1] < 250, "\(blurred)")
        #expect(colors(.blue) == [0, 0, 255, 255])
    }
}
