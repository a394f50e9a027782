import QuartziteUIDrawing

extension UILabel {
    /// The smallest size of shrunk text in points, a property of Objective-C that key-value coding still reaches.
    var minimumFontSize: CGFloat {
        get { font.pointSize * minimumScaleFactor }
        set { if font.pointSize > 0 { minimumScaleFactor = newValue / font.pointSize } }
    }
}
