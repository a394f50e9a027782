import QuartzCore

/// Tells a table what it shows; the first two methods are needed, all others optional.
///
/// Swift on Linux knows no optional methods: those have defaults here. A class that conforms is asked for its own methods; one
/// derived from it is heard only where that class declares the method.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row, made by `dequeueReusableCell(withIdentifier:for:)`, say.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 unless declared.
    func numberOfSections(in tableView: UITableView) -> Int
    /// What stands above a section; nothing unless declared.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// What stands below a section; nothing unless declared.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
