import QuartzCore

/// Something that has coordinates of its own on the screen: a view, or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }
    /// A point of this space in another's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The box round a rectangle of this space in another's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The box round a rectangle of another space in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// A point of this view in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }

    /// A point of another space in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }

    /// The box round a rectangle of this view in another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }

    /// The box round a rectangle of another space in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen, whose coordinates are those of windows' frames.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen: a stage is never turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.layer.convert(point, from: nil) ?? point
    }

    /// A point of another space in the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.layer.convert(point, to: nil) ?? point
    }

    /// The box round a rectangle of the screen in another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.layer.convert(rect, from: nil) ?? rect
    }

    /// The box round a rectangle of another space in the screen's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.layer.convert(rect, to: nil) ?? rect
    }
}
