/// What kind of element an object is for tests of interfaces; raw values are those of Apple's `XCUIElement.ElementType`.
package enum AutomationKind: Int, Sendable, CaseIterable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
    case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
    case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

    /// The kind that traits tell of an element whose class tells none.
    init(_ traits: UIAccessibilityTraits) {
        let kinds: [(UIAccessibilityTraits, AutomationKind)] = [
            (.keyboardKey, .key), (.searchField, .searchField), (.button, .button), (.link, .link), (.image, .image),
            (.adjustable, .slider), (.staticText, .staticText), (.header, .staticText),
        ]
        self = kinds.first { traits.contains($0.0) }?.1 ?? .other
    }
}
