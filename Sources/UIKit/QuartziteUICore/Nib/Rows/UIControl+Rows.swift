import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties that all controls have (interface_builder.md I76).
    static let control = PropertyRows<UIControl>([
        .word(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            [
                "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]),
        .word(
            "contentVerticalAlignment", \.contentVerticalAlignment,
            ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]),
        .bool("selected", \.isSelected),
        .bool("highlighted", \.isHighlighted),
        .bool("enabled", \.isEnabled, absent: true),
        .bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
    ])
}

extension PropertyTables {
    /// The segments and the selected one, none unless the document names it (interface_builder.md I83).
    static let segmentedControl = PropertyRows<UISegmentedControl>(
        ignored: "segmentControlStyle",
        [
            .bool("springLoaded", \.isSpringLoaded),
            .color("backgroundColor", \.backgroundColor).unarchived,
            .own("segments:key") { $0.decodeSegments(from: $1) },
            .bool("momentary", \.isMomentary),
            .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor).inAppearance,
            .own("selectedSegmentIndex:integer=-1") { control, coder in
                guard let index = coder.element.stated(integer: "selectedSegmentIndex"),
                    (0..<control.numberOfSegments).contains(index)
                else { return }
                control.selectedSegmentIndex = index
            },
        ])
}

extension UISegmentedControl {
    fileprivate func decodeSegments(from coder: NibCoder) {
        for (index, segment) in coder.element.list("segments").enumerated() {
            if let image = coder.image("image", of: segment) {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title"), at: index, animated: false)
            }
            segment.number("width").map { setWidth(CGFloat($0), forSegmentAt: index) }
            segment.size("contentOffset").map { setContentOffset($0, forSegmentAt: index) }
            if !segment.bool("enabled") { setEnabled(false, forSegmentAt: index) }
        }
    }
}
