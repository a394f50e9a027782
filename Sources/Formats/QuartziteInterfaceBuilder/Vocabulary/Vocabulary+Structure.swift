extension Vocabulary {
    /// The elements that contain objects, those of connections, and objects whose class has no rows.
    static let structure = """
        common id key sceneMemberID accessibilityConfiguration:key
        object customClass customModule customModuleProvider
        document type toolsVersion useAutolayout:bool colorMatched:bool launchScreen:bool initialViewController tintColor:key
        scenes
        scene sceneID
        objects
        resources
        image name catalog width:number height:number
        namedColor name
        systemColor name
        placeholder < object placeholderIdentifier
        customObject < object
        exit < object
        subviews
        constraints
        connections
        layoutGuides
        constraint < object symbolic:bool placeholder:bool constant:number=0 priority:number=1000
            multiplier:multiplier=1 firstItem secondItem identifier firstAttribute:\(layoutAttributes)
            secondAttribute:\(layoutAttributes) relation:equal|lessThanOrEqual|greaterThanOrEqual=equal
        variation anything
        mask
        include reference
        exclude reference
        viewLayoutGuide < object
        viewControllerLayoutGuide < object type:top|bottom
        outlet appends:bool property destination
        outletCollection appends:bool property destination
        action selector destination eventType:\(controlEvents)
        segue < object animates:bool=YES destination identifier relationship popoverAnchorView popoverAnchorBarButtonItem
            unwindAction destinationCreationSelector trigger modalPresentationStyle modalTransitionStyle reference
            kind:\(segueKinds) popoverArrowDirection:key action:key
        userDefinedRuntimeAttributes
        userDefinedRuntimeAttribute keyPath value type:boolean|string|number|point|size|rect|range|color|image|nil
            value:key
        viewControllerPlaceholder < viewController referencedIdentifier bundleIdentifier storyboardName
        containerView < view
        pickerView < view
        visualEffectView < view
        window < view rootViewController:key
        tableViewCellContentView < view tableViewCell
        collectionViewCellContentView < view
        collectionViewLayout < object
        hoverGestureRecognizer < gestureRecognizer
        pongPressGestureRecognizer < longPressGestureRecognizer
        """

    private static let layoutAttributes = InterfaceLayoutAttribute.allCases.map(\.rawValue).joined(separator: "|")
    private static let segueKinds = InterfaceSegue.Kind.allCases.map(\.rawValue).joined(separator: "|")

    private static let controlEvents = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
        "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
        "allTouchEvents", "allEditingEvents", "allEvents",
    ].joined(separator: "|")
}
