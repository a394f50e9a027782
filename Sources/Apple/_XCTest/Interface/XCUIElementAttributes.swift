import UIKit

/// What a test can ask of an element on screen.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
    /// The accessibility identifier; empty for none.
    var identifier: String { get }
    /// The frame in points of the screen.
    var frame: CGRect { get }
    /// The value, such as "1" of a switch, or the text of a field; nil for none.
    var value: Any? { get }
    /// The title; empty for none.
    var title: String { get }
    /// The accessibility label; empty for none.
    var label: String { get }
    /// What kind of element it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element accepts actions.
    var isEnabled: Bool { get }
    /// The horizontal size class.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that an empty field shows; nil for none.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether typing reaches the element.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// The kinds of elements; raw values are Apple's.
    public enum ElementType: UInt, Sendable {
        case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
        case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
        case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
        case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
        case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
        case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
        case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
        case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
        case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

        init(_ kind: AutomationKind) { self = ElementType(rawValue: UInt(kind.rawValue)) ?? .other }

        /// The kind in messages, such as "Button".
        var words: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
    }

    /// The size classes; raw values are Apple's.
    public enum SizeClass: Int, Sendable {
        case unspecified = 0, compact, regular
    }
}
