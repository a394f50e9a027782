import QuartziteSceneRuntime
import UIKit

/// An element on screen, found again each time that it is used.
@preconcurrency @MainActor open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
    /// The directions and speeds of gestures, in points per second; raw values are our own.
    public struct GestureVelocity: RawRepresentable, Hashable, Sendable {
        /// The speed in points per second.
        public let rawValue: CGFloat
        /// Creates a velocity from a speed in points per second.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The standard speed.
        public static let `default` = GestureVelocity(rawValue: 1500)
        /// A slow gesture.
        public static let slow = GestureVelocity(rawValue: 600)
        /// A fast gesture.
        public static let fast = GestureVelocity(rawValue: 3000)
    }

    /// Returns the elements that are found now.
    let resolve: () -> [AutomationElement]
    /// The element in messages.
    let words: String

    init(_ words: String, _ resolve: @escaping () -> [AutomationElement]) {
        (self.words, self.resolve) = (words, resolve)
        super.init()
    }

    /// Creates an element that is always the same one.
    convenience init(_ element: AutomationElement) { self.init(element.summary) { [element] } }

    /// The first element that is found now; nil for none.
    var found: AutomationElement? { resolve().first }

    // MARK: Attributes

    /// Whether the element is on screen now.
    open var exists: Bool { found != nil }
    /// Whether a touch reaches the element.
    open var isHittable: Bool { found?.isHittable(in: .shared) ?? false }
    /// The accessibility identifier; empty for none.
    open var identifier: String { found?.identifier ?? "" }
    /// The accessibility label; empty for none.
    open var label: String { found?.label ?? "" }
    /// The title; empty, as for all elements of iOS.
    open var title: String { "" }
    /// The value, such as "1" of a switch, or the text of a field; nil for none.
    open var value: Any? { found?.value }
    /// The text that an empty field shows; nil for none.
    open var placeholderValue: String? { found?.placeholder }
    /// The frame in points of the screen; zero without the element.
    open var frame: CGRect { found?.frame ?? .zero }
    /// What kind of element it is; `other` without the element.
    open var elementType: ElementType { found.map { ElementType($0.kind) } ?? .other }
    /// Whether the element accepts actions.
    open var isEnabled: Bool { found?.isEnabled ?? false }
    /// Whether the element is selected.
    open var isSelected: Bool { found?.isSelected ?? false }
    /// Whether typing reaches the element.
    open var hasFocus: Bool { found?.hasFocus ?? false }
    /// The horizontal size class.
    open var horizontalSizeClass: SizeClass {
        found?.view.flatMap { SizeClass(rawValue: $0.traitCollection.horizontalSizeClass.rawValue) } ?? .unspecified
    }
    /// The vertical size class.
    open var verticalSizeClass: SizeClass {
        found?.view.flatMap { SizeClass(rawValue: $0.traitCollection.verticalSizeClass.rawValue) } ?? .unspecified
    }

    // MARK: Queries

    /// Returns a query for the elements inside of a kind, at any depth.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(words, resolve).descendants(matching: type)
    }
    /// Returns a query for the elements of a kind that are directly inside.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(words, resolve).children(matching: type)
    }
    /// The first element of those that are found.
    open var firstMatch: XCUIElement {
        XCUIElement(words) { [resolve] in Array(resolve().prefix(1)) }
    }

    // MARK: Waiting

    /// Waits until the element is on screen, at most for a number of seconds of the scene's clock; returns whether it is.
    @discardableResult
    open func waitForExistence(timeout: TimeInterval) -> Bool { InterfaceHand.wait(timeout) { self.exists } }

    /// Waits until the element is not on screen, at most for a number of seconds of the scene's clock.
    ///
    /// - Returns: Whether it is not there.
    @discardableResult
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { InterfaceHand.wait(timeout) { !self.exists } }

    /// Waits until an attribute has a value, at most for a number of seconds of the scene's clock; returns whether it has.
    @discardableResult
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval
    ) -> Bool {
        InterfaceHand.wait(timeout) { self[keyPath: keyPath] == expected }
    }

    // MARK: Pictures

    /// Returns a picture of the element as it is on screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: frame) }

    /// The elements inside, one on a line.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated { found?.tree() ?? "No element: \(words)" }
    }
}

extension XCUIElement: KeyPathCoding {
    /// Returns an attribute by its name, for predicates.
    package func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "exists": exists
        case "isHittable", "hittable": isHittable
        case "isEnabled", "enabled": isEnabled
        case "isSelected", "selected": isSelected
        case "hasFocus", "hasKeyboardFocus": hasFocus
        case "label": label
        case "identifier": identifier
        case "title": title
        case "value": value
        case "placeholderValue": placeholderValue
        case "elementType": elementType.rawValue
        case "frame": frame
        default: nil
        }
    }

    /// Reports on standard error that the attributes of an element cannot be set.
    package func setValue(_ value: Any?, forKeyPath keyPath: String) {
        Notices.report("quartzite: the attribute \(keyPath) of an element cannot be set")
    }
}
