import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of an image view (interface_builder.md I80).
    static let imageView = PropertyRows<UIImageView>([
        .bool("userInteractionEnabled", \.isUserInteractionEnabled, absent: true),
        .symbol("preferredSymbolConfiguration", \.preferredSymbolConfiguration),
        .image("image", \.image),
        .image("highlightedImage", \.highlightedImage),
        .bool("highlighted", \.isHighlighted),
    ])

    /// The properties of an activity indicator (interface_builder.md I84).
    ///
    /// Unlike one created in code, it stays visible while it is stopped, unless the document says otherwise.
    static let activityIndicatorView = PropertyRows<UIActivityIndicatorView>([
        .word(
            "style", \.style,
            ["gray": .gray, "white": .white, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large]),
        .own("") { view, coder in coder.element.frame.map { view.frame = $0 } },
        .color("color", \.color).inAppearance,
        .bool("hidesWhenStopped", \.hidesWhenStopped),
        .own("animating:bool") { view, coder in if coder.element.bool("animating") { view.startAnimating() } },
        .own("hidden:bool") { view, coder in if coder.element.bool("hidden") { view.isHidden = true } },
    ])

    /// The properties of a stack view, whose subviews are arranged already (interface_builder.md I88).
    static let stackView = PropertyRows<UIStackView>([
        .word("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical], absent: .horizontal),
        .word(
            "distribution", \.distribution,
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ], absent: .fill),
        .word(
            "alignment", \.alignment,
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ], absent: .fill),
        .number("spacing", \.spacing, absent: 0),
        .own(
            "layoutMarginsRelativeArrangement:bool",
            copy: { $1.isLayoutMarginsRelativeArrangement = $0.isLayoutMarginsRelativeArrangement }
        ) { stack, coder in
            // Margins in a document always apply to the arrangement.
            let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains { coder.element.insets($0) != nil }
            stack.isLayoutMarginsRelativeArrangement =
                hasMargins || coder.element.bool("layoutMarginsRelativeArrangement")
        },
    ])
}
