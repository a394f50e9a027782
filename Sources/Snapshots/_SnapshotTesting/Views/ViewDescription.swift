import UIKit

/// The description of a view and its subviews as UIKit gives it to a debugger, without addresses.
@MainActor struct ViewDescription {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// The description, one view in each line; subviews are indented.
    var text: String { lines(of: view, depth: 0).joined(separator: "\n") }

    private func lines(of view: UIView, depth: Int) -> [String] {
        let indentation = String(repeating: "   | ", count: depth)
        return [indentation + Self.line(of: view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func line(of view: UIView) -> String {
        var facts: [String] = ["\(name(of: view))", "frame = (\(box(view.frame)))"]
        func add(_ fact: String, if holds: Bool) { if holds { facts.append(fact) } }
        if let text = (view as? UILabel)?.text { facts.append("text = '\(text)'") }
        if let text = (view as? UITextField)?.text { facts.append("text = '\(text)'") }
        let t = view.transform
        let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ")
        add("transform = [\(numbers)]", if: !t.isIdentity)
        add("clipsToBounds = YES", if: view.clipsToBounds)
        add("hidden = YES", if: view.isHidden)
        add("alpha = \(number(view.alpha))", if: view.alpha != 1)
        add("opaque = NO", if: !view.isOpaque)
        let mask = sizing(view.autoresizingMask)
        add("autoresize = \(mask)", if: !mask.isEmpty)
        add("userInteractionEnabled = NO", if: !view.isUserInteractionEnabled)
        add("tag = \(view.tag)", if: view.tag != 0)
        add("gestureRecognizers = <NSArray>", if: !(view.gestureRecognizers ?? []).isEmpty)
        facts.append("layer = <\(view is UILabel ? "_UILabelLayer" : className(view.layer))>")
        return withoutAddresses("<\(facts.joined(separator: "; "))>")
    }

    private static func name(of view: UIView) -> String { className(view) }

    /// Returns the name of an object's class, with its module unless that is Apple's.
    static func className(_ object: AnyObject) -> String {
        let name = NSStringFromClass(type(of: object))
        let parts = name.split(separator: ".")
        guard let module = parts.first, ["UIKit", "QuartzCore"].contains(module) else { return name }
        return parts.last.map(String.init) ?? name
    }

    private static func box(_ rect: CGRect) -> String {
        "\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height))"
    }

    /// Returns a number with six significant digits.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    private static func sizing(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

/// The description of a view controller and its children as UIKit gives it to a debugger, without addresses.
@MainActor struct ControllerDescription {
    private let controller: UIViewController

    init(_ controller: UIViewController) { self.controller = controller }

    /// The description, one controller in each line; children are indented.
    var text: String { lines(of: controller, depth: 0).joined(separator: "\n") }

    private func lines(of controller: UIViewController, depth: Int) -> [String] {
        let indentation = String(repeating: "   | ", count: depth)
        var lines = [indentation + Self.line(of: controller)]
        for child in controller.children { lines += self.lines(of: child, depth: depth + 1) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            lines.append(indentation + "   + " + Self.line(of: presented))
        }
        return lines
    }

    private static func line(of controller: UIViewController) -> String {
        let name = ViewDescription.className(controller)
        guard let view = controller.viewIfLoaded else {
            return "<\(name)>, state: disappeared, view: (view not loaded)"
        }
        let isShown = view.window != nil
        return withoutAddresses(
            "<\(name)>, state: \(isShown ? "appeared" : "disappeared"), view: <\(viewName(of: controller, view))>"
                + (isShown ? "" : " not in the window"))
    }

    /// Returns the class of a controller's view; those of UIKit's containers have names of their own.
    private static func viewName(of controller: UIViewController, _ view: UIView) -> String {
        switch controller {
        case is UINavigationController, is UITabBarController: "UILayoutContainerView"
        case is UIPageViewController: "_UIPageViewControllerContentView"
        default: ViewDescription.className(view)
        }
    }
}
