import QuartziteUIElements

extension PropertyTables {
    /// The properties of a control that shows a colour.
    static let colorWell = PropertyRows<UIColorWell>([
        .text("title", \.title),
        .bool("supportsAlpha", \.supportsAlpha, absent: nil),
        .color("selectedColor", \.selectedColor),
    ])
}
