import QuartziteUICore

extension UITableViewCell {
    /// Styles of a cell's standard content; raw values are Apple's.
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default` = 0
        /// An image, a label, and a grey label at the right.
        case value1 = 1
        /// A small tinted label, right-aligned before a second label.
        case value2 = 2
        /// An image, a label, and a small label below.
        case subtitle = 3
    }

    /// Accessories at the right side; raw values are Apple's.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A grey chevron.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// Controls at the leading side of a cell while the table is edited; raw values are Apple's.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A red circle with a minus sign.
        case delete = 1
        /// A green circle with a plus sign.
        case insert = 2
    }

    /// Styles of a selected cell; raw values are Apple's.
    public enum SelectionStyle: Int, Sendable {
        /// A selected cell looks the same.
        case none = 0
        /// Grey, like `default`.
        case blue = 1
        /// Grey, like `default`.
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// Styles of separators between cells; raw values are Apple's.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A thin line.
        case singleLine = 1
        /// A thin line, like `singleLine`.
        case singleLineEtched = 2
    }
}
