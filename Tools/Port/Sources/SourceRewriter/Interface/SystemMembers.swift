/// The members of UIKit and Foundation that code looks up on values of type `AnyObject`.
enum SystemMembers {
    /// The class that has each member, by the member's full name.
    static let classes: [String: String] = {
        let values = ["Point", "Rect", "Size", "Vector", "AffineTransform"].map { "cg\($0)Value" }
        let numbers = ["double", "float", "int", "integer", "bool", "uint", "int64", "int32", "string"]
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let pairs =
            (values + ["uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue"]).map { ($0, "NSValue") }
            + numbers.map { ("\($0)Value", "NSNumber") }
            + lines.flatMap { line in
                // A member that several classes have is that of a protocol.
                line.dropFirst().map { ($0, line[0].replacing("any_", with: "any _")) }
            }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// The properties whose own type is optional.
    static let optional: Set<String> = [
        "superview", "window", "backgroundColor", "titleLabel", "currentTitle", "text", "view", "sublayers",
    ]

    /// Lines that begin with a class, followed by its members.
    private static let text = """
        NSObject value(forKey:) setValue(_:forKey:) value(forKeyPath:) setValue(_:forKeyPath:) hash classForCoder
        NSObject isKind(of:) isMember(of:) responds(to:) perform(_:) perform(_:with:) perform(_:with:with:) copy()
        NSObject perform(_:with:afterDelay:) mutableCopy() addObserver(_:forKeyPath:options:context:)
        NSObject performSelector(onMainThread:with:waitUntilDone:) performSelector(inBackground:with:)
        NSObject performSelector(onMainThread:with:waitUntilDone:modes:) perform(_:on:with:waitUntilDone:)
        any_LayoutAnchored topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor widthAnchor
        any_LayoutAnchored heightAnchor centerXAnchor centerYAnchor
        any_TouchLocated location(in:) view
        any_Tagged tag
        any_Enabled isEnabled
        any_TextShowing text
        NSObject removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:) description debugDescription
        CALayer add(_:forKey:) animation(forKey:) removeAnimation(forKey:) addSublayer(_:) removeFromSuperlayer()
        CALayer sublayers position opacity cornerRadius
        UIView frame bounds center superview subviews alpha isHidden backgroundColor layer window addSubview(_:)
        UIView removeFromSuperview() viewWithTag(_:) layoutIfNeeded() setNeedsLayout() isUserInteractionEnabled
        UIControl isSelected isHighlighted addTarget(_:action:for:) sendActions(for:)
        UIButton titleLabel currentTitle setTitle(_:for:) setTitleColor(_:for:) setImage(_:for:)
        UIButton setBackgroundImage(_:for:)
        UITouch phase tapCount timestamp previousLocation(in:) force
        UISwitch isOn setOn(_:animated:)
        UISlider value
        UISegmentedControl selectedSegmentIndex titleForSegment(at:)
        UIGestureRecognizer state numberOfTouches
        UIPanGestureRecognizer translation(in:) velocity(in:)
        NSString length
        NSDictionary object(forKey:) allKeys allValues
        """
}
