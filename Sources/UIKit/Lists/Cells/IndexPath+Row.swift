import QuartzCore

extension IndexPath {
    /// The path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The path of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section: the path's first number; 0 in an empty path.
    public var section: Int {
        get { first ?? 0 }
        set { self = [newValue, row] }
    }

    /// The row in its section: the path's second number; 0 in a shorter path.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = [section, newValue] }
    }

    /// The item in its section: the same as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

extension NSIndexPath {
    /// The path of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section: the path's first number; 0 in an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
    /// The row in its section: the path's second number; 0 in a shorter path.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
    /// The item in its section: the same as ``row``.
    public var item: Int { row }
}
