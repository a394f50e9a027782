import QuartziteUICore

extension UICellAccessory {
    /// The look of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a delete control.
    public struct DeleteOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil, the default, for the standard one.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of an insert control.
    public struct InsertOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil, the default, for the standard one.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of a reorder control.
    public struct ReorderOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// Whether a line separates the control from the accessories before it; true by default.
        public var showsVerticalSeparator = true

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The look of a selection circle.
    public struct MultiselectOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil, the default, for the standard one.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of a detail button.
    public struct DetailOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a label.
    public struct LabelOptions {
        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// The font; that of body text by default.
        public var font: UIFont
        /// Whether the font follows the user's text size; true by default.
        public var adjustsFontForContentSizeCategory = true

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The look of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// How taps expand and collapse an item.
        public enum Style: Int, Sendable {
            /// As a header if the cell is one, and as a cell otherwise.
            case automatic = 0
            /// A tap anywhere in the cell.
            case header = 1
            /// A tap on the accessory.
            case cell = 2
        }

        /// Whether the accessory is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the accessory takes; nil, the default, for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, the default, for the standard one.
        public var tintColor: UIColor?
        /// How taps expand and collapse the item; automatic by default.
        public var style = Style.automatic

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style
        }
    }

    /// A view as an accessory, with its place.
    @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side of the cell.
        public let placement: Placement
        /// Whether the view is hidden, but keeps its place; false by default.
        public var isHidden = false
        /// The width that the view takes; nil, the default, for its own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour; nil, the default, for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps its size; nil, the default, if it does not use constraints.
        public var maintainsFixedSize: Bool?

        /// Creates the configuration of a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
