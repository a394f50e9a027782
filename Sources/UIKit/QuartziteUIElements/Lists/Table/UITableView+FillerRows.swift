import QuartziteUICore

extension UITableView {
    /// The largest number of filler rows.
    private static let maximumFillers = 1000
    /// The height of filler rows before iOS 15, in points, if rows determine their own heights.
    private static let oldFillerHeight: CGFloat = 44

    /// The height of filler rows in points; before iOS 15, every plain table has filler rows.
    private var shownFillerHeight: CGFloat {
        guard fillerRowHeight == Self.automaticDimension, !_isAvailable(15) else { return fillerRowHeight }
        return rowHeight > 0 ? rowHeight : Self.oldFillerHeight
    }

    /// Draws the separators of filler rows from the last row to the end of the table.
    func placeFillerRows() {
        let height = shownFillerHeight
        let isShown =
            style == .plain && height > 0 && height.isFinite && tableFooterView == nil && separatorStyle != .none
        let (start, end) = (arrangement.bottom, bounds.maxY)
        let desired = isShown && end > start ? ((end - start) / height).rounded(.up) : 0
        let count = Int(exactly: min(desired, CGFloat(Self.maximumFillers))) ?? 0
        while fillerLines.count > count { fillerLines.removeLast().removeFromSuperview() }
        while fillerLines.count < count {
            let line = UIView.part()
            fillerLines.append(line)
            insertSubview(line, at: backgroundView == nil ? 0 : 1)
        }
        let thickness = 1 / max(UIScreen.main.scale, 1)
        let left = separatorInset.left + (separatorInsetReference == .fromAutomaticInsets ? sideMargin : 0)
        for (index, line) in fillerLines.enumerated() {
            line.backgroundColor = separatorColor
            let frame = CGRect(
                x: left, y: start + CGFloat(index + 1) * height - thickness,
                width: max(bounds.width - left - separatorInset.right, 0), height: thickness)
            line.place(
                in: isRightToLeft ? frame.mirrored(in: CGRect(x: 0, y: 0, width: bounds.width, height: 0)) : frame)
        }
    }
}
