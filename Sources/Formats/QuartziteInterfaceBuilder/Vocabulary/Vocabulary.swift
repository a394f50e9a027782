/// The known elements and attributes of documents (interface_builder.md I5).
///
/// Others have no effect and produce a warning.
enum Vocabulary {
    /// The descriptions of all elements, by name.
    static let descriptions: [String: ElementDescription] = {
        let all = structure + values + texts + views + controls + scrolling + bars + controllers + recognizers
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The attributes of controls and scroll views that are YES if they are absent.
    static let enabledByDefault: Set<String> = Set(
        (controls + scrolling).flatMap { $0.defaults.filter { $0.value == "YES" }.keys }
    ).subtracting(["adjustsFontSizeToFit"])

    /// The attributes of every element.
    static let common = ElementDescription(
        "", bools: "misplaced ambiguous", texts: "id key verifyAmbiguity userLabel colorLabel sceneMemberID",
        keys: "userComments accessibilityConfiguration canvasLocation")

    /// The attributes of every element that represents an object.
    static let object = ElementDescription(
        "", like: common, texts: "customClass customModule customModuleProvider restorationIdentifier")

    /// Returns whether a name concerns only the canvas.
    static func concernsCanvas(_ name: String) -> Bool { name.hasPrefix("simulated") || name.hasPrefix("freeform") }

    /// The descriptions of elements that contain objects, and of connections.
    static let structure: [ElementDescription] = [
        ElementDescription(
            "document", like: common,
            bools: """
                useAutolayout useTraitCollections useSafeAreas colorMatched launchScreen
                """,
            texts: """
                type version toolsVersion systemVersion targetRuntime propertyAccessControl initialViewController
                variant
                """, keys: "tintColor customFonts"),
        ElementDescription("scenes", like: common), ElementDescription("scene", like: common, texts: "sceneID"),
        ElementDescription("objects", like: common), ElementDescription("resources", like: common),
        ElementDescription("image", like: common, numbers: "width height", texts: "name catalog"),
        ElementDescription("namedColor", like: common, texts: "name"),
        ElementDescription("systemColor", like: common, texts: "name"),
        ElementDescription("placeholder", like: object, texts: "placeholderIdentifier"),
        ElementDescription("customObject", like: object), ElementDescription("exit", like: object),
        ElementDescription("subviews", like: common), ElementDescription("constraints", like: common),
        ElementDescription("connections", like: common), ElementDescription("layoutGuides", like: common),
        ElementDescription(
            "constraint", like: object, bools: "symbolic placeholder", numbers: "constant=0 priority=1000",
            multipliers: "multiplier=1", texts: "firstItem secondItem identifier",
            words: [
                "firstAttribute": layoutAttributes, "secondAttribute": layoutAttributes,
                "relation=equal": "equal lessThanOrEqual greaterThanOrEqual",
            ]),
        ElementDescription("variation", acceptsAll: true), ElementDescription("mask", like: common),
        ElementDescription("include", like: common, texts: "reference"),
        ElementDescription("exclude", like: common, texts: "reference"),
        ElementDescription("viewLayoutGuide", like: object),
        ElementDescription("viewControllerLayoutGuide", like: object, words: ["type": "top bottom"]),
        ElementDescription("outlet", like: common, bools: "appends", texts: "property destination"),
        ElementDescription(
            "outletCollection", like: common, bools: "appends", texts: "property destination collectionClass"),
        ElementDescription(
            "action", like: common, texts: "selector destination", words: ["eventType": controlEvents]),
        ElementDescription(
            "segue", like: object, bools: "animates=YES", integers: "splitViewControllerTargetIndex",
            texts: """
                destination identifier relationship popoverAnchorView popoverAnchorBarButtonItem unwindAction
                destinationCreationSelector trigger modalPresentationStyle modalTransitionStyle reference action
                """,
            words: ["kind": InterfaceSegue.Kind.allCases.map(\.rawValue).joined(separator: " ")],
            keys: "popoverArrowDirection action"),
        ElementDescription("userDefinedRuntimeAttributes", like: common),
        ElementDescription(
            "userDefinedRuntimeAttribute", like: common, texts: "keyPath value",
            words: ["type": "boolean string number point size rect range color image nil"], keys: "value"),
    ]

    private static let layoutAttributes = InterfaceLayoutAttribute.allCases.map(\.rawValue).joined(separator: " ")

    private static let controlEvents = """
        touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside
        touchUpOutside touchCancel valueChanged primaryActionTriggered menuActionTriggered editingDidBegin
        editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents allEvents
        """
}
