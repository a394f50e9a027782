import QuartzCore

extension UITableViewCell {
    /// What a cell has, and where; raw values are Apple's.
    public enum CellStyle: Int, Sendable {
        /// A picture and one text.
        case `default` = 0
        /// A picture, a text, and a grey one at the right.
        case value1 = 1
        /// A small coloured text that ends where another begins.
        case value2 = 2
        /// A picture, a text, and a small one below.
        case subtitle = 3
    }

    /// A sign at the right side; raw values are Apple's.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A grey angle: more follows.
        case disclosureIndicator = 1
        /// A button for details, and an angle.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// How a cell shows that it is selected; raw values are Apple's.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// Grey, as `default`.
        case blue = 1
        /// Grey, as `default`.
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// What lies between cells; raw values are Apple's.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case singleLine = 1
        /// A thin line, as `singleLine`.
        case singleLineEtched = 2
    }
}
