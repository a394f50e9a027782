import QuartziteUICore

extension IndexPath {
    /// Creates the path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }
    /// Creates the path of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section, which is the first index; 0 in an empty path.
    public var section: Int {
        get { first ?? 0 }
        set { self = [newValue, row] }
    }

    /// The row in the section, which is the second index; 0 in a shorter path.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = [section, newValue] }
    }

    /// The item in the section, the same as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

extension NSIndexPath {
    /// Creates the path of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates the path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section, which is the first index; 0 in an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
    /// The row in the section, which is the second index; 0 in a shorter path.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
    /// The item in the section, the same as ``row``.
    public var item: Int { row }
}
