import UIKit
import XCTest

/// Compares the frames of small layouts with recordings of layouts of the same kind.
final class LayoutTests: XCTestCase {
    /// A controller whose view has the size of a recording.
    @MainActor private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        return controller.view
    }

    @MainActor func testAutoresizing() throws {
        guard let recording = Recording("view/autoresizing/frames.json") else { throw XCTSkip("no view/autoresizing") }
        let root = root(320, 200)
        let container = UIView(frame: CGRect(x: 16, y: 16, width: 200, height: 100))
        func add(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: frame)
            view.autoresizingMask = mask
            container.addSubview(view)
            return view
        }
        let wide = add(CGRect(x: 10, y: 10, width: 180, height: 30), .flexibleWidth)
        let corner = add(CGRect(x: 150, y: 60, width: 40, height: 30), [.flexibleLeftMargin, .flexibleTopMargin])
        let centred = add(
            CGRect(x: 80, y: 40, width: 40, height: 20),
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        root.addSubview(container)
        container.frame.size = CGSize(width: 288, height: 160)
        recording.tell(
            ["container": container, "flexibleWidth": wide, "pinnedBottomRight": corner, "centred": centred], in: root)
    }

    @MainActor func testPins() throws {
        guard let recording = Recording("autolayout/pins/frames.json") else { throw XCTSkip("no autolayout/pins") }
        let root = root(320, 300)
        func add() -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
        let (banner, aspect, corner) = (add(), add(), add())
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
            banner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            banner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            banner.heightAnchor.constraint(equalToConstant: 40),
            aspect.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 16),
            aspect.leadingAnchor.constraint(equalTo: banner.leadingAnchor),
            aspect.widthAnchor.constraint(equalToConstant: 60),
            aspect.heightAnchor.constraint(equalTo: aspect.widthAnchor, multiplier: 0.5),
            corner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
            corner.widthAnchor.constraint(equalToConstant: 40), corner.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        recording.tell(["banner": banner, "aspect": aspect, "corner": corner], in: root)
    }

    @MainActor func testPriorities() throws {
        guard let recording = Recording("autolayout/priorities/frames.json") else { throw XCTSkip("no priorities") }
        let root = root(320, 300)
        func add(_ y: CGFloat) -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
                view.heightAnchor.constraint(equalToConstant: 30),
            ])
            return view
        }
        func width(_ view: UIView, _ width: CGFloat, _ priority: Float) -> NSLayoutConstraint {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
        let (wide, pick) = (add(16), add(54))
        NSLayoutConstraint.activate([
            wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            wide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16), width(wide, 100, 500),
            pick.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), width(pick, 200, 250),
            width(pick, 100, 750),
        ])
        root.layoutIfNeeded()
        recording.tell(["wide": wide, "pick": pick], in: root)
    }
}
