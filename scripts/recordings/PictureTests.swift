import UIKit
import XCTest

/// Compares the frames of pictures, drawings, pages and popovers with recordings.
final class PictureTests: XCTestCase {
    /// Adds a view with a frame that code has set, and returns it.
    @MainActor @discardableResult
    private func add<View: UIView>(
        _ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        to screen: Screen,
        in parent: UIView? = nil
    ) -> View {
        screen.add(view, name, CGRect(x: x, y: y, width: width, height: height), in: parent)
    }

    @MainActor func testTintedImages() throws {
        for name in ["imageview/tints", "dark/imagetints"] {
            let screen = try Screen(name)
            let names = [
                ["template", "original", "badgeTemplate", "badgeTinted"], ["symbol", "data", "roundTrip", "sized"],
            ]
            for (row, names) in names.enumerated() {
                for (column, name) in names.enumerated() {
                    let image = UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate)
                    let view = UIImageView(image: image)
                    let size = name == "sized" ? CGSize(width: 64, height: 40) : CGSize(width: 48, height: 48)
                    add(
                        view, name, 16 + CGFloat(column) * 72, 16 + CGFloat(row) * 80, size.width, size.height,
                        to: screen)
                }
            }
            screen.show()
        }
    }

    @MainActor func testDrawings() throws {
        for (name, frames) in [
            "draw/basic": ["shapes": (10, 190), "context": (210, 190)], "draw/gradient": ["gradient": (10, 180)],
            "draw/rest": ["blend": (10, 170), "attributed": (190, 110), "paths": (310, 100)],
        ] as [String: [String: (CGFloat, CGFloat)]] {
            let screen = try Screen(name)
            for (name, frame) in frames { add(UIView(), name, 20, frame.0, 280, frame.1, to: screen) }
            screen.show()
        }
    }

    /// Views with corners, borders, shadows, masks and opacity, of which some lie in others that clip or are moved.
    @MainActor func testLayers() throws {
        let screen = try Screen("dark/looks")
        let names = [["pathShadow", "tinted", "hairline"], ["capsule", "overRadius", "group"]]
        for (row, names) in names.enumerated() {
            for (column, name) in names.enumerated() {
                let view = add(UIView(), name, 16 + 96 * CGFloat(column), 16 + 76 * CGFloat(row), 80, 60, to: screen)
                view.layer.cornerRadius = name == "overRadius" ? 80 : 30
            }
        }
        if let group = screen.views["group"] {
            group.alpha = 0.5
            add(UIView(), "first", 0, 0, 50, 40, to: screen, in: group)
            add(UIView(), "second", 30, 20, 50, 40, to: screen, in: group)
        }
        add(UIView(), "masked", 16, 168, 80, 60, to: screen).layer.mask = CAShapeLayer()
        let container = add(UIView(), "container", 112, 168, 80, 60, to: screen)
        container.clipsToBounds = true
        add(UIView(), "child", 10, 5, 60, 50, to: screen, in: container)
        add(UIView(), "continuousBorder", 208, 168, 80, 60, to: screen).layer.cornerCurve = .continuous
        screen.show()
    }

    @MainActor func testPages() throws {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let page = UIViewController()
        let label = makeLabel("Page 1", size: 28, weight: .semibold)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 24, y: 24)
        page.view.addSubview(label)
        pages.setViewControllers([page], direction: .forward, animated: false)
        let screen = try Screen("page/curl", pages)
        screen.note(pages.view, "curl")
        screen.note(label, "page1")
        screen.show()
    }

    /// Keeps a popover on a phone, where it would become a sheet.
    private final class Popovers: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    @MainActor func testPopovers() throws {
        for name in ["popover/basic", "dark/popover"] {
            let screen = try Screen(name)
            let source = add(UIButton(type: .system), "source", 110, 300, 100, 44, to: screen)
            screen.show(in: screen.window)
            let popover = LabelController("", "Popover")
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 240, height: 120)
            let delegate = Popovers()
            popover.popoverPresentationController?.sourceView = source
            popover.popoverPresentationController?.sourceRect = source.bounds
            popover.popoverPresentationController?.delegate = delegate
            screen.step("present", in: screen.window) {
                screen.controller.present(popover, animated: false)
                screen.note(popover.view, "popover")
                screen.note(popover.label, "popoverLabel")
            }
        }
    }
}
