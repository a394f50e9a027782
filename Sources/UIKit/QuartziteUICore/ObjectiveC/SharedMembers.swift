import QuartziteUIDrawing

// Members that several classes have. Objective-C finds them on an object of any class; rewritten code casts the object to
// these protocols instead.

/// An object with layout anchors.
@preconcurrency @MainActor public protocol _LayoutAnchored: AnyObject {
    /// The leading edge.
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    /// The trailing edge.
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    /// The left edge.
    var leftAnchor: NSLayoutXAxisAnchor { get }
    /// The right edge.
    var rightAnchor: NSLayoutXAxisAnchor { get }
    /// The horizontal centre.
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The vertical centre.
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    /// The width.
    var widthAnchor: NSLayoutDimension { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: _LayoutAnchored {}
extension UILayoutGuide: _LayoutAnchored {}

/// A touch, or what touches make.
@preconcurrency @MainActor public protocol _TouchLocated: AnyObject {
    /// The view.
    var view: UIView? { get }
    /// Returns the location in a view's coordinates; nil means the window.
    func location(in view: UIView?) -> CGPoint
}

extension UITouch: _TouchLocated {}
extension UIGestureRecognizer: _TouchLocated {}

/// An object with a number that identifies it.
@preconcurrency @MainActor public protocol _Tagged: AnyObject {
    /// The number.
    var tag: Int { get set }
}

extension UIView: _Tagged {}
extension UIBarItem: _Tagged {}

/// An object that can be disabled.
@preconcurrency @MainActor public protocol _Enabled: AnyObject {
    /// Whether the object is enabled.
    var isEnabled: Bool { get set }
}

extension UIControl: _Enabled {}
extension UIBarItem: _Enabled {}
extension UIGestureRecognizer: _Enabled {}

/// A view that shows a text.
@preconcurrency @MainActor public protocol _TextShowing: AnyObject {
    /// The text.
    var text: String? { get set }
}

extension UILabel: _TextShowing {}
extension UITextField: _TextShowing {}
extension UISearchBar: _TextShowing {}
