import QuartziteUICore

// Methods of lists that code names by strings.

extension UITableView {
    enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] { [.method("reloadData") { (o: UITableView) in o.reloadData() }] }
    }
}

extension UICollectionView {
    enum _Members: _MemberTable {
        @MainActor static var _members: [_Member] {
            [.method("reloadData") { (o: UICollectionView) in o.reloadData() }]
        }
    }
}
