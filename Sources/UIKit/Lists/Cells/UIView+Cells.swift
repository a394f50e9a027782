import QuartzCore

extension UIView {
    /// Gives the view a frame, also where a transform hides what its frame is.
    func place(in rect: CGRect) {
        if CATransform3DIsIdentity(transform3D) {
            if frame != rect { frame = rect }
            return
        }
        let anchor = layer.anchorPoint
        if bounds.size != rect.size { bounds.size = rect.size }
        let middle = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != middle { center = middle }
    }

    /// Shows labels and pictures inside as highlighted, or as usual.
    func highlightContents(_ isHighlighted: Bool) {
        for child in children {
            (child as? UILabel)?.isHighlighted = isHighlighted
            (child as? UIImageView)?.isHighlighted = isHighlighted
            child.highlightContents(isHighlighted)
        }
    }

    /// Lays out what is inside, and nothing round the view.
    func layOutInside() {
        updateLayout()
        layer.layOutTree()
    }

    /// Whether constraints bind what is inside to the view.
    var hasInnerConstraints: Bool { !layout.constraints.isEmpty }
}
