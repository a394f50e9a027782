extension UISplitViewController {
    /// Kinds of split view controllers; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The controllers are those of ``viewControllers``.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// Backgrounds of the primary column on a Mac; raw values are Apple's.
    public enum BackgroundStyle: Int, Sendable {
        /// That of the app.
        case none = 0
        /// That of a sidebar.
        case sidebar
    }

    /// Columns; raw values are Apple's.
    public enum Column: Int, Sendable {
        /// The leading column.
        case primary = 0
        /// The column between the others.
        case supplementary = 1
        /// The column with the details.
        case secondary = 2
        /// What is shown in place of all columns where the width is compact.
        case compact = 3
        /// The trailing column of iOS 26, which is not shown here; setting a controller for it is reported.
        case inspector = 4
    }

    /// When a button in a bar shows and hides the primary column; raw values are Apple's.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where the system finds it useful.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }

    /// The edges at which the primary column can be; raw values are Apple's.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// Whether columns are beside each other, as a trait of iOS 26 says; raw values are Apple's.
    public enum LayoutEnvironment: Int, Sendable {
        /// There is no split view controller.
        case none = 0
        /// The columns are beside each other.
        case expanded = 1
        /// One controller fills the container.
        case collapsed = 2
    }

    /// Arrangements of the columns; raw values are Apple's.
    public enum DisplayMode: Int, Sendable {
        /// The arrangement for the device.
        case automatic = 0
        /// Only the secondary column is shown.
        case secondaryOnly = 1
        /// One column is beside the secondary one: the primary column, or the supplementary one if there are three columns.
        case oneBesideSecondary = 2
        /// One column is over the secondary one.
        case oneOverSecondary = 3
        /// Two columns are beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns are over the secondary one.
        case twoOverSecondary = 5
        /// Two columns displace the secondary one.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns that are shown share the space with the secondary one; raw values are Apple's.
    public enum SplitBehavior: Int, Sendable {
        /// The behaviour for the device.
        case automatic = 0
        /// The columns are beside the secondary one.
        case tile = 1
        /// The columns are over the secondary one.
        case overlay = 2
        /// The columns move the secondary one aside.
        case displace = 3
    }
}
