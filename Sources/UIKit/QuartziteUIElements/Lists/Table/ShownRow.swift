import QuartziteUICore

/// A visible row.
struct ShownRow {
    var path: IndexPath
    let cell: UITableViewCell
    var frame: CGRect
}

/// A visible header or footer.
struct ShownTitle {
    var section: Int
    let isHeader: Bool
    let view: UIView
}
