import QuartziteUIDrawing

/// A type with a coordinate system on the screen: a view, or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The bounds of the space in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point from this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this space to another; the result is the bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space to this one; the result is the bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// Converts a point from this view to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a point from another space to this view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a rectangle from this view to another space; the result is the bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a rectangle from another space to this view; the result is the bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinate space, which is that of the frames of windows.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The same as `coordinateSpace`; unlike on iOS, it does not stay in portrait if the stage rotates.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Converts a point from the screen to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.layer.convert(point, from: nil) ?? point
    }

    /// Converts a point from another space to the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.layer.convert(point, to: nil) ?? point
    }

    /// Converts a rectangle from the screen to another space; the result is the bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.layer.convert(rect, from: nil) ?? rect
    }

    /// Converts a rectangle from another space to the screen; the result is the bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.layer.convert(rect, to: nil) ?? rect
    }
}
