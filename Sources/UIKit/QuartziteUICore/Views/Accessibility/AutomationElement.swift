import QuartziteUIDrawing

/// An object on screen as tests of interfaces see it, with those inside: all views, and the elements that are no views.
///
/// It is a picture of one moment; its object may change or leave the screen later.
@MainActor package final class AutomationElement {
    private static let maximumDepth = 256

    package let object: NSObject
    package let kind: AutomationKind
    package let children: [AutomationElement]
    /// The view that is the object or contains it; nil for an object outside all views.
    package let view: UIView?

    /// The windows of an app with everything in them, back to front.
    package static func windows(of application: UIApplication) -> [AutomationElement] {
        application.accessibleWindows.map { AutomationElement($0, in: nil, depth: 0) }
    }

    /// Returns an app with its windows.
    package static func application(_ application: UIApplication) -> AutomationElement {
        AutomationElement(application)
    }

    private init(_ application: UIApplication) {
        (object, kind, view) = (application, .application, nil)
        children = application.accessibleWindows.map {
            AutomationElement($0, in: nil, depth: 0, includesUnseenRows: true)
        }
    }

    /// Creates the element of an object.
    ///
    /// - Parameter includesUnseenRows: Whether the rows of tables outside the screen are elements, too.
    private init(_ object: NSObject, in outer: UIView?, depth: Int, includesUnseenRows: Bool = false) {
        self.object = object
        let view = object as? UIView
        self.view = view ?? outer
        kind = Self.kind(of: object)
        guard depth < Self.maximumDepth else {
            children = []
            return
        }
        var inside: [NSObject] = []
        if let button = object as? UIButton, button.isAccessibilityElement {
            if let title = button.titleLabel, title.isVisibleItself, title.text?.isEmpty == false { inside = [title] }
        } else if !object.isAccessibilityElement {
            inside = AccessibleContents.contents(of: object, isModal: false)
        }
        if includesUnseenRows, let list = object as? any ListWithUnseenRows { inside += list.unseenRows() }
        if object is any PrototypeList {
            inside = AccessibleContents.byRows(
                inside, isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
                frame: \.accessibilityFrame)
        }
        children = inside.filter { ($0 as? UIView)?.isVisibleItself ?? true && !($0 is UnseenRows) }
            .map {
                AutomationElement($0, in: view ?? outer, depth: depth + 1, includesUnseenRows: includesUnseenRows)
            }
    }

    private static func kind(of object: NSObject) -> AutomationKind {
        if let standard = object as? any AccessibleByDefault, standard.automationKind != .other {
            return standard.automationKind
        }
        if object is UIWindow { return .window }
        let traits = object.accessibilityTraits
        let traitKind = AutomationKind(traits)
        return traitKind == .other && object is UIScrollView ? .scrollView : traitKind
    }

    package var label: String { object.accessibilityLabel ?? "" }
    package var identifier: String { object.accessibilityIdentifier ?? "" }
    package var frame: CGRect { kind == .application ? UIScreen.main.bounds : object.accessibilityFrame }
    package var traits: UIAccessibilityTraits { object.accessibilityTraits }
    /// The text that an empty field shows.
    package var placeholder: String? { (object as? any AccessibleByDefault)?.accessibilityPlaceholder }
    /// The value; that of an empty field is its placeholder.
    package var value: String? {
        let value = object.accessibilityValue
        return value?.isEmpty ?? true ? placeholder ?? value : value
    }
    package var activationPoint: CGPoint {
        kind == .application
            ? CGPoint(x: frame.midX, y: frame.midY) : AccessibilityItem(object).activationPoint
    }
    package var isEnabled: Bool { !traits.contains(.notEnabled) && (object as? UIControl)?.isEnabled ?? true }
    package var isSelected: Bool { traits.contains(.selected) }
    /// Whether typing reaches the object.
    package var hasFocus: Bool { (object as? UIResponder)?.isFirstResponder ?? false }
    /// The name of the object's class, without its module.
    package var className: String { "\(type(of: object))" }

    /// The element itself and those inside, each before what it contains.
    package var all: [AutomationElement] { [self] + children.flatMap(\.all) }

    /// Whether a touch reaches the object, or something in front of it that passes touches on.
    package func isHittable(in application: UIApplication) -> Bool { hitPoint(in: application) != nil }

    /// Returns the point at which a finger touches the object: the activation point, or another one if that is covered.
    package func touchPoint(in application: UIApplication) -> CGPoint { hitPoint(in: application) ?? activationPoint }

    /// Returns a point at which a touch reaches the object; nil if all points that are tried are covered.
    private func hitPoint(in application: UIApplication) -> CGPoint? {
        guard let view, let window = view.window, !frame.isEmpty else { return nil }
        let visible = frame.intersection(window.bounds)
        let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
        let others = parts.flatMap { y in
            parts.map { CGPoint(x: visible.minX + visible.width * $0, y: visible.minY + visible.height * y) }
        }
        return ([activationPoint] + others).first { point in
            guard window.bounds.contains(point), let hit = application.touchedView(at: point) else { return false }
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
    }
}

/// A list whose rows outside the screen are elements for tests of interfaces, as on iOS.
@MainActor package protocol ListWithUnseenRows: UIView {
    /// Returns the cells of the rows outside the screen, in their positions. They are not drawn, and receive no touches.
    func unseenRows() -> [UIView]
}

/// The view in a list that holds the cells of rows outside the screen.
@MainActor package final class UnseenRows: UIView {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    package required init?(coder: NSCoder) { nil }
}

extension AutomationElement {
    /// Sorts elements by rows from top to bottom, and within a row by place.
    package static func byRows(_ elements: [AutomationElement]) -> [AutomationElement] {
        let isRightToLeft = elements.first?.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return AccessibleContents.byRows(elements, isRightToLeft: isRightToLeft, frame: \.frame)
    }
}
